/** Makes calls. Programs hold the maker; a domain gets only the calls, and with them its scopes. */
import { AppError, type Caller, type Visitor } from '../contract/index.ts'
import type { AuditAction } from '../contract/names.ts'
import type {
  AnyDatabase,
  CallInfo,
  Clock,
  EntryListener,
  Origin,
  Scope,
  Transaction,
} from '../database/index.ts'
import { systemClock, transact } from '../database/index.ts'
import { makeOfficeScope, makeSystemScope } from '../database/scope-makers.ts'
import { type Actor, officeOf } from './actor.ts'
import type { Call, Client, Language, Opening } from './call.ts'

/**
 * The facts of which a call is made. The actor comes from a verified session, a job's row or a command, never from a
 * body.
 */
export interface CallFacts {
  rowName: string
  actor: Actor | null
  /** Name of the audit entry that a write leaves. */
  audit?: AuditAction | undefined
  /** Rows of the contract whose cached answers are stale after a write. */
  renews?: readonly string[]
  /** Only the pages of the person who acts are notified of these changes. */
  renewsFor?: 'caller'
  /**
   * The write itself notifies nobody; this function receives its office, so that `renew` can notify its people later.
   */
  renewsLater?: (officeId: string) => void
  requestId?: string
  caller?: Caller | undefined
  visitor?: Visitor | undefined
  language?: Language
  client?: Client
  /** Charges work to the caller. */
  charge?: (units: number) => Promise<void>
  /** An open transaction in which everything happens: every opening then joins it. */
  within?: Transaction
}

export interface Calls {
  readonly clock: Clock
  make<Parts, Tables>(facts: CallFacts, parts: Parts): Call<Parts, Tables>
  /** Notifies the people of an office of the answers that calls with these facts have made stale. */
  renew(facts: CallFacts, officeId: string): Promise<void>
  /** From now on the listener receives each entry that goes into the record of an office. */
  hear(listener: EntryListener): void
}

export function callsOn(db: AnyDatabase, clock: Clock = systemClock): Calls {
  let listener: EntryListener | undefined
  return {
    clock,
    renew: async ({ audit: _, renewsLater: __, ...facts }, officeId) => {
      const scope = () => makeOfficeScope(officeId)
      await opening({ db, clock, facts, scope, onEntry: undefined })(async () => {})
    },
    hear: (next) => {
      listener = next
    },
    make: <Parts, Tables>(facts: CallFacts, parts: Parts): Call<Parts, Tables> => {
      const { rowName, actor, caller, visitor, language = 'tr', client = nowhere, within } = facts
      const { charge = free } = facts
      const openingOf = (scope: () => Scope): Opening<Tables> =>
        within ? joining(within, scope) : opening({ db, clock, facts, scope, onEntry: listener })
      return {
        rowName,
        actor,
        ...(caller ? { caller } : {}),
        ...(visitor ? { visitor } : {}),
        language,
        client,
        clock,
        charge,
        parts,
        office: openingOf(() => officeScope(actor)),
        system: openingOf(makeSystemScope),
        unscoped: db,
      }
    },
  }
}

const nowhere: Client = { address: '', agent: '' }
const free = async (): Promise<void> => {}

function officeScope(actor: Actor | null): Scope {
  const officeId = officeOf(actor)
  if (!officeId) throw new AppError('session.required')
  return makeOfficeScope(officeId)
}

interface CallContext {
  db: AnyDatabase
  clock: Clock
  facts: CallFacts
  scope: () => Scope
  onEntry: EntryListener | undefined
}

function opening<Tables>({ db, clock, facts, scope, onEntry }: CallContext): Opening<Tables> {
  const { rowName, actor, requestId, audit, renews, renewsFor, renewsLater, client } = facts
  const named: CallInfo = { rowName, actor, ...(requestId ? { requestId } : {}) }
  const renewing = {
    ...(renews && !renewsLater ? { renews } : {}),
    ...(renews && renewsLater ? { onWritten: renewsLater } : {}),
    ...(renewsFor ? { renewsFor } : {}),
    ...(client?.tab ? { tab: client.tab } : {}),
  }
  const origin = (): Origin => ({ db, clock, scope: scope(), call: named, onEntry })
  const audited = (): Origin => ({
    ...origin(),
    call: { ...named, ...renewing, ...(audit ? { audit } : {}) },
  })
  return Object.assign(
    async <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) => transact(audited(), 'write', work),
    {
      read: async <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) =>
        transact(origin(), 'read', work),
      unaudited: async <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) =>
        transact(origin(), 'write', work),
    },
  )
}

/** @throws TypeError if the transaction has another scope */
function joining<Tables>(tx: Transaction<Tables>, scope: () => Scope): Opening<Tables> {
  const join = async <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) => work(tx.joined(scope()))
  return Object.assign(join, { read: join, unaudited: join })
}
