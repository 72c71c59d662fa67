/** Shapes of recordings. */
import { id, meanwhile, Person, version } from '@mizan/cases/schemas'
import { pageOf, pageQuery } from '@mizan/platform/contract'
import { z } from 'zod'
import { longestName } from '../data/limits.ts'
import { recordingStates, sources } from '../data/states.ts'
import { Transcription } from './transcripts.ts'

export const RecordingId = z.object({ caseId: id, recordingId: id })
export type RecordingId = z.infer<typeof RecordingId>

/** `goOn`: for the person who began it. `finish`, `drop`: while it is unfinished. */
export const recordingAbilities = [
  'edit',
  'delete',
  'restore',
  'goOn',
  'finish',
  'drop',
  'transcribe',
] as const

/** A stream of audio of its own, complete with its header. */
export const Part = z.object({
  part: z.number().int(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** The number of pieces that have arrived. */
  pieces: z.number().int(),
  /** The length that the browser measured; null if it did not send one. */
  lengthMs: z.number().int().nullable(),
})
export type Part = z.infer<typeof Part>

export const Recording = z.object({
  recordingId: z.string(),
  name: z.string(),
  state: z.enum(recordingStates),
  source: z.enum(sources),
  /** The parts in their order; empty if the recording has only a transcript. */
  parts: z.array(Part),
  size: z.number().int(),
  /** Null if no part names its length. */
  lengthMs: z.number().int().nullable(),
  /** The time at which the last piece was stored. */
  lastPieceAt: z.string().nullable(),
  /** 0 if it has no transcript. */
  transcriptVersion: z.number().int(),
  /** The last one, if there was any. */
  transcription: Transcription.nullable(),
  /** The version of its name. */
  version: z.number().int(),
  createdBy: Person,
  createdAt: z.string(),
  /** Set in the bin: who put it there, when, and in how many days it is removed for good. */
  deleted: z.object({ by: Person, at: z.string(), daysLeft: z.number().int() }).nullable(),
  may: z.array(z.enum(recordingAbilities)),
})
export type Recording = z.infer<typeof Recording>

/** `bin`: those that were deleted and can be restored. */
export const RecordingQuery = z.object({ ...pageQuery, bin: z.stringbool().default(false) })
export type RecordingQuery = z.output<typeof RecordingQuery>

/**
 * Newest first. `transcribes`: whether this server can transcribe. `largestTranscribed`: bytes of the largest sound
 * that it can transcribe without dividing it; null if it cannot.
 */
export const RecordingPage = pageOf(Recording).extend({
  inBin: z.number().int(),
  transcribes: z.boolean(),
  largestTranscribed: z.number().int().nullable(),
  may: z.array(z.enum(['add'])),
})
export type RecordingPage = z.infer<typeof RecordingPage>

/**
 * `name`: if it is left out, that of the file, or the day and hour. `fileName` and `size` are those of a chosen file.
 * `key`: made by the browser, so that a call whose answer was lost can be repeated.
 */
export const NewRecording = z.strictObject({
  key: z
    .string()
    .regex(/^[\da-f-]{32,36}$/)
    .optional(),
  name: z.string().trim().min(1).max(longestName).optional(),
  source: z.enum(sources).default('microphone'),
  fileName: z.string().trim().min(1).max(255).optional(),
  size: z.number().int().min(0).max(2_147_483_647).optional(),
})
export type NewRecording = z.output<typeof NewRecording>

export const RecordingChange = z.strictObject({ name: z.string().trim().min(1).max(longestName), version })
export type RecordingChange = z.output<typeof RecordingChange>

export const RecordingChanged = Recording.extend({ meanwhile })
export type RecordingChanged = z.infer<typeof RecordingChanged>

/** The audio of one part, the first if none is named. `ticket`: in place of a session; see `recordings.ticket`. */
export const AudioQuery = z.object({
  recordingId: id,
  part: z.coerce.number().int().min(1).max(1_000).default(1),
  ticket: z.string().max(500).optional(),
})
export type AudioQuery = z.output<typeof AudioQuery>

/** Opens the audio of one recording to `recordings.audio`, for the session that asked for it. */
export const AudioTicket = z.object({ recordingId: z.string(), ticket: z.string(), until: z.string() })
export type AudioTicket = z.infer<typeof AudioTicket>
