/**
 * Makes one file of many, in a thread of its own. All of them are in memory together: the caller limits how many run
 * at once.
 */
import { DocumentError, documentLimits } from '../problem.ts'
import { inThread } from '../thread.ts'
import type { ExhibitOrder, Exhibits } from './types.ts'

/** A person waits for it, and knows that it is much work. */
const milliseconds = 120_000
/** Bytes outside of the heap: some copies of all files, and the unpacked form of one text document. */
const buffers = 300_000_000
const copies = 5

/**
 * The bytes of the exhibits move into the thread, so the caller has them no more. @throws DocumentError if it is too
 * much for the thread; problems of single exhibits are in the answer
 */
export async function combineExhibits(order: ExhibitOrder): Promise<Exhibits> {
  const bytes = order.exhibits.reduce((sum, exhibit) => sum + exhibit.bytes.length, 0)
  if (bytes > documentLimits.bytes) throw new DocumentError('too_large', 'bytes of all files')
  const bounds = { milliseconds, buffers: buffers + copies * bytes }
  const moved = order.exhibits.map((exhibit) => exhibit.bytes)
  const script = new URL('./worker.ts', import.meta.url)
  return inThread<Exhibits>(script, order, bounds, moved)
}
