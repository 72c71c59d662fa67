/** What the actions write of documents and versions. */
import { foldText } from '@mizan/identity/rules/search-text'
import { AppError } from '@mizan/platform/contract'
import { mostDocuments, mostVersions } from '../data/limits.ts'
import { freeName, nameKey } from '../rules/names.ts'
import type { OnDuplicate } from '../schemas.ts'
import type { Tx } from './call.ts'
import type { ReceivedFile } from './receive.ts'
import { namesLike } from './store/documents.ts'
import type { DocumentRow, VersionRow } from './tables.ts'

/** A document with its newest version. */
export interface Written {
  document: DocumentRow
  version: VersionRow
}

/** A name with what is compared and looked for. */
export const namesOf = (name: string) => ({
  name,
  name_key: nameKey(name),
  search_text: foldText(name),
})

interface ToWrite {
  file: ReceivedFile
  number: number
  comment: string
  by: string
  at: string
}

export const versionOf = (
  { id, company_id }: Pick<DocumentRow, 'id' | 'company_id'>,
  { file, number, comment, by, at }: ToWrite,
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

/** Under which name it is kept, or of which document it becomes a version. @throws AppError `document.name_taken` */
export async function placeFor(
  tx: Tx,
  { caseId, wanted, duplicate }: { caseId: string; wanted: string; duplicate: OnDuplicate },
): Promise<{ name: string } | { documentId: string }> {
  const others = await namesLike(tx, caseId, [wanted])
  const same = others.find((one) => one.nameKey === nameKey(wanted))
  if (!same) return { name: wanted }
  if (duplicate === 'version') return { documentId: same.id }
  const free = freeName(wanted, new Set(others.map((one) => one.nameKey)))
  if (duplicate === 'both') return { name: free }
  throw new AppError('document.name_taken', {
    values: { name: same.name },
    details: { documentId: same.id, name: same.name, free },
  })
}
