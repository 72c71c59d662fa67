/** Who may import what, as pure functions for the calls and for the jobs that follow them. */
import { permits } from '@mizan/company/access'
import type { ImportKind } from './data/kinds.ts'

/** Whoever may not write cases imports nothing, because every table may name them. */
export const mayImport = (roles: readonly string[], kind: ImportKind): boolean =>
  permits(roles, { module: 'cases', level: 'Write' }) && (kind !== 'clients' || mayAddClients(roles))

/** Also the clients that a table of cases names and the office does not have. */
export const mayAddClients = (roles: readonly string[]): boolean =>
  permits(roles, { module: 'clients', level: 'Write' })
