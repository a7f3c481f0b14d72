/** The keys of the replay, wherever on the page the focus is. */

export type Command = 'back' | 'on' | 'first' | 'last' | 'toggle'

const COMMANDS: Record<string, Command> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  ' ': 'toggle',
}
const TAKES_KEYS = 'input, select, textarea, [contenteditable], dialog' // the slider knows the arrows by itself
const TAKES_SPACE = 'button, a, summary'

/** What a key asks for; null if it belongs to what has the focus, to the browser, or to nobody. */
export function commandOf(event: KeyboardEvent): Command | null {
  const command = COMMANDS[event.key]
  if (!command || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return null
  const at = event.target instanceof Element ? event.target : null
  if (command === 'toggle' && at?.matches('[type=range]')) return command
  if (at?.closest(TAKES_KEYS) || (command === 'toggle' && at?.closest(TAKES_SPACE))) return null
  return command
}
