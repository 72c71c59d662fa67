/** Files the copy of a court document or of an attachment. */
import { randomUUID } from 'node:crypto'
import { AppError, callerOf, type Upload } from '@mizan/platform/contract'
import type { GovernmentFile, ReferenceFile, StoredFile } from '../../schemas.ts'
import type { GovernmentCall, Tx } from '../call.ts'
import { type Arriving, storeCopy } from '../copies.ts'
import { fileRowOf } from '../listed-row.ts'
import { lockGovernmentCase } from '../open-case.ts'
import { requireRoom } from '../room.ts'
import { casesNamed } from '../store/cases.ts'
import { findByPortal, findFile } from '../store/copies.ts'
import { noteListed } from '../store/listed.ts'
import type { CaseRow, FileRow } from '../tables.ts'
import { hashOf, readUploadId } from '../upload-id.ts'

type Sent<Body> = Body & { File: Upload }

export async function addFile(
  call: GovernmentCall,
  { File: file, ...body }: Sent<GovernmentFile>,
): Promise<StoredFile> {
  const { officeId } = callerOf(call)
  const found =
    (await known(call, body.GovernmentFileId)) ??
    (await call.office.unaudited(async (tx): Promise<Arriving> => {
      const of = await getNamed(tx, officeId, { courtId: body.CourtId, caseNo: body.GovernmentCaseNo })
      await lockGovernmentCase(call, tx, of.id)
      return { row: await noteSent(tx, of, body), readAt: tx.clock.now().toISOString() }
    }))
  return storeCopy(call, { ...found, file })
}

export async function addReferenceFile(
  call: GovernmentCall,
  { File: file, ...body }: Sent<ReferenceFile>,
): Promise<StoredFile> {
  const found = (await known(call, body.ReferencedFileId)) ?? (await attached(call, body))
  return storeCopy(call, { ...found, file })
}

/** By the id that a checked list gave, or that the portal gave when it was listed. */
async function known(call: GovernmentCall, id: string): Promise<Arriving | undefined> {
  if (id === '') return undefined
  const { officeId } = callerOf(call)
  const named = readUploadId(id)
  const row = await call.office.read((tx) =>
    named ? findFile(tx, officeId, named.fileId) : findByPortal(tx, officeId, { hash: hashOf(id) }),
  )
  return row && { row, readAt: named?.readAt ?? row.read_at }
}

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

/** A copy that comes without a list is in it from now on. */
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
async function attached(call: GovernmentCall, { MainFileId, Order }: ReferenceFile): Promise<Arriving> {
  const main = await known(call, MainFileId)
  if (!main) throw new AppError('government.file_unknown')
  const { row, readAt } = main
  return call.office.unaudited(async (tx) => {
    await lockGovernmentCase(call, tx, row.government_case_id)
    const { officeId } = callerOf(call)
    const reference = {
      ...rowOfReference(row, Order),
      ...{ main_id: row.id, position: Order, occurrence: 1, portal_hash: null },
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
