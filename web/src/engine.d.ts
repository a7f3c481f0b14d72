declare module 'virtual:engine' {
  const manifest: import('../engine/manifest').Manifest
  export default manifest
}

declare module 'virtual:blanks' {
  const blanks: import('./protocol').Blanks
  export default blanks
}

declare module 'virtual:games' {
  const games: import('./protocol').Games
  export default games
}
