/** Which failed reads are repeated by themselves, how often, and after which pause (decision 095). */
import { ApiError } from '../contract/client.ts'

const most = 3
/** About nine minutes, in which an index is built. */
const mostWhilePreparing = 60
const longestPauseMs = 10_000
/** Rights, and what there is, may just have changed. */
const repeatedOnce = new Set([403, 404, 429])
/** The next step is the person's, at a screen of its own. */
const codesOfSession = new Set(['session.expired', 'session.unverified'])

/** Codes of a part of the product that a switch keeps from being used, with the state of the switch. */
const switchStates = {
  'feature.maintenance': 'Maintenance',
  'feature.turned_off': 'TurnedOff',
  'feature.coming_soon': 'ComingSoon',
} as const

/** The state of the switch for which a call was refused; undefined for any other failure. */
export const switchStateOf = (error: unknown) =>
  error instanceof ApiError ? switchStates[error.code as keyof typeof switchStates] : undefined

/** A part of the server that is still being prepared says so with a code that ends in this way. */
export const isPreparing = (error: unknown): boolean =>
  error instanceof ApiError && error.code.endsWith('.preparing')

const namedPauseMs = (error: Error): number | undefined =>
  error instanceof ApiError && error.retryAfter !== undefined ? error.retryAfter * 1_000 : undefined

function timesOf(error: Error): number {
  if (!(error instanceof ApiError)) return most
  if (isPreparing(error)) return mostWhilePreparing
  if (switchStateOf(error) || codesOfSession.has(error.code)) return 0
  // Whoever has to wait longer sees the message, with a countdown.
  if ((namedPauseMs(error) ?? 0) > longestPauseMs) return 0
  if (repeatedOnce.has(error.status)) return 1
  return error.status === 0 || error.status >= 500 ? most : 0
}

function pauseOf(failures: number, error: Error): number {
  if (isPreparing(error)) return failures < 10 ? 2_000 : longestPauseMs
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return namedPauseMs(error) ?? (isRefused ? 300 : Math.min(1_000 * 2 ** failures, 8_000))
}

/** Options of every read. */
export const repeats = {
  retry: (failures: number, error: Error): boolean => failures < timesOf(error),
  retryDelay: pauseOf,
}
