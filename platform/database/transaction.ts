/**
 * Every write goes through here: one transaction, with the scope set for row-level security and the audit entry of
 * the call, which can therefore neither be forgotten nor survive a rollback.
 */
import type { Kysely } from 'kysely'
import { type Actor, officeOf, personOf } from '../call/actor.ts'
import { unseenDetail } from '../contract/audit.ts'
import type { AuditAction } from '../contract/names.ts'
import { announceEvents, type OfficeEvent, renewedEvent } from './events.ts'
import { type Scope, scopeSetting } from './scope.ts'
import { ScopeSwitch } from './scope-switch.ts'
import { type AnyDatabase, type PlatformTables, withTables } from './tables.ts'

export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** The actor and the audit entry of a call: from the row of the contract and the session, never from a request body. */
export type CallInfo = {
  /** Name of the contract row or the job, such as `cases.updateState`. */
  rowName: string
  actor: Actor | null
  /** Name of the audit entry; without it none is written. */
  audit?: AuditAction
  requestId?: string
  /** Rows of the contract whose cached answers are stale afterwards; other people of the office are notified. */
  renews?: readonly string[]
  /** Only the pages of the person who acts are notified of these changes. */
  renewsFor?: 'caller'
  /** The id of the page that called, which is not notified. */
  tab?: string
  /** Called with the office once something has been written for it. */
  onWritten?: (officeId: string) => void
}

/** The values from which a transaction is opened. */
export type Origin = {
  db: AnyDatabase
  clock: Clock
  scope: Scope
  call: CallInfo
  onEntry?: EntryListener | undefined
}

/** An entry of the record as it was just written. */
export interface WrittenEntry {
  id: number
  at: Date
  action: AuditAction
  /** Null for nobody. */
  actorId: string | null
  subjectId: string | null
  details: Readonly<Record<string, unknown>>
}

/**
 * Called with each entry in the transaction that wrote it; the listener can add writes to the transaction, or make it
 * fail.
 */
export type EntryListener = (tx: Transaction, entry: WrittenEntry) => Promise<void>

/**
 * The actor and the office, if the call alone does not know them: a sign-in begins without a person. `actorId: null`
 * means nobody, although the call has a session.
 */
export type AuditParties = { actorId?: string | null; officeId?: string }

/**
 * An open transaction; stores take it as their first parameter. A domain names its tables once, as
 * `Transaction<ItsTables>`; without them it fits any caller, such as at a port between domains.
 */
// biome-ignore lint/suspicious/noExplicitAny: any set of tables; each store names its own
export interface Transaction<Tables = any> {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly scope: Scope
  readonly call: CallInfo
  readonly onEntry: EntryListener | undefined
  /** Sets the subject of the audit entry; the last call counts. */
  about(subjectId: string, details?: Record<string, unknown>, parties?: AuditParties): void
  /** The call has changed nothing: its entry is not written, and nobody is notified. */
  unchanged(): void
  /** The call changes a record without naming a version of it, and the entries from here on note this. */
  unseen(): void
  readonly isUnseen: () => boolean
  /** Notifies the people of the office once the transaction has committed. */
  publish(event: OfficeEvent): void
  /** Notifies these people, once the transaction has committed, that answers of these rows are stale for them. */
  renew(rows: readonly string[], people: readonly string[]): void
  /**
   * Runs the statements of an office's write that touch tables of the system, such as sessions: only statements
   * through the transaction that `work` gets have the scope of the system. It may be nested. @throws TypeError if
   * another such call is running, or if the outer transaction is used meanwhile
   */
  system<Result>(work: (tx: Transaction<Tables>) => Promise<Result>): Promise<Result>
  /** The same transaction, for work that needs this scope. @throws TypeError if it has another one */
  joined(scope: Scope): Transaction<Tables>
}

/** Runs `work` in a transaction of its own, which is rolled back if it throws. */
export function transact<Tables, Result>(
  origin: Origin,
  mode: 'read' | 'write',
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const setting = scopeSetting(origin.scope)
  const transaction = origin.db.transaction()
  const chosen =
    mode === 'read'
      ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only')
      : transaction
  let written: string | undefined
  const done = chosen.execute(async (db) => {
    const note: Note = { details: {}, events: [], renewals: new Map() }
    const scopes = await ScopeSwitch.open(db, setting)
    try {
      const tx = opened<Tables>(origin, scopes, note)
      const result = await work(tx)
      if (mode === 'write' && !note.isUnchanged) {
        if (origin.call.audit) await insertAuditEntry(tx, origin.call.audit, note)
        written = officeConcerned(tx, note)
        await announceEvents(tx, written, [...note.events, ...renewalsIn(note)])
      }
      return result
    } finally {
      await scopes.close()
    }
  })
  return done.then((answer) => {
    if (written !== undefined) origin.call.onWritten?.(written)
    return answer
  })
}

