/** What the screen that is shown says about itself, for the header and the window's title. */
export const here: { title: string; game: string | null; filled: boolean } = $state({
  title: '',
  game: null,
  filled: false, // it has the height to itself, and needs no header
})
