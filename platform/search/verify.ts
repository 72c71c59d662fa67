/** Whether an index folder can be trusted; what to do about it (usually: build anew) is the caller's decision. */

import { openTable } from './lance/table.ts'
import { readManifest } from './manifest.ts'

export type Verdict =
  | { sound: true; documents: number; tags: Record<string, string | number> }
  | { sound: false; reason: 'missing' | 'unclean' | 'unreadable' | 'count differs' }

export async function verifyIndex(folder: string): Promise<Verdict> {
  const manifest = await readManifest(folder)
  if (!manifest) return { sound: false, reason: 'missing' }
  if (!manifest.clean) return { sound: false, reason: 'unclean' }
  const found = await countDocuments(folder)
  if (found === null) return { sound: false, reason: 'unreadable' }
  if (found !== manifest.documents) return { sound: false, reason: 'count differs' }
  return { sound: true, documents: found, tags: manifest.tags }
}

async function countDocuments(folder: string): Promise<number | null> {
  try {
    const { connection, table } = await openTable(folder, 16)
    const count = await table.countRows()
    connection.close()
    return count
  } catch {
    return null
  }
}
