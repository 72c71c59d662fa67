/**
 * Two tabs of a browser may renew at the same moment, and an answer may be lost, so the same refresh token may arrive
 * twice. This is the only case in which a used token is still accepted.
 */

/** Longer than a browser waits for an answer before it asks again (`platform/ui/session/refresh.ts`). */
export const REPEAT_SECONDS = 10

interface Use {
  at: Date
  /** The fingerprint of the browser and its network. */
  by: string
}

/** Whether the second use repeats the first. The clocks of two servers may differ slightly. */
export const isRepeated = (first: Use, second: Use): boolean =>
  Math.abs(second.at.getTime() - first.at.getTime()) <= REPEAT_SECONDS * 1000 && first.by === second.by
