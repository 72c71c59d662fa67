/** Syncs one court file: finds it, links it, sends its list, fetches the wanted files, and ends. */
import type { PortalCase, PortalHearing } from '../portal/rows.ts'
import { bringAll } from './bring.ts'
import { link } from './link.ts'
import { listedOf } from './list.ts'
import { patiently } from './patience.ts'
import type { SyncParts } from './ports.ts'
import type { CaseProgress, Fault, FetchFault, Mode } from './state.ts'
import { countOf, type WantedFile, wantedFiles } from './wanted-files.ts'

export interface CaseSync {
  one: CaseProgress
  mode: Mode
  hearings: readonly PortalHearing[]
  /** Reports the changes of the case's progress. */
  report: (change: Partial<CaseProgress>) => Promise<void>
}

/** Files that could not be fetched, as the server takes them at once. */
const mostFaults = 500

/** @throws PortalError, MizanError */
export async function syncCase(parts: SyncParts, { one, mode, hearings, report }: CaseSync): Promise<void> {
  const found = await find(parts, one)
  if (!found) return report({ state: 'failed', faults: [{ name: one.caseNo, reason: 'not_found' }] })
  const readAt = parts.now().toISOString()
  const linked = await link(parts, { one, found, mode, hearings, readAt })
  if ('conflicts' in linked) return report({ state: 'conflicts', conflicts: linked.conflicts })
  const { governmentCaseId } = linked
  const list = await patiently(parts, () => parts.portal.documents(found.dosyaId))
  const listed = listedOf(list.documents)
  const files = await wantedFiles(parts, { governmentCaseId, readAt, mode, listed })
  const malformed = list.malformed.map((name): Fault => ({ name, reason: 'malformed' }))
  await report({ ...begun, listed: countOf(listed), wanted: files.length, faults: malformed })
  if (mode !== 'trial' && governmentCaseId !== null) {
    const faults = await bringFiles(parts, { files, found, malformed, report })
    const end = { governmentCaseId, readAt, isComplete: list.isWhole, faults: faults.slice(0, mostFaults) }
    await patiently(parts, () => parts.mizan.call('government.endFileSync', end))
  }
  await report({ state: 'done' })
}

const begun = { fetched: 0, added: 0, versions: 0 }

const find = async ({ portal, ...parts }: SyncParts, { courtId, caseNo, typeCode, place }: CaseProgress) => {
  const { cases } = await patiently(parts, () => portal.cases({ ...place, caseNo }))
  return cases.find((one) => one.courtId === courtId && one.caseNo === caseNo && one.typeCode === typeCode)
}

interface CaseTransfer extends Pick<CaseSync, 'report'> {
  files: readonly WantedFile[]
  found: PortalCase
  malformed: readonly Fault[]
}

/** Returns those that could not be fetched. */
async function bringFiles(parts: SyncParts, { files, found, malformed, report }: CaseTransfer) {
  const notFetched: { fileId: string; reason: FetchFault }[] = []
  const faults = [...malformed]
  const counts = { ...begun }
  await bringAll(parts, {
    ...{ files, found },
    onFile: async ({ name, fileId }, outcome) => {
      counts.fetched += 1
      if (outcome === 'new') counts.added += 1
      else if (outcome === 'version') counts.versions += 1
      else if (outcome !== 'known' && outcome !== 'older') {
        faults.push({ name, reason: outcome })
        notFetched.push({ fileId, reason: outcome })
      }
      await report({ ...counts, faults: [...faults] })
    },
  })
  return notFetched
}
