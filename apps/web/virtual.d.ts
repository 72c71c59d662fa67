declare module 'virtual:routes' {
  const routes: import('@mizan/platform/contract/client').RouteTable
  export default routes
}
declare module 'virtual:audit' {
  const audit: import('@mizan/platform/ui').AuditTexts
  export default audit
}
