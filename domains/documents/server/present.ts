/** Rows as the calls answer them. */
import { namesFor } from '@mizan/identity/server'
import { callerOf } from '@mizan/platform/contract'
import { binDays } from '../data/limits.ts'
import type { AddedDocument, Document, Version } from '../schemas.ts'
import type { DocumentCall, Tx } from './call.ts'
import { unseenVersions, versionsById } from './store/versions.ts'
import type { DocumentRow, VersionRow } from './tables.ts'

type Person = (id: string) => { id: string; name: string }

/** With their newest versions. `mayWrite`: whether the caller may write their case. `known`: the version of the only one. */
export async function presentDocuments(
  call: DocumentCall,
  tx: Tx,
  rows: readonly DocumentRow[],
  { mayWrite, known }: { mayWrite: boolean; known?: VersionRow | undefined },
): Promise<Document[]> {
  const ids = rows.map(({ latest_id }) => latest_id)
  const versions = known ? new Map([[known.id, known]]) : await versionsById(tx, ids)
  const people = rows.flatMap(({ created_by, deleted_by }) => [created_by, deleted_by])
  const authors = [...versions.values()].map(({ created_by }) => created_by)
  const person = await namesFor(tx, call.parts.namesOf, [...people, ...authors])
  return rows.map((row) => {
    const version = versions.get(row.latest_id) as VersionRow
    return {
      documentId: row.id,
      name: row.name,
      extension: row.extension,
      kind: row.kind,
      section: row.section,
      isAudio: row.kind === 'audio',
      description: row.description,
      version: row.version,
      latest: presentVersion(version, person),
      createdBy: person(row.created_by),
      createdAt: row.created_at,
      deleted: deletionOf(row, person, call.clock.now()),
      may: abilitiesOn(row, mayWrite),
    }
  })
}

/** For somebody who has just changed it. */
export async function presentDocument(
  call: DocumentCall,
  tx: Tx,
  { document, version }: { document: DocumentRow; version?: VersionRow },
): Promise<Document> {
  const [presented] = await presentDocuments(call, tx, [document], { mayWrite: true, known: version })
  return presented as Document
}

/** For somebody who has just added a file. */
export async function presentAdded(
  call: DocumentCall,
  tx: Tx,
  written: { document: DocumentRow; version: VersionRow },
): Promise<AddedDocument> {
  const document = await presentDocument(call, tx, written)
  const { version } = written
  const found = version.number > 1 ? await unseenVersions(tx, version, callerOf(call).userId) : []
  const person = await namesFor(
    tx,
    call.parts.namesOf,
    found.map(({ by }) => by),
  )
  return { ...document, unseen: found.map(({ number, by }) => ({ number, by: person(by) })) }
}

export const presentVersion = (row: VersionRow, person: Person): Version => ({
  versionId: row.id,
  number: row.number,
  fileName: row.file_name,
  extension: row.extension,
  contentType: row.content_type,
  size: row.size,
  sha256: row.sha256,
  comment: row.comment,
  hasMacros: row.has_macros,
  addedBy: person(row.created_by),
  addedAt: row.created_at,
})

const abilitiesOn = ({ deleted_at }: DocumentRow, mayWrite: boolean): Document['may'] => {
  if (!mayWrite) return []
  return deleted_at === null ? ['edit', 'delete'] : ['restore']
}

const dayMs = 24 * 3_600_000

function deletionOf({ deleted_at, deleted_by }: DocumentRow, person: Person, now: Date): Document['deleted'] {
  if (deleted_at === null || deleted_by === null) return null
  const passed = (now.getTime() - new Date(deleted_at).getTime()) / dayMs
  return { by: person(deleted_by), at: deleted_at, daysLeft: Math.max(0, Math.ceil(binDays - passed)) }
}
