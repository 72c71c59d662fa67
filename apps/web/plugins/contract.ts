/**
 * The facts of the contract that the browser needs at run time, so that it never loads the schemas. `virtual:routes`:
 * the method, path, renewed rows and failure text of each row; those of a domain are a file of their own, loaded with
 * the first call to it. `virtual:audit`: the texts of audit entries.
 */
import { eventsRows, type Route, type Row, type Rows, routeOf } from '@mizan/platform/contract'
import { gather, type ServerManifest } from '@mizan/platform/domain'
import type { Plugin } from 'vite'
import { domains } from '../../server/domains.ts'

type Table = Record<string, Route>

/** Called before or while the first screen is loaded: waiting for another file would delay it. */
const firstCalls = new Set([
  'auth.refresh',
  'auth.logout',
  'user.profile',
  'site.features',
  'events.follow',
  'decisions.search',
  'decisions.getTurkey',
  'decisions.getKktc',
  'laws.search',
  'laws.content',
])

const tableOf = (rows: Rows): Table =>
  Object.fromEntries(Object.entries<Row>(rows).map(([name, row]) => [name, routeOf(row)]))

const wordOf = (name: string) => name.slice(0, name.indexOf('.'))

const manifests: readonly ServerManifest[] = domains
const tables = Object.fromEntries(
  manifests.map(({ name, rows }): [string, Table] => [`virtual:routes/${name}`, tableOf(rows ?? {})]),
)

/** Finds the file of the rows whose names begin with a word. */
function loadersOf(): string {
  const words = Object.entries(tables).flatMap(([file, table]) =>
    [...new Set(Object.keys(table).map(wordOf))].map((word) => ({ word, file })),
  )
  const twice = words.find(({ word }, at) => words.findIndex((one) => one.word === word) !== at)
  if (twice) throw new Error(`Two domains have rows whose names begin with ${twice.word}.`)
  const lines = words.map(({ word, file }) => `${word}: () => import('${file}').then((one) => one.default)`)
  return `{ ${lines.join(', ')} }`
}

function firstTable(): Table {
  const all: Table = Object.assign({}, ...Object.values(tables), tableOf(eventsRows))
  const missing = [...firstCalls].filter((name) => !(name in all))
  if (missing.length > 0) throw new Error(`The contract has no row ${missing.join(', ')}.`)
  return Object.fromEntries(Object.entries(all).filter(([name]) => firstCalls.has(name)))
}

const modules = (): Readonly<Record<string, string>> => ({
  'virtual:routes': `export const first = ${JSON.stringify(firstTable())}\nexport const loaders = ${loadersOf()}`,
  'virtual:audit': `export default ${JSON.stringify(gather(domains).audit)}`,
  ...Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [name, `export default ${JSON.stringify(table)}`]),
  ),
})

export const contractPlugin = (): Plugin => {
  const texts = Object.entries(modules()).map(([name, text]) => ({ name, inside: `\0${name}`, text }))
  return {
    name: 'mizan-contract',
    resolveId: (id) => texts.find(({ name }) => name === id)?.inside,
    load: (id) => texts.find(({ inside }) => inside === id)?.text,
  }
}
