declare module 'words:all' {
  type Messages = [id: string, value: import('@fluent/bundle').Message['value']][]
  type Topic = 'everywhere' | import('../words-plugin').Topic
  const texts: Record<import('./words.svelte').Language, Record<Topic, () => Promise<{ default: Messages }>>>
  export default texts
}
