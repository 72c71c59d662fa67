/** Whether a failure comes from a full disk, and which disk that is: what fails then rarely says so by itself. */
import { statfsSync } from 'node:fs'

const codes = new Set([
  'ENOSPC',
  'EDQUOT',
  // PostgreSQL: disk_full
  '53100',
])
/** The search engine has no codes, and PostgreSQL says it in its own words where it could not even start. */
const words = /No space left on device|Disk quota exceeded|not enough space on the disk/i
/** What a statement meets when PostgreSQL has ended under it. */
const lostCodes = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
const lostWords = /Connection terminated|is not queryable|Connection ended/i

const megabyte = 1024 * 1024
/** PostgreSQL ends when there is no room for a piece of its journal (16 MB), and frees some of it by that. */
const leastFree = 32 * megabyte

type Failure = Error & { code?: unknown }

/** What to tell the operator; undefined where no disk is to blame. */
export function fullDiskAdvice(
  error: Error,
  dataDir: string | undefined,
  freeBytes: (folder: string) => number | undefined = freeBytesOf,
): string | undefined {
  const failures = withCauses(error)
  const free = dataDir === undefined ? undefined : freeBytes(dataDir)
  const isDataDisk = free !== undefined && free < leastFree
  const isFull = failures.find(saysFull)
  const reason = isFull ?? (isDataDisk ? failures.find(saysLost) : undefined)
  if (!reason) return undefined
  const disk = isDataDisk
    ? `The disk of ${dataDir} is full (${Math.floor(free / megabyte)} MB are free)`
    : 'A disk is full, and it is not the one of the data folder'
  return `${disk}: make room and start again, nothing that was saved is lost. (${reason.message.slice(0, 300)})`
}

const saysFull = ({ code, message }: Failure): boolean => codes.has(String(code)) || words.test(message)
const saysLost = ({ code, message }: Failure): boolean =>
  lostCodes.has(String(code)) || lostWords.test(message)

/** The error and what it came from, at most a few steps deep. */
function withCauses(error: unknown, depth = 5): Failure[] {
  if (!(error instanceof Error) || depth === 0) return []
  const inner = error instanceof AggregateError ? error.errors : []
  return [error, ...[error.cause, ...inner].flatMap((cause) => withCauses(cause, depth - 1))]
}

function freeBytesOf(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}
