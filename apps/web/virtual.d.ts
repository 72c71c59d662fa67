declare module 'virtual:routes' {
  export const first: import('@mizan/platform/contract/client').RouteTable
  export const loaders: import('@mizan/platform/contract/client').RouteLoaders
}
declare module 'virtual:audit' {
  const audit: import('@mizan/platform/ui').AuditTexts
  export default audit
}
