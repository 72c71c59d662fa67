declare module 'virtual:extension-routes' {
  import type { RouteTable } from '@mizan/platform/contract/client'

  const routes: RouteTable
  export default routes
}
