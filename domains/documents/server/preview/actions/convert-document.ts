/** Makes a document of another type. Its name has another ending; a document that has that name gets a new version. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { convertFile, type SourceType } from '@mizan/platform/text-documents'
import { megabyte } from '../../../data/limits.ts'
import { stemOf } from '../../../rules/names.ts'
import { type TargetType, targetsOf } from '../../../rules/preview.ts'
import type { Conversion, Converted } from '../../../schemas/preview.ts'
import type { DocumentId } from '../../../schemas.ts'
import { addDocument } from '../../actions/add-document.ts'
import type { DocumentCall } from '../../call.ts'
import { madeUpload } from '../../made-uploads.ts'
import type { StoredVersion } from '../../store/versions.ts'
import { bytesOf, openVersion, seated, unreadable } from '../../version-files.ts'

/** What the server works on it, in units of a search: some for each file, and for each megabyte. */
const units = { file: 5, megabyte: 25 }

export async function convertDocument(
  call: DocumentCall,
  { to, ...wanted }: DocumentId & Conversion,
): Promise<Converted> {
  const { stem, bytes, ...lost } = await seated(call, () => convertStored(call, wanted, to))
  if (bytes === null) throw new AppError('document.no_text')
  const { caseId } = wanted
  const File = madeUpload(`${stem}.${to}`, to, Buffer.from(bytes))
  const document = await addDocument(call, { caseId, File, Description: '', Duplicate: 'version' })
  return { document, ...lost }
}

async function convertStored(
  call: DocumentCall,
  wanted: Omit<DocumentId & Conversion, 'to'>,
  to: TargetType,
) {
  const { caseId } = wanted
  const opened = await call.office.unaudited(async (tx) => {
    await call.parts.requireCase(tx, callerOf(call), { caseId, needs: 'write' })
    const admit = async (version: StoredVersion) => {
      assertConvertible(version, to)
      await call.charge(units.file + (version.size / megabyte) * units.megabyte)
    }
    return openVersion(call, tx, { ...wanted, admit })
  })
  const { extension, document_name: name } = opened.version
  const stem = stemOf(name)
  const made = await convertFile({
    bytes: await bytesOf(call, opened),
    from: extension as SourceType,
    to,
    title: stem,
    author: '',
    lang: call.language,
  }).catch(unreadable)
  return { stem, ...made }
}

function assertConvertible({ extension, size, has_macros: hasMacros }: StoredVersion, to: TargetType): void {
  if (targetsOf({ extension, size, hasMacros }).includes(to)) return
  if (hasMacros) throw new AppError('document.has_macros')
  const isSmallEnough = targetsOf({ extension, size: 0, hasMacros }).includes(to)
  throw new AppError(isSmallEnough ? 'document.too_large_to_show' : 'document.not_converted')
}
