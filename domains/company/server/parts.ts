/** The parts that the calls of this domain work with; the program makes them once. */
import { type CallContext, callerOf } from '@mizan/platform/contract'
import {
  type AnyContext,
  type AnyTransaction,
  type CallInfo,
  callInfoOf,
  type DataContext,
  type TransactionContext,
  withTables,
} from '@mizan/platform/database'
import type { CompanyTables } from './tables.ts'

export type Context = DataContext<CompanyTables>
export type Transaction = TransactionContext<CompanyTables>

export interface Person {
  id: string
  name: string
  surname: string
  email: string
}

/** What offices need of accounts; they are given a transaction of the system's scope. */
export interface Accounts {
  /** Accounts that are gone are left out. */
  peopleByIds: (tx: AnyContext, ids: readonly string[]) => Promise<ReadonlyMap<string, Person>>
  /** Of whoever has proven the address. */
  findUserIdByEmail: (tx: AnyContext, email: string) => Promise<string | undefined>
  provenEmailOf: (tx: AnyContext, userId: string) => Promise<string | undefined>
  /** Ends the sessions of somebody who was removed, and tells them by mail and at the next sign-in. */
  memberRemoved: (
    tx: AnyTransaction,
    userId: string,
    removal: { companyName: string; askName: string; askEmail: string },
  ) => Promise<void>
}

/** What offices need of licences. */
export interface Licensing {
  grantTrial: (tx: AnyTransaction, companyId: string) => Promise<void>
  licencesOf: (
    ctx: AnyContext,
    companyId: string,
  ) => Promise<{ keys: ReadonlySet<string>; readOnly: boolean; trialEndsAt: string | null }>
}

/** How many cases of the office are not closed. */
export type ActiveCasesOf = (ctx: AnyContext, companyId: string) => Promise<number>

export interface CompanyParts {
  /** A context of the system's scope. */
  systemContextOf: (call: CallInfo) => Context
  /** A context of the scope of one office. */
  officeContextOf: (call: CallInfo, companyId: string) => Context
  accounts: Accounts
  licensing: Licensing
  activeCasesOf: ActiveCasesOf
  /** Address that people use; invitations lead there. */
  publicUrl: string
}

export const withCompanyTables = <Any extends AnyContext>(ctx: Any) => ({
  ...ctx,
  db: withTables<CompanyTables>(ctx.db),
})

/** For all that stays within the office of the caller. */
export const officeContext = (parts: CompanyParts, ctx: CallContext): Context =>
  parts.officeContextOf(callInfoOf(ctx), callerOf(ctx).companyId)

/** For what reaches beyond it: accounts, and the invitation of another office. */
export const systemContext = (parts: CompanyParts, ctx: CallContext): Context =>
  parts.systemContextOf(callInfoOf(ctx))
