/**
 * Keeps the index of an office in few parts: texts are joined once there are enough of them, and a part with texts that
 * are gone is made anew without their words.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { inTurns } from '@mizan/platform/call'
import type { DocumentCall, Tx } from '../call.ts'
import { mergeSegments } from './build.ts'
import {
  findStaleSegment,
  insertSegment,
  joinSegment,
  lockApart,
  lockTextsOf,
  type PartSize,
  replaceSegment,
  segmentsById,
  sizeApart,
} from './index-store.ts'
import { Segment } from './segment.ts'
import { indexKeyOf, seal, textKeyOf, unseal } from './texts.ts'

/** One part. More would make deletions take longer, less would make more parts to look through. */
export const partSize: PartSize = { texts: 512, bytes: 16 * 1024 * 1024 }

/** @throws AppError `document.keys_locked`, `document.key_unavailable` */
export async function tidyIndex(
  { system, parts }: Pick<DocumentCall, 'system' | 'parts'>,
  officeId: string,
  size: PartSize = partSize,
): Promise<void> {
  const { keys } = parts
  while (await system((tx) => joinTexts(tx, { keys, officeId }, size))) {}
  while (await system((tx) => leaveOutGone(tx, { keys, officeId }))) {}
}

interface Office {
  keys: DocumentCall['parts']['keys']
  officeId: string
}

async function joinTexts(tx: Tx, { keys, officeId }: Office, size: PartSize): Promise<boolean> {
  const { texts, bytes } = await sizeApart(tx, officeId)
  if (texts < size.texts && bytes < size.bytes) return false
  const { open } = await keys.lockOpenerOf(tx, officeId)
  const apart = await lockApart(tx, officeId, size)
  const segments = apart.flatMap(({ id, wrapped_key, terms }) => {
    const bytes = wrapped_key && terms && unseal(open(textKeyOf(id), wrapped_key), 'terms', id, terms)
    return bytes ? [new Segment(bytes)] : []
  })
  const id = await keepMerged(tx, { keys, officeId }, { segments, kept: new Set(apart.map((one) => one.id)) })
  if (id === null) return false
  await joinSegment(
    tx,
    id,
    apart.map((one) => one.id),
  )
  return true
}

async function leaveOutGone(tx: Tx, { keys, officeId }: Office): Promise<boolean> {
  const former = await findStaleSegment(tx, officeId)
  if (former === undefined) return false
  const { open } = await keys.lockOpenerOf(tx, officeId)
  const kept = new Set(await lockTextsOf(tx, former))
  const [stored] = kept.size > 0 ? await segmentsById(tx, [former]) : []
  const bytes = stored && unseal(open(indexKeyOf(former), stored.wrapped_key), 'index', former, stored.sealed)
  const segments = bytes ? [new Segment(bytes)] : []
  await replaceSegment(tx, former, await keepMerged(tx, { keys, officeId }, { segments, kept }))
  return true
}

/** The id of the new part; null if nothing is kept. */
async function keepMerged(
  tx: Tx,
  { keys, officeId }: Office,
  { segments, kept }: { segments: readonly Segment[]; kept: ReadonlySet<string> },
): Promise<string | null> {
  const merged = await inTurns(mergeSegments(segments, (id) => kept.has(id)))
  if (!merged) return null
  const id = randomUUID()
  const dataKey = randomBytes(32)
  const wrapped = await keys.wrapFileKey(tx, { officeId, fileKey: indexKeyOf(id) }, dataKey)
  const documents = new Segment(merged).ids.length
  const sealed = seal(dataKey, 'index', id, merged)
  await insertSegment(tx, { id, company_id: officeId, documents, wrapped_key: wrapped, sealed })
  return id
}
