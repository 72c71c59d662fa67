/**
 * What the browser needs of the contract at run time, so that it never loads the schemas. `virtual:routes`: the
 * method, path, renewed rows and failure text of each row. `virtual:audit`: the texts of audit entries.
 */
import { eventsRows, type Row, routeOf } from '@mizan/platform/contract'
import { gather } from '@mizan/platform/domain'
import type { Plugin } from 'vite'
import { domains } from '../../server/domains.ts'

const { rows, audit } = gather(domains)
const routes = Object.fromEntries(
  Object.entries<Row>({ ...rows, ...eventsRows }).map(([name, row]) => [name, routeOf(row)]),
)
const modules: Readonly<Record<string, object>> = { 'virtual:routes': routes, 'virtual:audit': audit }
const inside = (id: string) => `\0${id}`

export const contractPlugin = (): Plugin => ({
  name: 'mizan-contract',
  resolveId: (id) => (id in modules ? inside(id) : undefined),
  load: (id) => {
    const found = Object.entries(modules).find(([name]) => inside(name) === id)
    return found && `export default ${JSON.stringify(found[1])}`
  },
})
