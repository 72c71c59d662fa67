/** `virtual:extension-routes`: method, path and form of the calls that the extension makes; the schemas stay out of it. */
import { extensionRows } from '@mizan/government/contract'
import { identityRows } from '@mizan/identity/contract'
import { type Row, routeOf } from '@mizan/platform/contract'
import type { Plugin } from 'vite'

const ofSession = [
  'auth.extensionLogin',
  'auth.requestOtp',
  'auth.verify',
  'auth.verifyTotp',
  'auth.refresh',
  'auth.logout',
]
const rows: [string, Row][] = [
  ...Object.entries<Row>(extensionRows),
  ...Object.entries<Row>(identityRows).filter(([name]) => ofSession.includes(name)),
]
const routes = Object.fromEntries(rows.map(([name, row]) => [name, routeOf(row)]))

const name = 'virtual:extension-routes'
const inside = `\0${name}`

export const routesPlugin = (): Plugin => ({
  name: 'mizan-extension-routes',
  resolveId: (id) => (id === name ? inside : undefined),
  load: (id) => (id === inside ? `export default ${JSON.stringify(routes)}` : undefined),
})
