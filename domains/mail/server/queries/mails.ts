/** Mails that wait. */
import { fileKeyOf } from '@mizan/documents/server'
import { type Caller, callerOf } from '@mizan/platform/contract'
import type { MailCandidate, MailPage, MailQuery } from '../../schemas.ts'
import type { MailCall, Tx } from '../call.ts'
import { noHead, openHead } from '../head.ts'
import { candidatesOf, countWaiting, pageOfMails } from '../store/lists.ts'
import { seeing } from '../waiting-file.ts'

/** @throws AppError `document.keys_locked` while the key of the office is locked, unless no mail waits */
export function listMails(call: MailCall, { caseId, ...page }: MailQuery): Promise<MailPage> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => {
    const { rows, total } = await pageOfMails(tx, { ...seeing(caller), caseId }, page)
    if (rows.length === 0) return { items: [], total, ...page }
    const { find } = await call.parts.keys.openerOf(tx, caller.officeId)
    const offered = await offeredCases(
      call,
      tx,
      caller,
      rows.map(({ id }) => id),
    )
    const items = rows.map((row) => {
      const dataKey = find(fileKeyOf(row.id), row.wrapped_key)
      const head = dataKey && openHead(dataKey, row.id, row.head)
      return {
        mailId: row.id,
        ...(head ?? noHead),
        // The other mails are shown nevertheless.
        isDamaged: head === undefined,
        arrivedAt: row.created_at,
        source: row.source,
        candidates: offered.get(row.id) ?? [],
      }
    })
    return { items, total, ...page }
  })
}

async function offeredCases(
  call: MailCall,
  tx: Tx,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MailCandidate[]>> {
  const rows = await candidatesOf(tx, caller, ids)
  const named = await call.parts.namedCases(
    tx,
    rows.map(({ case_id }) => case_id),
  )
  return Map.groupBy(
    rows.flatMap(({ mail_id, case_id, reason }) => {
      const found = named.get(case_id)
      return found
        ? [{ mailId: mail_id, caseId: case_id, title: found.title, number: found.number, reason }]
        : []
    }),
    ({ mailId }) => mailId,
  )
}

export function countMailsWaiting(
  call: MailCall,
  { caseId }: { caseId?: string | undefined },
): Promise<{ count: number }> {
  const caller = callerOf(call)
  return call.office.read(async (tx) => ({ count: await countWaiting(tx, { ...seeing(caller), caseId }) }))
}
