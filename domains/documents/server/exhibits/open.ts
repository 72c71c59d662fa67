/** The documents of an order, in its order, opened for somebody who may write their case. */
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
import { refuse } from './refused.ts'

export type Wanted = NewExhibits & { caseId: string }

export interface OpenedExhibit extends OpenedVersion {
  title: string
}

/** @throws AppError `document.not_found`, `document.exhibits_refused`, `document.exhibits_too_large` */
export function openExhibits(
  call: DocumentCall,
  { caseId, exhibits }: Wanted,
): Promise<{ row: OpenCase['row']; opened: OpenedExhibit[] }> {
  const caller = callerOf(call)
  const { keys, requireCase } = call.parts
  return call.office.unaudited(async (tx) => {
    const { row } = await requireCase(tx, caller, { caseId, needs: 'write' })
    const documentIds = exhibits.map(({ documentId }) => documentId)
    const versions = await newestOf(tx, { caseId, documentIds })
    if (versions.length < documentIds.length) throw new AppError('document.not_found')
    requireUsable(call, versions)
    await noteReads(tx, versions, caller.userId)
    const { open } = await keys.openerOf(tx, caller.officeId)
    const opened = exhibits.map(({ documentId, title }) => {
      const version = versions.find((one) => one.document_id === documentId) as StoredVersion
      return { version, title, dataKey: open(fileKeyOf(version.id), version.wrapped_key) }
    })
    return { row, opened }
  })
}

function requireUsable(call: DocumentCall, versions: readonly StoredVersion[]): void {
  refuse(
    call,
    versions.flatMap(({ document_name: name, extension, size, has_macros: hasMacros }) => {
      const why = refusedAsExhibit({ extension, size, hasMacros })
      return why ? [{ name, why }] : []
    }),
  )
  requireSize(versions.reduce((sum, { size }) => sum + size, 0))
}

/** Of the documents, and of what they became. */
export function requireSize(bytes: number): void {
  if (bytes <= mostExhibitBytes) return
  const values = { size: String(Math.ceil(bytes / megabyte)), most: String(mostExhibitBytes / megabyte) }
  throw new AppError('document.exhibits_too_large', { values })
}
