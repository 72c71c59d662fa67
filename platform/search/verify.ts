/** Checks whether an index folder can be trusted. The caller decides what to do otherwise (usually: rebuild). */

import { openIndex } from './lance/reader.ts'
import { closeTable, openTable, tryIndexes } from './lance/table.ts'
import { type Manifest, readManifest } from './manifest.ts'
import type { IndexReader, IndexSchema } from './port.ts'

/** Megabytes of cache: everything is read only once here. */
const SMALL = 16

export type Verdict =
  | { sound: true; documents: number; tags: Record<string, string | number> }
  | { sound: false; reason: 'missing' | 'unclean' | 'unreadable' | 'count differs' }

/**
 * Opens everything that a reader opens, which takes seconds and hundreds of megabytes for a million documents; a
 * reader that already has the folder `opened` saves this. Never throws: damage is a result.
 */
export async function verifyIndex(folder: string, opened?: IndexReader): Promise<Verdict> {
  const manifest = await readManifest(folder).catch(() => 'damaged' as const)
  if (manifest === 'damaged') return { sound: false, reason: 'unreadable' }
  if (!manifest) return { sound: false, reason: 'missing' }
  if (!manifest.clean) return { sound: false, reason: 'unclean' }
  const found = opened ? documentsIn(opened) : await openAndCount(folder, manifest.schema).catch(() => null)
  return judge(manifest, found)
}

function judge({ documents, tags }: Manifest, found: number | null): Verdict {
  if (found === null) return { sound: false, reason: 'unreadable' }
  return found === documents ? { sound: true, documents, tags } : { sound: false, reason: 'count differs' }
}

async function openAndCount(folder: string, schema: IndexSchema): Promise<number> {
  const reader = await openIndex(folder, { cacheMegabytes: SMALL, warm: false })
  const count = documentsIn(reader)
  reader.close()
  const open = await openTable(folder, SMALL)
  await tryIndexes(open.table, schema).finally(() => closeTable(open))
  return count
}

/** Documents that a reader has in memory. */
function documentsIn({ columns }: IndexReader): number {
  let count = 0
  for (const one of columns.present) count += one
  return count
}
