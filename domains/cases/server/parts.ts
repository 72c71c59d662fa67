/** The parts that the calls of this domain work with; the program makes them once. */
import type { seededFigures } from '@mizan/calculators/server'
import type { Seats } from '@mizan/platform/access'
import type { AuditTable } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'
import type { Log } from '@mizan/platform/log'
import type { KnownRights } from './rights/known-rights.ts'

declare module '@mizan/platform/domain' {
  interface Ports {
    /** One for the whole server; later domains ask it as well. */
    knownRights: KnownRights
  }
}

/** Dated figures of calculators. */
export type Figures = typeof seededFigures

interface Named {
  name: string
  surname: string
}

export interface Member {
  userId: string
  roles: readonly string[]
}

export interface CaseParts {
  /** Names of accounts; accounts that are gone are left out. Needs the scope of the system. */
  namesOf: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, Named>>
  /** Everybody in the office, in the order in which they joined. */
  membersOf: (tx: Transaction, officeId: string) => Promise<Member[]>
  /** Holds a client until the transaction ends, so that it is not deleted meanwhile. */
  lockClient: (
    tx: Transaction,
    officeId: string,
    clientId: string,
  ) => Promise<{ id: string; name: string } | undefined>
  /** Names of clients by id; those that were deleted are left out. */
  clientNames: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** For changes of many cases: whoever waits for the same ones holds no connection meanwhile. */
  manySeats: Seats
  /** For calendars of long ranges, whose statement has a processor of the database for itself. */
  longRangeSeats: Seats
  /** Whether the office holds a licence with which it may read its cases. */
  mayReadCases: (tx: Transaction, officeId: string) => Promise<boolean>
  /** By whose clock an office writes its hours. */
  countryOf: (tx: Transaction, officeId: string) => Promise<'turkey' | 'kktc'>
  /** Public address of the product. */
  publicUrl: string
  rights: KnownRights
  /** The dated figures that count. Needs the scope of the system. */
  figures: (tx: Transaction) => Promise<Figures>
  log: Log
  /** The entries that any domain leaves in the record of an office. */
  audit: AuditTable
}
