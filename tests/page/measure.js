/* What a person could not see, read or tap at the table, in words; run in the page. */
(() => {
  const LEAST_TEXT = 11 // px
  const LEAST_HEIGHT = 40 // px
  const COLUMNS = 14 // eleven numbers, the lock, the emblem and the edges
  const PHONE = 500 // px
  const NEARLY = 0.6 // px
  const found = []
  const all = (selector, within = document) => [...within.querySelectorAll(selector)]
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.spoken')
  const told = (element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].filter((name) => !name.startsWith('svelte')).join('.')} ` +
    `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`
  const round = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')

  const bar = document.querySelector('.bar')
  const floor = bar.getBoundingClientRect()

  /** Completely inside the window, and not behind the bar. */
  function inSight(element) {
    const box = element.getBoundingClientRect()
    const inside =
      box.left >= -NEARLY && box.top >= -NEARLY && box.right <= innerWidth + NEARLY && box.bottom <= innerHeight + NEARLY
    const behind =
      !bar.contains(element) && box.bottom > floor.top + NEARLY && box.right > floor.left && box.left < floor.right
    if (!inside || behind) found.push(`not in sight: ${told(element)} at ${round(box)}`)
  }

  /** What is tapped in its middle is the element itself. */
  function onTop(element) {
    const box = element.getBoundingClientRect()
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (!element.contains(hit)) found.push(`covered: ${told(element)} by ${hit && told(hit)}`)
  }

  function largeEnough(element) {
    const box = element.getBoundingClientRect()
    if (box.height < LEAST_HEIGHT - NEARLY) found.push(`too low: ${told(element)}, ${box.height.toFixed(1)}`)
    const narrow = innerWidth < PHONE ? innerWidth / COLUMNS : innerWidth / 40
    if (box.width < Math.min(narrow, LEAST_HEIGHT)) found.push(`too narrow: ${told(element)}, ${box.width.toFixed(1)}`)
  }

  /** The size of its text on the screen. */
  function legible(element) {
    const size = parseFloat(getComputedStyle(element).fontSize)
    const scale = element instanceof SVGElement ? element.getScreenCTM().a : 1
    if (size > 0 && size * scale < LEAST_TEXT - 0.01) found.push(`too small: ${told(element)}, ${size * scale}`)
  }

  const choices = all('main button[aria-pressed]:not(:disabled):not(.tab[aria-pressed=false])').filter(shown)
  const asked = choices.some((choice) => !choice.matches('.tab'))
  const needed = [
    ...all('.mine .row'),
    ...all('.hand li, .display li, .pile .slot').filter(() => !document.querySelector('.asking')),
    ...(document.querySelector('.board button') ? all('.board') : []),
    ...all('.dice'),
    ...all('.top .asked'),
    bar,
    ...all('button', bar),
  ]
  for (const element of [...needed, ...choices].filter(shown)) inSight(element)
  for (const element of [...choices, ...all('button', bar)].filter(shown)) onTop(element)
  for (const element of [...choices, ...all('main button, main a, summary')].filter(shown)) largeEnough(element)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const worded = new Set()
  while (texts.nextNode()) {
    if (texts.currentNode.data.trim() && shown(texts.currentNode.parentElement)) worded.add(texts.currentNode.parentElement)
  }
  for (const element of worded) legible(element)
  if (asked && all('.mine .row').length < 4) found.push('not all rows')
  if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the window')
  if (document.documentElement.scrollHeight > innerHeight && innerHeight > 512) found.push('higher than the window')
  return found
})()
