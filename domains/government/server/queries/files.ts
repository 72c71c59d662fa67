/** The documents of the court files of a case. */
import { callerOf } from '@mizan/platform/contract'
import type { CourtFile, FilesPage, FilesQuery } from '../../schemas.ts'
import type { GovernmentCall } from '../call.ts'
import { presentCases } from '../present.ts'
import { casesOf } from '../store/cases.ts'
import { pageOfFiles, type ShownRow, summaryOf } from '../store/lists.ts'

export function listFiles(
  call: GovernmentCall,
  { caseId, ...query }: FilesQuery & { caseId: string },
): Promise<FilesPage> {
  const caller = callerOf(call)
  const { pageIndex, pageSize } = query
  return call.office.read(async (tx) => {
    await call.parts.requireCase(tx, caller, { caseId, needs: 'read' })
    const of = { caseId, userId: caller.userId }
    const cases = await presentCases(tx, await casesOf(tx, caseId))
    if (cases.length === 0)
      return {
        ...{ items: [], total: 0, pageIndex, pageSize, cases: [], domains: [], types: [], senders: [] },
        unread: 0,
      }
    const summary = await summaryOf(tx, of, query)
    const items = (await pageOfFiles(tx, of, query)).map(presentFile)
    return { items, pageIndex, pageSize, cases, ...summary }
  })
}

const presentFile = (row: ShownRow): CourtFile => ({
  fileId: row.id,
  governmentCaseId: row.government_case_id,
  domain: row.domain,
  courtFileNo: row.court_file_no,
  approvalDate: row.approval_date,
  senderDate: row.sender_date,
  type: row.type,
  subType: row.sub_type,
  sender: row.sender,
  senderNumber: row.sender_number,
  sendFileNo: row.send_file_no,
  description: row.description,
  documentId: row.document_id,
  copies: row.copies,
  fault: row.fault as CourtFile['fault'],
  isListed: row.isListed,
  isUnread: row.isUnread,
  storedAt: row.stored_at,
  references: row.references.map(({ fileId, order, type, documentId }) => ({
    fileId,
    order,
    name: type,
    documentId,
  })),
})
