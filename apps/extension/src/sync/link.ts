/** Links a court file to its case, or sends its newer state. */
import { PortalError } from '../portal/answer.ts'
import type { PortalCase, PortalHearing } from '../portal/rows.ts'
import { patiently } from './patience.ts'
import { MizanError, type SyncParts } from './ports.ts'
import type { CaseProgress, Mode } from './state.ts'

interface LinkRequest {
  one: CaseProgress
  found: PortalCase
  mode: Mode
  hearings: readonly PortalHearing[]
  readAt: string
}

type LinkResult = { governmentCaseId: string | null } | { conflicts: string[] }

/** Null for a trial with a court file that the office does not have. */
export async function link(
  parts: SyncParts,
  { one, found, mode, hearings, readAt }: LinkRequest,
): Promise<LinkResult> {
  const { portal, mizan } = parts
  const { dosyaId, ...said } = found
  const named = { courtId: said.courtId, caseNo: said.caseNo, typeCode: said.typeCode }
  const { items } = await patiently(parts, () =>
    mizan.call<{ items: { linked: { governmentCaseId: string } | null }[] }>('government.extensionCases', {
      cases: [named],
    }),
  )
  const known = items[0]?.linked?.governmentCaseId ?? null
  if (mode === 'trial') return { governmentCaseId: known }
  await patiently(parts, () => portal.permissions(dosyaId))
  const parties = await patiently(parts, () => portal.parties(dosyaId)).catch(withoutParties)
  const own = hearings
    .filter(
      (hearing) =>
        hearing.courtId === said.courtId &&
        hearing.caseNo === said.caseNo &&
        hearing.typeCode === said.typeCode,
    )
    .map(({ date, time, kind, result }) => ({ date, time, kind, result }))
  const { courtName, status, type, openedOn } = said
  const facts = { courtName, status, type, openedOn, hearings: own, readAt, ...(parties && { parties }) }
  if (known !== null) {
    await patiently(parts, () => mizan.call('government.update', { governmentCaseId: known, ...facts }))
    return { governmentCaseId: known }
  }
  const { caseId, conflictsSeen } = one
  const body = { ...named, ...facts, ...(caseId && { caseId }), ...(conflictsSeen && { conflictsSeen }) }
  try {
    return await patiently(parts, () => mizan.call<{ governmentCaseId: string }>('government.create', body))
  } catch (error) {
    if (!(error instanceof MizanError) || error.code !== 'case.conflicts_found') throw error
    return { conflicts: conflictsIn(error) }
  }
}

/** A lawyer who may not see the parties of a file still gets its documents. */
function withoutParties(error: unknown): undefined {
  if (error instanceof PortalError && error.problem === 'refused') return undefined
  throw error
}

const conflictsIn = ({ details }: MizanError): string[] =>
  ((details.items ?? []) as { name: string; total: number }[]).flatMap(({ name, total }) =>
    total > 0 ? [name] : [],
  )
