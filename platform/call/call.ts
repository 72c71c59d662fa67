/** What every piece of work on the server is given: a call, a job and a command alike. */
import type { Kysely } from 'kysely'
import type { Caller, Visitor } from '../contract/index.ts'
import type { Clock, Transaction } from '../database/index.ts'
import type { Actor } from './actor.ts'

export type Language = 'tr' | 'en'

/** From where a call comes: network address and browser, both empty for what is no request. */
export interface Client {
  address: string
  agent: string
  /** The page that calls, which need not be told of its own writes. */
  tab?: string
}

/**
 * `Parts` is what the domain needs from outside and was given at the start, `Tables` what its stores work on. The only
 * ways to the database are `office` and `system`.
 */
export interface Call<Parts = unknown, Tables = unknown> {
  /** Name of the contract row, the job or the command, such as `cases.updateState`. */
  readonly rowName: string
  /** Null where nobody is signed in. */
  readonly actor: Actor | null
  /** Set on every call that needs a session, and on public ones where a valid token came along. */
  readonly caller?: Caller
  /** Set on every call of a row that asks for something else than a session. */
  readonly visitor?: Visitor
  /** Language of messages, from `Accept-Language`. */
  readonly language: Language
  readonly client: Client
  readonly clock: Clock
  readonly parts: Parts
  /** Rows of the office on whose behalf this happens. @throws AppError `session.required` where there is none */
  readonly office: Opening<Tables>
  /** Rows that belong to no office, such as accounts and sessions; and what reaches beyond one office. */
  readonly system: Opening<Tables>
  /**
   * Single statements without a transaction. No scope is told, so that row-level security shows nothing of anybody: for
   * tables that belong to nobody, such as texts, and for functions of the database that know their own scope.
   */
  readonly unscoped: Kysely<Tables>
}

/** Opens a transaction: begun before `work`, committed after it, undone by whatever it throws. */
export interface Opening<Tables> {
  /** Writes, together with the audit entry that the row names. */
  <Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>
  /** One snapshot; PostgreSQL refuses to write. */
  read<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>
  /** For writes that stand whatever the call answers, such as a counted try; they leave no audit entry. */
  unaudited<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>
}
