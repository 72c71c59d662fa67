/** Cases that services were for, as far as the caller may read them. */
import { AppError, callerOf } from '@mizan/platform/contract'
import type { RelatedCase } from '../schemas.ts'
import type { ClientCall, Tx } from './call.ts'

interface Asked {
  clientId: string
  caseId: string
}

/**
 * @throws AppError `client.case_not_found` unless the caller may read the case and the client has to do with it; the same
 * for one that does not exist, so that the refusal tells nothing of it
 */
export async function requireCaseOf(call: ClientCall, tx: Tx, { clientId, caseId }: Asked): Promise<void> {
  const found = (await call.parts.readableCases(tx, callerOf(call), [caseId])).get(caseId)
  if (!found?.clientIds.includes(clientId)) throw new AppError('client.case_not_found')
}

/** By a function of the id, which gives null for none and for one that the caller may not read. */
export async function relatedCases(
  call: ClientCall,
  tx: Tx,
  rows: readonly { case_id: string | null }[],
): Promise<(caseId: string | null) => RelatedCase | null> {
  const ids = [...new Set(rows.flatMap(({ case_id }) => case_id ?? []))]
  const found = ids.length > 0 ? await call.parts.readableCases(tx, callerOf(call), ids) : new Map()
  return (id) => {
    const known = id === null ? undefined : found.get(id)
    return known ? { caseId: known.caseId, title: known.title, number: known.number } : null
  }
}
