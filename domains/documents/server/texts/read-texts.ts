/**
 * Reads the texts of documents that wait for it and stores them with their index, both encrypted. A text is kept in one
 * transaction, so the job may be killed anywhere: what is not kept waits, and is read the next time.
 */
import { FileError } from '@mizan/platform/files'
import type { JobCall } from '@mizan/platform/jobs'
import type { DocumentParts } from '../parts.ts'
import { fileKeyOf } from '../receive.ts'
import type { DocumentTables } from '../tables.ts'
import { isClosed } from './closed.ts'
import { type FileRead, readFileText } from './file-text.ts'
import { keepSealed, sealRead } from './keep.ts'
import { readLater } from './later.ts'
import { partSize, tidyIndex } from './merge.ts'
import { keepReason, putBack, takeWaiting, type WaitingText } from './store.ts'
import { wantTexts } from './want-texts.ts'

export type TextJob = JobCall<DocumentParts, DocumentTables>

/** A file that ended the process, or reading it, this often is not read again. */
const mostTries = 3
/** After so long the texts of another office have their turn. */
const turnMs = 60_000

interface Counts extends Record<string, number> {
  read: number
  unread: number
}

/** Offices whose texts are being read by this process, and whether that was asked for again meanwhile. */
const underWay = new Map<string, { isAskedAgain: boolean }>()

export async function readTexts(call: TextJob, { officeId }: { officeId: string }): Promise<Counts> {
  const counts: Counts = { read: 0, unread: 0 }
  const running = underWay.get(officeId)
  if (running) {
    running.isAskedAgain = true
    return counts
  }
  const mine = { isAskedAgain: true }
  underWay.set(officeId, mine)
  const turnEnds = performance.now() + turnMs
  const isOver = () => call.job.signal.aborted || performance.now() > turnEnds
  try {
    while (mine.isAskedAgain && !isOver()) {
      mine.isAskedAgain = false
      await readWaiting(call, officeId, { counts, isOver })
    }
  } catch (error) {
    if (!isClosed(error)) throw error
    return counts
  } finally {
    underWay.delete(officeId)
  }
  if (!call.job.signal.aborted && isOver()) await call.system((tx) => wantTexts(tx, officeId))
  return counts
}

async function readWaiting(
  call: TextJob,
  officeId: string,
  { counts, isOver }: { counts: Counts; isOver: () => boolean },
): Promise<void> {
  let bytes = 0
  while (!isOver()) {
    const taken = await take(call, officeId)
    if (!taken) break
    const kept = await readOne(call, officeId, taken)
    counts[kept > 0 ? 'read' : 'unread'] += 1
    bytes += kept
    if (bytes < partSize.bytes && counts.read % 100 !== 99) continue
    await tidyIndex(call, officeId)
    bytes = 0
  }
  if (!call.job.signal.aborted) await tidyIndex(call, officeId)
}

interface Taken {
  waiting: WaitingText
  /** Undefined if it does not open the file. */
  dataKey: Buffer | undefined
  /** What was read already, because it lies in a row and not in a file. */
  read?: FileRead | undefined
}

const take = ({ system, parts }: TextJob, officeId: string): Promise<Taken | undefined> =>
  system(async (tx) => {
    const { open } = await parts.keys.lockOpenerOf(tx, officeId)
    const waiting = await takeWaiting(tx, officeId)
    if (!waiting) return undefined
    const read = await readLater(parts.searchedTexts, tx, waiting, open)
    if (read) return { waiting, read, dataKey: undefined }
    const fileKey = fileKeyOf(waiting.id)
    try {
      return { waiting, dataKey: open(fileKey, waiting.wrapped_key) }
    } catch (error) {
      if (!isClosed(error)) throw error
      return { waiting, dataKey: undefined }
    }
  })

/** Bytes of the words that are kept; none if it has no text. */
async function readOne(call: TextJob, officeId: string, taken: Taken): Promise<number> {
  const { id } = taken.waiting
  const read = await textFor(call, taken)
  if ('reason' in read) {
    await call.system((tx) => keepReason(tx, id, read))
    return 0
  }
  const sealed = await sealRead(id, read)
  await call.system((tx) => keepSealed(tx, call.parts.keys, { officeId, id, sealed }))
  return sealed.terms.length
}

async function textFor(call: TextJob, { waiting, dataKey, read }: Taken): Promise<FileRead> {
  const { id, extension, size, sha256, tries } = waiting
  if (read && tries <= mostTries) return read
  if (!dataKey && !read) return { state: 'failed', reason: 'damaged' }
  if (!dataKey || tries > mostTries) return { state: 'failed', reason: 'given_up' }
  const { files, recogniser } = call.parts
  const reading = { files, recogniser, signal: call.job.signal }
  try {
    const file = { key: fileKeyOf(id), size, sha256 }
    return await readFileText(reading, { file, extension, dataKey })
  } catch (error) {
    // The file was not reached, so the try does not count. Whatever else went wrong may go wrong each time.
    if (call.job.signal.aborted || (error instanceof FileError && error.problem === 'unavailable'))
      await call.system((tx) => putBack(tx, id))
    throw error
  }
}
