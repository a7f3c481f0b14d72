declare module 'words:all' {
  type Messages = [id: string, value: import('@fluent/bundle').Message['value']][]
  type Topics = Record<import('../words-plugin').Topic, () => Promise<{ default: Messages }>>
  type Spoken = { default: Messages; topics: Topics }
  const languages: Record<import('./words.svelte').Language, () => Promise<Spoken>>
  export default languages
}
