/** A transcription whose job died without a report. */
import type { TranscriptionRow } from './tables.ts'

/** A job gives a sign of life every half minute, and one that was killed begins again within a few. */
const staleAfterMs = 15 * 60_000

export const isStale = (
  { state, touched_at }: Pick<TranscriptionRow, 'state' | 'touched_at'>,
  now: Date,
): boolean =>
  (state === 'running' || state === 'waiting') &&
  now.getTime() - new Date(touched_at).getTime() > staleAfterMs
