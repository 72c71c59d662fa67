/** The parts that the calls of this domain work with; the program makes them once. */
import type { Transaction } from '@mizan/platform/database'
import type { ServerStatus } from '../schemas.ts'
import type { FeatureSwitches } from './features.ts'

export interface SiteParts {
  product: { name: string; version: string }
  startedAt: Date
  /** How the other parts are; a failure inside is told, never thrown. */
  status: () => Promise<Pick<ServerStatus, 'database' | 'index'>>
  features: FeatureSwitches
  /** Who is told what the forms bring; nobody where the installation names none. */
  contactEmail: string | undefined
  /** Names and addresses of accounts; those that are gone are left out. */
  namesOf: (
    tx: Transaction,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { name: string; surname: string; email: string }>>
}
