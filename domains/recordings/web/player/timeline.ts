/** The parts of a recording one after the other, as if they were one sound. */

export interface TimedPart {
  part: number
  fromMs: number
  lengthMs: number
}

interface KnownPart {
  part: number
  contentType: string
  /** The length was measured when it was uploaded or recorded, if the browser could. */
  lengthMs: number | null
}

/** Players guess the length of an MP3 by its first moments; when it was uploaded, its frames were counted. */
const isGuessed = ({ contentType, lengthMs }: KnownPart): boolean =>
  contentType === 'audio/mpeg' && lengthMs !== null

/** `measured`: lengths that the player found, by part; they take precedence over those of the browser. */
export function timelineOf(
  parts: readonly KnownPart[],
  measured: ReadonlyMap<number, number> = new Map(),
): TimedPart[] {
  let fromMs = 0
  return parts.map((one) => {
    const found = isGuessed(one) ? undefined : measured.get(one.part)
    const timed = { part: one.part, fromMs, lengthMs: found ?? one.lengthMs ?? 0 }
    fromMs += timed.lengthMs
    return timed
  })
}

/** Milliseconds by which a good guess may differ. */
const nearMs = 2_000

/** Whether the player's guess of the length is wrong: then it finds moments in the sound only roughly. */
export const isVague = (parts: readonly KnownPart[], measured: ReadonlyMap<number, number>): boolean =>
  parts.some((one) => {
    const guess = measured.get(one.part) ?? one.lengthMs ?? 0
    return isGuessed(one) && Math.abs(guess - (one.lengthMs ?? 0)) > nearMs
  })

export const wholeOf = (timeline: readonly TimedPart[]): number =>
  timeline.reduce((sum, { lengthMs }) => sum + lengthMs, 0)

/** The part that is heard at this moment of the whole; the last one after the end. */
export const partAt = (timeline: readonly TimedPart[], atMs: number): TimedPart | undefined =>
  timeline.findLast(({ fromMs }) => fromMs <= atMs) ?? timeline[0]

/** The sentence that is heard: the last one that has begun. Sentences without a time are heard with the one before. */
export function sentenceAt(sentences: readonly { at: number | null }[], atMs: number): number {
  return sentences.findLastIndex(({ at }) => at !== null && at <= atMs)
}
