/** A document of a list as the row that it becomes. */
import { randomUUID } from 'node:crypto'
import { fileKey } from '../rules/natural-key.ts'
import type { ListedFile } from '../schemas.ts'
import type { ListedRow } from './store/listed.ts'
import { hashOf } from './upload-id.ts'

export type NamedFile = Omit<ListedFile, 'references'>

export const keyOf = (file: NamedFile): string => fileKey({ ...file, domain: file.mainFileDomain })

export const fileRowOf = (file: NamedFile): ListedRow => ({
  id: randomUUID(),
  main_id: null,
  position: 0,
  natural_key: hashOf(keyOf(file)),
  occurrence: file.occurrence,
  domain: file.mainFileDomain,
  court_file_no: file.courtFileNo,
  approval_date: file.approvalDate,
  sender_date: file.senderDate,
  type: file.type,
  sub_type: file.subType,
  sender: file.sender,
  sender_number: file.senderNumber,
  send_file_no: file.sendFileNo,
  description: file.description,
  portal_hash: file.governmentFileId === '' ? null : hashOf(file.governmentFileId),
})
