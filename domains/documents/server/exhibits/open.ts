/** Opens the documents that are to become exhibits, in the chosen order, for a person who may write their case. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { megabyte, mostExhibitBytes } from '../../data/limits.ts'
import { refusedAsExhibit } from '../../rules/exhibits.ts'
import type { NewExhibits } from '../../schemas/exhibits.ts'
import { newestOf, noteReads } from '../bulk/store.ts'
import type { DocumentCall } from '../call.ts'
import type { OpenCase } from '../parts.ts'
import { fileKeyOf } from '../receive.ts'
import type { StoredVersion } from '../store/versions.ts'
import type { OpenedVersion } from '../version-files.ts'
import { type Refused, refuse } from './refused.ts'

export type ExhibitRequest = NewExhibits & { caseId: string }

export interface OpenedExhibit extends OpenedVersion {
  title: string
}

export interface OpenedExhibits {
  row: OpenCase['row']
  opened: OpenedExhibit[]
  /** These documents cannot be exhibits whatever they contain. The others are read too, so that one answer names all. */
  refused: Refused[]
}

/** The call is charged before the documents count as read. @throws AppError `document.not_found`, `document.exhibits_refused`, `document.exhibits_too_large` */
export function openExhibits(
  call: DocumentCall,
  { caseId, exhibits }: ExhibitRequest,
): Promise<OpenedExhibits> {
  const caller = callerOf(call)
  const { keys, requireCase } = call.parts
  return call.office.unaudited(async (tx) => {
    const { row } = await requireCase(tx, caller, { caseId, needs: 'write' })
    const documentIds = exhibits.map(({ documentId }) => documentId)
    const versions = await newestOf(tx, { caseId, documentIds })
    if (versions.length < documentIds.length) throw new AppError('document.not_found')
    const { usable, refused } = sorted(versions)
    requireSizes(call, usable, refused)
    const { open } = await keys.openerOf(tx, caller.officeId)
    requireStillThere(call)
    await call.charge(unitsFor(usable))
    if (refused.length === 0) await noteReads(tx, versions, caller.userId)
    const opened = exhibits.flatMap(({ documentId, title }) => {
      const version = usable.find((one) => one.document_id === documentId)
      return version ? [{ version, title, dataKey: open(fileKeyOf(version.id), version.wrapped_key) }] : []
    })
    return { row, opened, refused }
  })
}

/**
 * A person who has left the page would ask again and get two files, so the work stops.
 * @throws AppError `request.given_up`, which reaches nobody
 */
export function requireStillThere({ client }: DocumentCall): void {
  if (client.hasLeft?.()) throw new AppError('request.given_up')
}

/** Each file and each megabyte costs as much as this many searches. */
const units = { file: 10, megabyte: 25 }

const unitsFor = (versions: readonly StoredVersion[]): number =>
  versions.reduce((sum, { size }) => sum + units.file + (size / megabyte) * units.megabyte, 0)

function sorted(versions: readonly StoredVersion[]): { usable: StoredVersion[]; refused: Refused[] } {
  const usable: StoredVersion[] = []
  const refused: Refused[] = []
  for (const version of versions) {
    const { document_name: name, extension, size, has_macros: hasMacros } = version
    const why = refusedAsExhibit({ extension, size, hasMacros })
    if (why) refused.push({ name, why })
    else usable.push(version)
  }
  return { usable, refused }
}

/** Documents that are too large together are not read, so the refusal names only what is known without reading. */
function requireSizes(
  call: DocumentCall,
  usable: readonly StoredVersion[],
  refused: readonly Refused[],
): void {
  const bytes = usable.reduce((sum, { size }) => sum + size, 0)
  if (bytes > mostExhibitBytes) refuse(call, refused)
  requireSize(bytes)
}

/** The limit holds for the documents and for the file that they become. */
export function requireSize(bytes: number): void {
  if (bytes <= mostExhibitBytes) return
  const values = { size: String(Math.ceil(bytes / megabyte)), most: String(mostExhibitBytes / megabyte) }
  throw new AppError('document.exhibits_too_large', { values })
}
