/** New versions of documents, as the actions that add them write them. */
import { AppError } from '@mizan/platform/contract'
import { mostDocuments, mostVersions } from '../data/limits.ts'
import type { ReceivedFile } from './receive.ts'
import type { DocumentRow, VersionRow } from './tables.ts'

/** A document with its newest version. */
export interface Written {
  document: DocumentRow
  version: VersionRow
}

interface NewVersion {
  file: ReceivedFile
  number: number
  comment: string
  by: string
  at: string
}

export const versionOf = (
  { id, company_id }: Pick<DocumentRow, 'id' | 'company_id'>,
  { file, number, comment, by, at }: NewVersion,
) => ({
  id: file.id,
  company_id,
  document_id: id,
  number,
  file_name: file.fileName,
  extension: file.extension,
  content_type: file.contentType,
  size: file.size,
  sha256: file.sha256,
  has_macros: file.hasMacros,
  comment,
  created_by: by,
  created_at: at,
})

export const tooMany = () =>
  new AppError('document.too_many', {
    values: { most: String(mostDocuments), versions: String(mostVersions) },
  })
