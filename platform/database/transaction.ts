// Every write goes through here: one transaction, the scope told to row-level security, and the audit entry
// of the call in the same transaction, so that it can neither be forgotten nor survive a rollback.
import { type Kysely, sql } from 'kysely'
import type { CallContext } from '../contract/index.ts'
import { type Scope, scopeSetting } from './scope.ts'
import { type AnyDatabase, type PlatformTables, withTables } from './tables.ts'

export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Who does what: from the row of the contract and the session, never from a request body. */
export type CallInfo = {
  /** Name of the contract row or the job, such as `cases.updateState`. */
  rowName: string
  /** What the audit entry is called; without it none is written. */
  audit?: string
  requestId?: string
  actorId?: string
  /** Office of the caller, for work that the system scope does on its behalf. */
  companyId?: string
}

export type DataContext<Tables = PlatformTables> = {
  db: Kysely<Tables>
  clock: Clock
  scope: Scope
  call: CallInfo
}

/** What is known of a call, as its row and its session tell it. */
export const callInfoOf = ({ rowName, requestId, audit, caller }: CallContext): CallInfo => ({
  rowName,
  requestId,
  ...(audit ? { audit } : {}),
  ...(caller ? { actorId: caller.userId } : {}),
  ...(caller?.companyId ? { companyId: caller.companyId } : {}),
})

/** Who did it and in which office, where the call alone cannot tell: at sign-in nobody is known before it. */
export type AuditParties = { actorId?: string; companyId?: string }

export type TransactionContext<Tables = PlatformTables> = DataContext<Tables> & {
  /** Says what the audit entry is about; the last call counts. */
  about(subjectId: string, details?: Record<string, unknown>, parties?: AuditParties): void
}

/** A context or a transaction of any program, whatever tables its owner works on. */
export type AnyContext = Omit<DataContext, 'db'> & { db: AnyDatabase }
export type AnyTransaction = Omit<TransactionContext, 'db'> & { db: AnyDatabase }

/**
 * Runs `work` in a transaction. Called again with the context that `work` received, it joins that
 * transaction, and the outermost call alone writes the audit entry. A throw undoes everything.
 */
export async function write<Tables, Result>(
  ctx: DataContext<Tables>,
  work: (tx: TransactionContext<Tables>) => Promise<Result>,
): Promise<Result> {
  const setting = scopeSetting(ctx.scope)
  if (ctx.db.isTransaction) return work(joined(ctx, setting))
  return ctx.db.transaction().execute(async (db) => {
    await tellScope(db, setting)
    const note: AuditNote = { details: {} }
    const about = (subjectId: string, details = {}, parties = {}) =>
      void Object.assign(note, { subjectId, details, parties })
    const tx: TransactionContext<Tables> = { ...ctx, db, about }
    openScopes.set(db, setting)
    const result = await work(tx)
    if (ctx.call.audit) await insertAuditEntry(tx, ctx.call.audit, note)
    return result
  })
}

/** Reads rows of the scope in one snapshot; writing is refused by PostgreSQL. */
export async function read<Tables, Result>(
  ctx: DataContext<Tables>,
  work: (tx: DataContext<Tables>) => Promise<Result>,
): Promise<Result> {
  const setting = scopeSetting(ctx.scope)
  if (ctx.db.isTransaction) return work(joined(ctx, setting))
  const transaction = ctx.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return transaction.execute(async (db) => {
    await tellScope(db, setting)
    openScopes.set(db, setting)
    return work({ ...ctx, db })
  })
}

type AuditNote = { subjectId?: string; details: Record<string, unknown>; parties?: AuditParties }

const openScopes = new WeakMap<object, string>()

function joined<Tables>(ctx: DataContext<Tables>, setting: string): TransactionContext<Tables> {
  if (openScopes.get(ctx.db) !== setting)
    throw new TypeError('A transaction cannot be joined from another scope')
  const { about = () => {} } = ctx as Partial<TransactionContext<Tables>>
  return { ...ctx, about }
}

async function tellScope(db: AnyDatabase, setting: string): Promise<void> {
  await sql`select set_config('app.company_id', ${setting}, true)`.execute(db)
}

/** The entry of the call; also for one beside it, such as in the record of a second office. */
export async function insertAuditEntry<Tables>(
  tx: DataContext<Tables>,
  action: string,
  note: AuditNote,
): Promise<void> {
  const { scope, call, clock } = tx
  const entry = {
    at: clock.now(),
    company_id:
      scope.kind === 'company' ? scope.companyId : (note.parties?.companyId ?? call.companyId ?? null),
    actor_id: note.parties?.actorId ?? call.actorId ?? null,
    row_name: call.rowName,
    action,
    subject_id: note.subjectId ?? null,
    details: JSON.stringify(note.details),
    request_id: call.requestId ?? null,
  }
  await withTables<PlatformTables>(tx.db).insertInto('audit_entries').values(entry).execute()
}
