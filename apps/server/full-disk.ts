/** Finds out whether a failure comes from a full disk, and from which one; the error itself rarely says so. */
import { statfsSync } from 'node:fs'

const codes = new Set([
  'ENOSPC',
  'EDQUOT',
  // PostgreSQL: disk_full
  '53100',
])
/** The search engine has no codes, and PostgreSQL only a message if it could not even start. */
const words = /No space left on device|Disk quota exceeded|not enough space on the disk/i
/** Errors of a statement when PostgreSQL ends while it runs. */
const lostCodes = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
const lostWords = /Connection terminated|is not queryable|Connection ended/i

const megabyte = 1024 * 1024
/** PostgreSQL ends when it has no room for a segment of its journal (16 MB), which frees some of it. */
const leastFree = 32 * megabyte

type Failure = Error & { code?: unknown }

/** Advice for the operator; undefined if no disk is the cause. */
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

/** The error and its causes, at most a few levels deep. */
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