type EntryNote = { subjectId?: string; details: Record<string, unknown>; parties?: AuditParties }
/** The audit entry that is written at the end of the transaction. */
type Note = EntryNote & {
  events: OfficeEvent[]
  /** The people to be notified that answers of these rows are stale: once, however often they are named. */
  renewals: Map<readonly string[], Set<string>>
  isUnchanged?: boolean
  isUnseen?: boolean
}

const renewalsIn = ({ renewals }: Note): OfficeEvent[] =>
  [...renewals]
    .filter(([, people]) => people.size > 0)
    .map(([rows, people]) => ({ name: renewedEvent, data: { rows }, people: [...people] }))

function opened<Tables>(origin: Origin, scopes: ScopeSwitch, note: Note): Transaction<Tables> {
  const { clock, scope, call, onEntry } = origin
  const setting = scopeSetting(scope)
  const tx: Transaction<Tables> = {
    db: withTables<Tables>(scopes.guarded(setting)),
    clock,
    scope,
    call,
    onEntry,
    about: (subjectId, details = {}, parties = {}) =>
      void Object.assign(note, { subjectId, details, parties }),
    unchanged: () => void Object.assign(note, { isUnchanged: true }),
    unseen: () => void Object.assign(note, { isUnseen: true }),
    isUnseen: () => note.isUnseen === true,
    publish: (event) => {
      if (event.name === renewedEvent)
        throw new TypeError(`An event of a domain cannot be called ${renewedEvent}`)
      note.events.push(event)
    },
    renew: (rows, people) => {
      const recipients = note.renewals.get(rows) ?? new Set()
      for (const id of people) recipients.add(id)
      note.renewals.set(rows, recipients)
    },
    system: (work) =>
      scopes.asSystem(setting, (system) => work(opened<Tables>({ ...origin, scope: system }, scopes, note))),
    joined: (wanted) => {
      if (scopeSetting(wanted) !== setting)
        throw new TypeError('A transaction cannot be joined from another scope')
      return tx
    },
  }
  return tx
}

/** The office that the work is about. */
const officeConcerned = ({ scope, call }: Transaction, { parties }: EntryNote): string | undefined =>
  scope.kind === 'office' ? scope.officeId : (parties?.officeId ?? officeOf(call.actor))

/** Writes the entry of the call, or an additional one, such as in the record of a second office. */
export const insertAuditEntry = (tx: Transaction, action: AuditAction, note: EntryNote): Promise<void> =>
  insertAuditEntries(tx, action, [note])

/** Writes many entries in one statement. */
export async function insertAuditEntries(
  tx: Transaction,
  action: AuditAction,
  notes: readonly EntryNote[],
): Promise<void> {
  if (notes.length === 0) return
  const at = tx.clock.now()
  const entries = notes.map((note) => entryOf(tx, action, note, at))
  const insert = withTables<PlatformTables>(tx.db).insertInto('audit_entries').values(entries)
  if (!tx.onEntry) return void (await insert.execute())
  const ids = await insert.returning('id').execute()
  for (const [index, { id }] of ids.entries()) {
    const { actor_id: actorId = null, subject_id: subjectId = null } = entries[index] ?? {}
    const details = notes[index]?.details ?? {}
    await tx.onEntry(tx, { id, at, action, actorId, subjectId, details })
  }
}

function entryOf(tx: Transaction, action: AuditAction, note: EntryNote, at: Date) {
  const { call } = tx
  const actorId = note.parties?.actorId
  return {
    at,
    company_id: officeConcerned(tx, note) ?? null,
    actor_id: actorId === undefined ? (personOf(call.actor) ?? null) : actorId,
    row_name: call.rowName,
    action,
    subject_id: note.subjectId ?? null,
    details: JSON.stringify(tx.isUnseen() ? { ...note.details, [unseenDetail]: 'yes' } : note.details),
    request_id: call.requestId ?? null,
  }
}
