/** The source of a call's method and path for the client. */
import { ApiError } from './api-error.ts'
import type { Route } from './rows.ts'

export type RouteTable = Readonly<Record<string, Route>>

export interface Routes {
  /** The route of a call; undefined while its table has not been loaded. */
  known: (name: string) => Route | undefined
  /** @throws ApiError `network.unreachable` if its table cannot be loaded */
  load: (name: string) => Promise<Route>
}

/** Loads the table of the rows whose names begin with a word, such as `cases` of `cases.list`. */
export type RouteLoaders = Readonly<Record<string, () => Promise<RouteTable>>>

/** The routes of `first` are known at once; each other table is loaded with the first call that needs it. */
export function routesOf(first: RouteTable, loaders: RouteLoaders = {}): Routes {
  const tables: Record<string, Route> = { ...first }
  const load = async (name: string): Promise<Route> => {
    const loader = loaders[name.slice(0, name.indexOf('.'))]
    const table = await loader?.().catch(() => {
      throw new ApiError(0, 'network.unreachable', '')
    })
    Object.assign(tables, table)
    const route = tables[name]
    if (!route) throw new Error(`The contract has no row ${name}`)
    return route
  }
  return { known: (name) => tables[name], load: async (name) => tables[name] ?? load(name) }
}
