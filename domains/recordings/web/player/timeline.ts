/** The parts of a recording one after the other, as if they were one sound. */

export interface TimedPart {
  part: number
  fromMs: number
  lengthMs: number
}

/** `measured`: lengths that the player found, by part; they count more than those that the browser said. */
export function timelineOf(
  parts: readonly { part: number; lengthMs: number | null }[],
  measured: ReadonlyMap<number, number> = new Map(),
): TimedPart[] {
  let fromMs = 0
  return parts.map(({ part, lengthMs }) => {
    const timed = { part, fromMs, lengthMs: measured.get(part) ?? lengthMs ?? 0 }
    fromMs += timed.lengthMs
    return timed
  })
}

export const wholeOf = (timeline: readonly TimedPart[]): number =>
  timeline.reduce((sum, { lengthMs }) => sum + lengthMs, 0)

/** The part that is heard at this moment of the whole; the last one after the end. */
export const partAt = (timeline: readonly TimedPart[], atMs: number): TimedPart | undefined =>
  timeline.findLast(({ fromMs }) => fromMs <= atMs) ?? timeline[0]

/** Which sentence is heard: the last one that has begun. Those without a time are heard with the one before. */
export function sentenceAt(sentences: readonly { at: number | null }[], atMs: number): number {
  return sentences.findLastIndex(({ at }) => at !== null && at <= atMs)
}
