/* What a person could not see, read or tap at the table in a window, in words. `scrolled`: with text of twice the size one may
   scroll, but nothing may be cut or covered. */
({ document, innerWidth, innerHeight, SVGElement, getComputedStyle }, scrolled = false) => {
  const LEAST_TEXT = 11 // px
  const LEAST_HEIGHT = 40 // px
  const COLUMNS = 14 // eleven numbers, the lock, the emblem and the edges
  const PHONE = 500 // px
  const NEARLY = 0.6 // px
  const found = []
  const all = (selector, within = document) => [...within.querySelectorAll(selector)].filter(shown)
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.spoken')
  const words = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)
  const told = (element) => `${element.tagName.toLowerCase()}.${element.classList[0]} “${words(element)}”`
  const says = (what, element, more = '') => found.push(`${what}: ${told(element)} ${more}`.trim())
  const round = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' ')

  const bar = document.querySelector('.bar')
  const floor = bar.getBoundingClientRect()

  /** Completely inside the window, and not behind the bar. */
  function inSight(element) {
    const box = element.getBoundingClientRect()
    const { left, top, right, bottom } = box
    const inside = left >= -NEARLY && right <= innerWidth + NEARLY && top >= -NEARLY && bottom <= innerHeight + NEARLY
    const beside = right <= floor.left || left >= floor.right || bottom <= floor.top + NEARLY || bar.contains(element)
    if (!inside || !beside) says('not in sight', element, `at ${round(box)}`)
  }

  /** What is tapped in its middle is the element itself. */
  function onTop(element) {
    if (scrolled) element.scrollIntoView({ block: 'center' })
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (!element.contains(hit)) says('covered', element, hit ? `by ${told(hit)}` : '')
  }

  function largeEnough(element) {
    const { width, height } = element.getBoundingClientRect()
    const least = innerWidth < PHONE ? innerWidth / COLUMNS : LEAST_HEIGHT * 0.75
    if (height < LEAST_HEIGHT - NEARLY) says('too low', element, height)
    if (width < least - NEARLY && !scrolled) says('too narrow', element, width)
  }

  /** The size of its text on the screen. */
  function legible(element) {
    const scale = element instanceof SVGElement ? element.getScreenCTM().a : 1
    const size = parseFloat(getComputedStyle(element).fontSize) * scale
    if (size > 0 && size < LEAST_TEXT - 0.01) says('too small', element, size)
  }

  /** Nothing of its text is outside of it, or outside of what clips it. */
  function whole(text) {
    const element = text.parentElement
    if (element instanceof SVGElement || element.closest('.name, .who, .news, aside')) return // names may end with “…”
    const range = document.createRange()
    range.selectNodeContents(text)
    const [words, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()]
    const clips = getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    if (clips || words.left < box.left - 1 || words.right > box.right + 1) says('cut', element)
  }

  const choices = all('main button[aria-pressed]:not(:disabled):not(.tab[aria-pressed=false])')
  const cards = document.querySelector('.asking') ? '.hand li' : '.hand li, .display li, .pile .slot'
  const rows = all('.mine .row')
  const track = document.querySelector('.board button') ? all('.board') : []
  const entering = document.querySelector('.bar .pad') // what real dice showed: nothing is chosen on the sheet meanwhile
  const needed = [...(entering ? [] : rows), ...all(cards), ...track, ...all('.dice'), ...all('.top .asked'), ...choices]
  const buttons = all('button', bar)
  if (rows.length !== 4) found.push(`${rows.length} rows`)
  if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the window')
  if (document.documentElement.scrollHeight > innerHeight + 1) found.push('higher than the window')
  for (const element of [...(scrolled ? [] : needed), bar, ...buttons]) inSight(element)
  for (const element of [...choices, ...buttons]) onTop(element)
  for (const element of all('main button, main a, main summary')) largeEnough(element)
  const texts = document.createTreeWalker(document.querySelector('main'), 4 /* text */)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    if (!text.data.trim() || !shown(text.parentElement)) continue
    legible(text.parentElement)
    if (scrolled) whole(text)
  }
  return found
}
