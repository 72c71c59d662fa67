/** The value that all work on the server receives, whether it is a call, a job or a command. */
import type { Kysely } from 'kysely'
import type { Caller, Visitor } from '../contract/index.ts'
import type { Clock, Transaction } from '../database/index.ts'
import type { Actor } from './actor.ts'

export type Language = 'tr' | 'en'

/** The origin of a call: network address and browser; both are empty for work that is not a request. */
export interface Client {
  address: string
  agent: string
  /** The id of the page that calls, so that it is not notified of its own writes. */
  tab?: string
  /**
   * Whether the caller has closed the connection, so that nobody gets the answer. Left out for work that is not a
   * request.
   */
  hasLeft?: () => boolean
}

/**
 * `Parts`: what the domain needs from outside, handed in at the start. `Tables`: the tables of its stores. Code reaches
 * the database only through `office`, `system` and `unscoped`.
 */
export interface Call<Parts = unknown, Tables = unknown> {
  /** Name of the contract row, the job or the command, such as `cases.updateState`. */
  readonly rowName: string
  /** Null if nobody is signed in. */
  readonly actor: Actor | null
  /** Set on every call that needs a session, and on public ones that came with a valid token. */
  readonly caller?: Caller
  /** Set on every call of a row that requires another proof than a session. */
  readonly visitor?: Visitor
  /** Language of messages, from `Accept-Language`. */
  readonly language: Language
  readonly client: Client
  readonly clock: Clock
  /**
   * Charges units of work whose amount is known only now, beside the price of the row. Work without a caller, such as a
   * job, costs nothing.
   * @throws AppError `request.too_many`
   */
  readonly charge: (units: number) => Promise<void>
  readonly parts: Parts
  /**
   * Transactions on rows of the office on whose behalf the call is made. @throws AppError `session.required` without
   * one
   */
  readonly office: Opening<Tables>
  /** Transactions on rows that belong to no office, such as accounts and sessions, or to more than one. */
  readonly system: Opening<Tables>
  /**
   * Single statements outside a transaction. No scope is set, so row-level security hides all rows that it protects.
   * For tables that belong to nobody, such as texts, and for database functions that know their own scope.
   */
  readonly unscoped: Kysely<Tables>
}

/** Opens a transaction that begins before `work`, commits after it, and rolls back if it throws. */
export interface Opening<Tables> {
  /** Writes, together with the audit entry that the row names. */
  <Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>
  /** Reads one snapshot; PostgreSQL refuses writes. */
  read<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>
  /** For writes that are kept even if the call is refused, such as a counted attempt; they leave no audit entry. */
  unaudited<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>
}
