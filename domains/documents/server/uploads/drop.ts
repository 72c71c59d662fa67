/** Removes uploads that are over: those that nobody finished within a day, and the memory of those that were. */
import { readdir } from 'node:fs/promises'
import type { DocumentCall } from '../call.ts'
import { removePart } from './part-file.ts'
import { partIdOf, partPathOf } from './places.ts'
import { deleteUploads, listKnown, listOver } from './store.ts'

const atOnce = 100

/** The files go before their rows: what is still listed when a server is killed is removed the next time. */
export async function dropUploads(call: DocumentCall): Promise<{ dropped: number; forgotten: number }> {
  const { system, parts } = call
  let dropped = 0
  for (let some = atOnce; some === atOnce; dropped += some) {
    const ids = await system.read((tx) => listOver(tx, atOnce))
    for (const id of ids) await removePart(partPathOf(parts, id))
    await system((tx) => deleteUploads(tx, ids))
    some = ids.length
  }
  return { dropped, forgotten: await removeForgotten(call) }
}

/** Files without a row, which comes before its file: of uploads that were removed while their bytes came. */
async function removeForgotten({ system, parts }: DocumentCall): Promise<number> {
  const ids = (await readdir(parts.uploadFolder).catch(noFolder)).flatMap(partIdOf)
  const known = await system.read((tx) => listKnown(tx, ids))
  const forgotten = ids.filter((id) => !known.has(id))
  for (const id of forgotten) await removePart(partPathOf(parts, id))
  return forgotten.length
}

function noFolder(error: { code?: string }): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
