/** The meaning of a store's failed answer. */
import type { Repeat } from '../outside/index.ts'

/** The status of the answer; undefined if there was none. */
export const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

/** Asking again does not help if the store understood the request and refuses it. */
export function againAfter(error: unknown): Repeat {
  const status = statusOf(error)
  const isFinal = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429
  return isFinal ? undefined : {}
}
