/** Removes for good what was in the bin for 30 days, and files that no version has. */
import { insertAuditEntry } from '@mizan/platform/database'
import { incomingHours } from '../data/limits.ts'
import type { DocumentCall } from './call.ts'
import { fileKeyOf } from './receive.ts'
import { officesOfOutdated } from './store/binned.ts'
import { forgetFiles, listUnused, removeOutdated } from './store/files.ts'
import { binSince } from './store/lists.ts'

/** In one transaction, so that a large bin holds no lock for long. */
const atOnce = 100

export async function expireDocuments(call: DocumentCall): Promise<{ documents: number; files: number }> {
  let documents = 0
  for (let removed = atOnce; removed === atOnce; documents += removed) removed = await emptyBins(call)
  let files = 0
  for (let removed = atOnce; removed === atOnce; files += removed) removed = await removeFiles(call)
  return { documents, files }
}

/** The keys go with the rows: from then on nobody can read the files. */
const emptyBins = ({ system, clock, parts }: DocumentCall): Promise<number> =>
  system(async (tx) => {
    const before = binSince(clock.now())
    const officeIds = await officesOfOutdated(tx, 'documents', { before, most: atOnce })
    await parts.keys.hold(tx, ...officeIds)
    const outdated = await removeOutdated(tx, { officeIds, before, most: atOnce })
    for (const { id, company_id, case_id, name } of outdated)
      await insertAuditEntry(tx, 'document.removed', {
        subjectId: case_id,
        details: { document: name, documentId: id },
        parties: { actorId: null, officeId: company_id },
      })
    return outdated.length
  })

/** The files go before their rows: what is still listed when a server is killed is removed the next time. */
async function removeFiles({ system, clock, parts }: DocumentCall): Promise<number> {
  const before = new Date(clock.now().getTime() - incomingHours * 3_600_000)
  const ids = await system.read((tx) => listUnused(tx, before, atOnce))
  for (const id of ids) await parts.files.remove(fileKeyOf(id))
  await system((tx) => forgetFiles(tx, ids))
  return ids.length
}
