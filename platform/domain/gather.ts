/** Everything that the domains of a list offer, as the tables that programs read. */
import type { AuditTable, ErrorTable, IssueTable, Row } from '../contract/index.ts'
import type { Migration } from '../database/index.ts'
import type { ServerManifest } from './index.ts'

export interface GatheredDomains {
  rows: Readonly<Record<string, Row>>
  errors: ErrorTable
  issues: IssueTable
  audit: AuditTable
  migrations: Migration[]
}

/** @throws Error if two domains use one name for a row, an error, an issue or an entry */
export const gather = (domains: readonly ServerManifest[]): GatheredDomains => ({
  rows: together(
    'row',
    domains.map(({ rows }) => rows),
  ),
  errors: together(
    'error',
    domains.map(({ errors }) => errors),
  ),
  issues: together(
    'issue',
    domains.map(({ issues }) => issues),
  ),
  audit: together(
    'audit entry',
    domains.map(({ audit }) => audit),
  ),
  migrations: domains.flatMap(({ migrations = [] }) => migrations),
})

function together<T>(
  what: string,
  tables: readonly (Readonly<Record<string, T>> | undefined)[],
): Record<string, T> {
  const all: Record<string, T> = {}
  for (const table of tables)
    for (const [name, one] of Object.entries(table ?? {})) {
      if (name in all) throw new Error(`Two domains have the ${what} ${name}.`)
      all[name] = one
    }
  return all
}
