/** The parts that the calls of this domain work with; the program makes them once. */
import type { AuditTable } from '@mizan/platform/contract'
import type { Transaction } from '@mizan/platform/database'

export interface Person {
  id: string
  name: string
  surname: string
  email: string
}

export interface KnownPerson extends Person {
  /** Whether a code that was sent there has been entered: otherwise the address may be somebody else's. */
  isEmailProven: boolean
}

/** What offices need of accounts; they are given a transaction of the system's scope. */
export interface Accounts {
  /** Accounts that are gone are left out. */
  peopleByIds: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, KnownPerson>>
  provenEmailOf: (tx: Transaction, userId: string) => Promise<string | undefined>
  /** Ends the sessions of somebody who was removed, and tells them by mail and at the next sign-in whom to ask. */
  memberRemoved: (
    tx: Transaction,
    userId: string,
    removal: { officeName: string; askId: string },
  ) => Promise<void>
}

/** What offices need of licences; either scope will do. */
export interface Licensing {
  grantTrial: (tx: Transaction, officeId: string) => Promise<void>
  licencesOf: (
    tx: Transaction,
    officeId: string,
  ) => Promise<{ keys: ReadonlySet<string>; readOnly: boolean; trialEndsAt: string | null }>
}

/** How many cases of the office are not closed. */
export type ActiveCasesOf = (tx: Transaction, officeId: string) => Promise<number>

declare module '@mizan/platform/domain' {
  interface Ports {
    licensing: Licensing
    /** While no domain has cases, none keep an office from being left. */
    activeCasesOf?: ActiveCasesOf
  }
}

export interface CompanyParts {
  accounts: Accounts
  licensing: Licensing
  activeCasesOf: ActiveCasesOf
  /** The entries that any domain leaves in the record of an office. */
  audit: AuditTable
  /** Address that people use; invitations lead there. */
  publicUrl: string
}
