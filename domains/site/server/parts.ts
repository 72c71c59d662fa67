/** The parts that the calls of this domain work with; the program creates them once. */
import type { Transaction } from '@mizan/platform/database'
import type { ServerStatus } from '../schemas.ts'
import type { FeatureSwitches } from './features.ts'

export interface SiteParts {
  product: { name: string; version: string }
  startedAt: Date
  /** Status of the other parts; a failure inside is reported, never thrown. */
  status: () => Promise<Pick<ServerStatus, 'database' | 'index'>>
  features: FeatureSwitches
  /** The address that gets messages of visitors by mail; undefined if the installation has none. */
  contactEmail: string | undefined
  /** Names and addresses of accounts; erased ones are left out. */
  namesOf: (
    tx: Transaction,
    ids: readonly string[],
  ) => Promise<ReadonlyMap<string, { name: string; surname: string; email: string }>>
}
