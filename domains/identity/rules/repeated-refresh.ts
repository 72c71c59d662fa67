/**
 * Two tabs of a browser may renew at the same moment, and an answer may be lost on the way: the same refresh token then
 * comes twice. That is the one case in which a token that was used is still taken.
 */

/** Longer than a browser waits for an answer before it asks once more (`platform/ui/session/refresh.ts`). */
export const REPEAT_SECONDS = 10

interface Use {
  at: Date
  /** What is known of the browser and its network. */
  by: string
}

/** Whether the second use is the first one repeated. The clocks of two servers may differ by a moment. */
export const isRepeated = (first: Use, second: Use): boolean =>
  Math.abs(second.at.getTime() - first.at.getTime()) <= REPEAT_SECONDS * 1000 && first.by === second.by
