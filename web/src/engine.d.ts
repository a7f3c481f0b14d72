declare module 'virtual:engine' {
  const manifest: import('../engine/manifest').Manifest
  export default manifest
}
