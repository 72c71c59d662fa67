/** Notes the documents that the portal lists, and answers which copies are wanted. */
import { randomUUID } from 'node:crypto'
import { callerOf } from '@mizan/platform/contract'
import { referenceKey } from '../../rules/natural-key.ts'
import type { FileList, ListedFile, VerifiedFiles } from '../../schemas.ts'
import type { GovernmentCall, Tx } from '../call.ts'
import { fileRowOf, keyOf } from '../listed-row.ts'
import { lockGovernmentCase } from '../open-case.ts'
import { noLaterThanNow } from '../read-at.ts'
import { requireRoom } from '../room.ts'
import { keysWithoutCopy, knownFiles, type ListedRow, noteListed } from '../store/listed.ts'
import { hashOf, uploadId } from '../upload-id.ts'

export function verifyFiles(call: GovernmentCall, list: FileList): Promise<VerifiedFiles> {
  const { governmentCaseId, files, everything, isTrial } = list
  return call.office(async (tx) => {
    await lockGovernmentCase(call, tx, governmentCaseId)
    const readAt = noLaterThanNow(tx, list.readAt)
    const of = { officeId: callerOf(call).officeId, governmentCaseId, readAt }
    const note = isTrial ? findKnown : noteRows
    const mains = await note(tx, of, files.map(fileRowOf))
    const references = await note(
      tx,
      of,
      files.flatMap((file) => referencesOf(file, mains)),
    )
    await requireRoom(tx, governmentCaseId)
    const keys = [...mains.keys(), ...references.keys()].map(keyIn)
    const without = await keysWithoutCopy(tx, governmentCaseId, [...new Set(keys)])
    const asked = (row: ListedRow, ids: ReadonlyMap<string, string>) => ({
      fileId: ids.has(placeOf(row)) ? uploadId(ids.get(placeOf(row)) ?? '', readAt) : '',
      needed: everything || without.has(row.natural_key) || !ids.has(placeOf(row)),
    })
    const items = files.map((file) => ({
      ...asked(fileRowOf(file), mains),
      references: referencesOf(file, mains).map((row) => ({
        order: row.position,
        ...asked(row, references),
      })),
    }))
    return { items }
  })
}

const placeOf = ({ natural_key, occurrence }: Pick<ListedRow, 'natural_key' | 'occurrence'>): string =>
  `${natural_key} ${occurrence}`
const keyIn = (place: string): string => place.split(' ')[0] ?? ''

/** Ids by place. A row that is sent twice is one. */
async function noteRows(
  tx: Tx,
  of: Parameters<typeof noteListed>[1],
  rows: readonly ListedRow[],
): Promise<ReadonlyMap<string, string>> {
  const once = [...new Map(rows.map((row) => [placeOf(row), row])).values()]
  return new Map((await noteListed(tx, of, once)).map((row) => [placeOf(row), row.id]))
}

/** Finds those that were listed before. */
async function findKnown(
  tx: Tx,
  { governmentCaseId }: Parameters<typeof noteListed>[1],
  rows: readonly ListedRow[],
): Promise<ReadonlyMap<string, string>> {
  const keys = rows.map(({ natural_key }) => natural_key)
  return new Map((await knownFiles(tx, governmentCaseId, keys)).map((row) => [placeOf(row), row.id]))
}

/** Attachments of one place and kind look alike, and are counted like documents. */
function referencesOf(file: ListedFile, mains: ReadonlyMap<string, string>): ListedRow[] {
  const main = fileRowOf(file)
  const seen = new Map<string, number>()
  return file.references.map(({ referencedFileId, order, type }) => {
    const key = hashOf(referenceKey({ key: keyOf(file), occurrence: file.occurrence }, { order, type }))
    const occurrence = (seen.get(key) ?? 0) + 1
    seen.set(key, occurrence)
    return {
      ...main,
      id: randomUUID(),
      main_id: mains.get(placeOf(main)) ?? null,
      ...{ position: order, natural_key: key, occurrence, type, sub_type: '', description: '' },
      portal_hash: referencedFileId === '' ? null : hashOf(referencedFileId),
    }
  })
}
