/** Removes uploads that are over: those that nobody finished within a day or before their case was deleted, and the memory of those that were. */
import type { DocumentCall } from '../call.ts'
import { removePart } from './part-file.ts'
import { partPathOf } from './places.ts'
import { deleteUploads, listOver } from './store.ts'

const atOnce = 100

/** The files go before their rows: what is still listed when a server is killed is removed the next time. */
export async function dropUploads({ system, parts }: DocumentCall): Promise<{ dropped: number }> {
  let dropped = 0
  for (let some = atOnce; some === atOnce; dropped += some) {
    const ids = await system.read((tx) => listOver(tx, atOnce))
    for (const id of ids) await removePart(partPathOf(parts, id))
    await system((tx) => deleteUploads(tx, ids))
    some = ids.length
  }
  return { dropped }
}
