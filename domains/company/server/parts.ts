/** The parts that the calls of this domain work with; the program creates them once. */
import type { AuditTable, Caller } from '@mizan/platform/contract'
import type { Plan } from '@mizan/platform/contract/names'
import type { Transaction } from '@mizan/platform/database'
import type { RawBuilder } from 'kysely'

export interface Person {
  id: string
  name: string
  surname: string
  email: string
}

export interface KnownPerson extends Person {
  /** Whether a code that was sent to the address has been entered; otherwise it may be somebody else's. */
  isEmailProven: boolean
}

/** The functions of accounts that offices need. Each gets a transaction in the scope of the system. */
export interface Accounts {
  /** Erased accounts are left out. */
  peopleByIds: (tx: Transaction, ids: readonly string[]) => Promise<ReadonlyMap<string, KnownPerson>>
  provenEmailOf: (tx: Transaction, userId: string) => Promise<string | undefined>
  /** Keeps the sessions that each of these people used last, up to this number. */
  endSurplusSessions: (tx: Transaction, userIds: readonly string[], most: number) => Promise<void>
  /** Ends the sessions of a removed person, and notifies them by mail and at the next sign-in whom to ask. */
  memberRemoved: (
    tx: Transaction,
    userId: string,
    removal: { officeName: string; askId: string },
  ) => Promise<void>
}

/** The functions of licences that offices need; they work in either scope. */
export interface Licensing {
  licencesOf: (
    tx: Transaction,
    officeId: string,
  ) => Promise<{ keys: ReadonlySet<string>; readOnly: boolean; trialEndsAt: string | null }>
  /** The gigabytes that the office may store, null for any number; and the plan that sets them, if one does. */
  storageOf: (tx: Transaction, officeId: string) => Promise<{ gigabytes: number | null; plan: Plan | null }>
}

/** The number of open cases of the office. */
export type ActiveCasesOf = (tx: Transaction, officeId: string) => Promise<number>

/**
 * Entries of the record that the caller may not see although their roles open the module: a condition on
 * `audit_entries` that is true for them; undefined if there are none.
 */
export type HiddenEntries = (caller: Caller) => RawBuilder<boolean> | undefined

/**
 * Removes the rights and other things that a person has in the office as a member: the person is leaving, and starts
 * without them after a return. Works in either scope, in the transaction in which they leave.
 */
export type MemberLeft = (tx: Transaction, leaver: { officeId: string; userId: string }) => Promise<void>

declare module '@mizan/platform/domain' {
  interface Ports {
    licensing: Licensing
    /** Undefined if no domain has cases; then cases keep nobody from leaving. */
    activeCasesOf?: ActiveCasesOf
  }
  interface Lists {
    hiddenEntries: HiddenEntries
    memberLeft: MemberLeft
  }
}

export interface CompanyParts {
  accounts: Accounts
  licensing: Licensing
  activeCasesOf: ActiveCasesOf
  hiddenEntries: HiddenEntries
  memberLeft: MemberLeft
  /** The audit entries of all domains. */
  audit: AuditTable
  /** The public address of the product, for links in invitations. */
  publicUrl: string
}
