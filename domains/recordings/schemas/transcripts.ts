/** Shapes of transcripts and of transcriptions. */
import { Person, version } from '@mizan/cases/schemas'
import { z } from 'zod'
import { longestTranscript } from '../data/limits.ts'
import { transcriptionProblems, transcriptionStates } from '../data/states.ts'

/** One sentence in each line, with or without its time: see `rules/transcript`. */
const text = z.string().max(longestTranscript)

/** `version` 0: there is none yet. */
export const Transcript = z.object({
  text,
  version: z.number().int(),
  changedBy: Person.nullable(),
  changedAt: z.string().nullable(),
})
export type Transcript = z.infer<typeof Transcript>

/** The version of the transcript on the screen; 0: there was none yet. */
const seenVersion = z.literal(0).or(version)

export const TranscriptChange = z.strictObject({ text, version: seenVersion })
export type TranscriptChange = z.output<typeof TranscriptChange>

export const Transcription = z.object({
  state: z.enum(transcriptionStates),
  /** The percentage of the audio. */
  percent: z.number().int(),
  problem: z.enum(transcriptionProblems).nullable(),
  /** Its text is offered, because somebody has changed the transcript meanwhile. */
  isOffered: z.boolean(),
  startedBy: Person,
  startedAt: z.string(),
  endedAt: z.string().nullable(),
})
export type Transcription = z.infer<typeof Transcription>

/** `replace`: the present text may be replaced. `language`: as ISO 639-1; the service detects it if it is left out. */
export const NewTranscription = z.strictObject({
  replace: z.boolean().default(false),
  language: z.enum(['tr', 'en', 'auto']).default('tr'),
})
export type NewTranscription = z.output<typeof NewTranscription>

/** `version`: of the transcript that is replaced. */
export const TranscriptionUse = z.strictObject({ version: seenVersion })
export type TranscriptionUse = z.output<typeof TranscriptionUse>
