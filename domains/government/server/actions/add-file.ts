/** Files the copy of a court document or of an attachment. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf, type Upload } from '@mizan/platform/contract'
import type { GovernmentFile, ReferenceFile, StoredFile } from '../../schemas.ts'
import type { GovernmentCall, Tx } from '../call.ts'
import { type ListedDocument, storeCopy } from '../copies.ts'
import { fileRowOf } from '../listed-row.ts'
import { lockGovernmentCase } from '../open-case.ts'
import { requireRoom } from '../room.ts'
import { casesNamed } from '../store/cases.ts'
import { findFile, findNamed, type NamedRow } from '../store/copies.ts'
import { noteListed } from '../store/listed.ts'
import type { CaseRow, FileRow } from '../tables.ts'
import { hashOf, readUploadId } from '../upload-id.ts'

type WithFile<Body> = Body & { File: Upload }

export async function addFile(
  call: GovernmentCall,
  { File: file, ...body }: WithFile<GovernmentFile>,
): Promise<StoredFile> {
  const { officeId } = callerOf(call)
  const { CourtId, GovernmentCaseNo, CourtFileNo } = body
  const named = { courtId: CourtId, caseNo: GovernmentCaseNo }
  const isMeant = (row: NamedRow) => row.main_id === null && row.court_file_no === CourtFileNo
  const found =
    (await known(call, { id: body.GovernmentFileId, ...named, isMeant })) ??
    (await call.office.unaudited(async (tx): Promise<ListedDocument> => {
      const of = await getNamed(tx, officeId, named)
      await lockGovernmentCase(call, tx, of.id)
      return { row: await noteSent(tx, of, body), readAt: tx.clock.now().toISOString() }
    }))
  return storeCopy(call, { ...found, file })
}

export async function addReferenceFile(
  call: GovernmentCall,
  { File: file, ...body }: WithFile<ReferenceFile>,
): Promise<StoredFile> {
  const named = { courtId: body.CourtId, caseNo: body.CaseNumber }
  const main = readUploadId(body.MainFileId)?.fileId
  const isMeant = (row: NamedRow) =>
    row.main_id !== null && row.position === body.Order && (main === undefined || row.main_id === main)
  const found =
    (await known(call, { id: body.ReferencedFileId, ...named, isMeant })) ??
    (await attached(call, { ...named, mainId: body.MainFileId, order: body.Order }))
  return storeCopy(call, { ...found, file })
}

interface CourtFileMatch {
  /** The id from a checked list, or that of the portal when the document was listed. */
  id: string
  /** Empty if the call does not name it. */
  courtId: string
  caseNo: string
  /** Whether the row agrees with the other fields of the call. */
  isMeant: (row: NamedRow) => boolean
}

/**
 * The document of an id, which only helps to find the one that court, number and register name: it never leads
 * elsewhere. @throws AppError `government.other_file`, `government.ambiguous`
 */
async function known(
  call: GovernmentCall,
  { id, ...meant }: CourtFileMatch,
): Promise<ListedDocument | undefined> {
  if (id === '') return undefined
  const { officeId } = callerOf(call)
  const upload = readUploadId(id)
  const asked = upload ? { fileId: upload.fileId } : { portalHash: hashOf(id) }
  const rows = await call.office.read((tx) => findNamed(tx, officeId, asked))
  const fitting = rows.filter(
    (row) =>
      meant.isMeant(row) &&
      (meant.courtId === '' || meant.courtId === row.court_id) &&
      (meant.caseNo === '' || meant.caseNo === row.case_no),
  )
  const [row] = fitting
  if (!row && rows.length > 0) throw new AppError('government.other_file')
  if (fitting.some((one) => one.government_case_id !== row?.government_case_id))
    throw new AppError('government.ambiguous')
  return row && { row: rowOf(row), readAt: upload?.readAt ?? row.read_at }
}

const rowOf = ({ court_id: _, case_no: __, ...row }: NamedRow): FileRow => row

/** @throws AppError `government.not_linked`, `government.ambiguous` */
async function getNamed(
  tx: Tx,
  officeId: string,
  named: { courtId: string; caseNo: string },
): Promise<CaseRow> {
  const [found, other] = await casesNamed(tx, officeId, named)
  if (!found) throw new AppError('government.not_linked')
  if (other) throw new AppError('government.ambiguous')
  return found
}

/** Adds a copy that arrives without a list to the list. */
async function noteSent(tx: Tx, { id, company_id }: CaseRow, body: GovernmentFile): Promise<FileRow> {
  const row = fileRowOf({
    ...{ occurrence: 1, governmentFileId: body.GovernmentFileId, mainFileDomain: body.MainFileDomain },
    ...{ courtFileNo: body.CourtFileNo, approvalDate: body.ApprovalDate, senderDate: body.SenderDate },
    ...{ type: body.Type, subType: body.SubType, sender: body.Sender, senderNumber: body.SenderNumber },
    ...{ sendFileNo: body.SendFileNo, description: body.Description },
  })
  const readAt = tx.clock.now().toISOString()
  const [noted] = await noteListed(tx, { officeId: company_id, governmentCaseId: id, readAt }, [row])
  await requireRoom(tx, id)
  return (await findFile(tx, company_id, noted?.id ?? '')) as FileRow
}

/** An attachment that was not in the list. @throws AppError `government.file_unknown` */
async function attached(
  call: GovernmentCall,
  { mainId, order, ...named }: { mainId: string; order: number; courtId: string; caseNo: string },
): Promise<ListedDocument> {
  const main = await known(call, { id: mainId, ...named, isMeant: (row) => row.main_id === null })
  if (!main) throw new AppError('government.file_unknown')
  const { row, readAt } = main
  return call.office.unaudited(async (tx) => {
    await lockGovernmentCase(call, tx, row.government_case_id)
    const { officeId } = callerOf(call)
    const reference = {
      ...rowOfReference(row, order),
      ...{ main_id: row.id, position: order, occurrence: 1, portal_hash: null },
    }
    const of = { officeId, governmentCaseId: row.government_case_id, readAt }
    const [noted] = await noteListed(tx, of, [reference])
    await requireRoom(tx, row.government_case_id)
    return { row: (await findFile(tx, officeId, noted?.id ?? '')) as FileRow, readAt }
  })
}

function rowOfReference(main: FileRow, order: number) {
  const { domain, court_file_no, approval_date, sender_date, sender, sender_number, send_file_no } = main
  const same = { domain, court_file_no, approval_date, sender_date, sender, sender_number, send_file_no }
  const id = randomUUID()
  return {
    ...same,
    id,
    natural_key: hashOf(`${main.natural_key} ${main.occurrence} ${order}`),
    type: '',
    sub_type: '',
    description: '',
  }
}
