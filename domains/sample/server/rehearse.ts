/** Makes calls of the contract as people of an office would have made them, at a moment of the past. */
import type { Actor, AnyCall, Calls } from '@mizan/platform/call'
import type { Caller, Row } from '@mizan/platform/contract'
import { insertAuditEntry, type Transaction } from '@mizan/platform/database'
import type { Desk } from '@mizan/platform/http'

export interface SampleCall {
  row: string
  at: Date
  /** Left out for a call by another person on behalf of the office. */
  caller?: Caller
  params?: Record<string, string>
  body?: object
}

/**
 * Everything happens in the transaction, audit entries included; nobody is notified. Returns the answer of the call.
 */
export type Rehearse = (tx: Transaction, call: SampleCall) => Promise<unknown>

export function rehearseOn(calls: Calls, desks: readonly Desk[], officeId: string): Rehearse {
  return async (tx, { row: rowName, at, caller, params, body }) => {
    const desk = desks.find(({ rows }) => rowName in rows)
    const row = desk?.rows[rowName] as Row | undefined
    const handler = desk?.handlers[rowName] as ((call: AnyCall, input: object) => unknown) | undefined
    if (!desk || !row || !handler) throw new Error(`There is no row ${rowName}`)
    const clock = { now: () => at }
    const actor: Actor = caller
      ? { kind: 'person', userId: caller.userId, officeId }
      : { kind: 'job', job: 'sample.fill', officeId }
    const then = past(tx, { clock, call: { rowName, actor } })
    const call = calls.make<unknown, unknown>({ rowName, actor, caller, within: then }, desk.parts)
    const answer = await handler(
      { ...call, clock },
      {
        params: row.params?.parse(params),
        body: 'body' in row ? (row.body as { parse: (given: unknown) => unknown }).parse(body) : undefined,
      },
    )
    if ('audit' in row && row.audit) await insertAuditEntry(then, row.audit.action, then.noted())
    return answer
  }
}

type AuditEntry = Parameters<typeof insertAuditEntry>[2]

/** The same transaction at another time, for another call, which keeps the subject of its entry. */
function past(
  tx: Transaction,
  facts: Pick<Transaction, 'clock' | 'call'>,
): Transaction & { noted: () => AuditEntry } {
  let note: AuditEntry = { details: {} }
  const then = {
    ...tx,
    ...facts,
    about: (subjectId: string, details = {}, parties = {}) => {
      note = { subjectId, details, parties }
    },
    publish: () => undefined,
    joined: () => then,
    noted: () => note,
  }
  return then
}
