/** States of recordings and of their transcription. */

/** The source of the audio. */
export const sources = ['microphone', 'file'] as const

/** `unfinished`: more pieces may arrive. */
export const recordingStates = ['unfinished', 'ready'] as const

/** `waiting`: for its turn. `done`: its text is the transcript, or can be taken (`isOffered`). */
export const transcriptionStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/**
 * The reason why a transcription failed. `service_unreachable`: it did not answer, not in time, or with an error of
 * its own. `service_busy`: it takes no more calls for now. `service_denied`: it does not know our key, address or
 * model. `service_refused`: it does not accept the audio. `service_malformed`: its answer could not be read.
 * `silent`: it heard no words. `too_large`: the service says so. `not_divided`: it is larger than the service
 * accepts, and cannot be divided. `key_locked`: the key of the office was locked. `damaged`: the stored audio.
 * `not_permitted`: by then its starter no longer had the right.
 */
export const transcriptionProblems = [
  'service_unreachable',
  'service_busy',
  'service_denied',
  'service_refused',
  'service_malformed',
  'silent',
  'too_large',
  'not_divided',
  'key_locked',
  'damaged',
  'not_permitted',
] as const
export type TranscriptionProblem = (typeof transcriptionProblems)[number]
