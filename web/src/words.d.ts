declare module 'words:*' {
  const messages: [id: string, value: import('@fluent/bundle').Message['value']][]
  export default messages
}
