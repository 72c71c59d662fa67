/** A ticket for the file of one version. The right on the case is asked again whenever it is used. */
import { opensOf } from '@mizan/platform/access'
import { callerOf, sessionOf } from '@mizan/platform/contract'
import { fileTicket } from '../../contract/documents.ts'
import type { FileTicket, VersionQuery } from '../../schemas/preview.ts'
import type { DocumentId } from '../../schemas.ts'
import type { DocumentCall } from '../call.ts'
import { getStored } from '../version-files.ts'

export function issueTicket(call: DocumentCall, wanted: DocumentId & VersionQuery): Promise<FileTicket> {
  const caller = callerOf(call)
  const { requireCase, tickets, keys } = call.parts
  return call.office.read(async (tx) => {
    await requireCase(tx, caller, { caseId: wanted.caseId, needs: 'read' })
    const { id } = await getStored(tx, wanted)
    // A viewer that is refused its file cannot say why.
    await keys.requireOpen(tx, caller.officeId)
    return { versionId: id, ...tickets.issue(sessionOf(call), opensOf(fileTicket.of, id)) }
  })
}
