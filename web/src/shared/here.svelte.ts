/** What the screen that is shown says about itself, for the header and the window's title. */
export const here: { title: string; game: string | null } = $state({ title: '', game: null })
