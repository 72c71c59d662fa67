/** Shapes of the hearings of a case. */
import { key } from '@mizan/clients/schemas'
import { z } from 'zod'
import { hearingKinds } from '../data/hearing-kinds.ts'
import { longestTitle } from '../data/limits.ts'
import { CaseId, day, id, meanwhile, oneLine, Person, version } from './common.ts'
import { note } from './tasks.ts'

export const HearingId = CaseId.extend({ hearingId: id })
export type HearingId = z.infer<typeof HearingId>

/** Hour and minute in Turkey, such as 09:30. */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const text = oneLine(longestTitle).nullable()

export const HearingKind = z.enum(hearingKinds)
/** The lawyer who attends: a member who may read the case. */
const attorneyId = id.nullable()

export const NewHearing = z.object({
  date: day,
  time,
  /** The court, where it is not that of the case. */
  court: text.default(null),
  room: text.default(null),
  kind: HearingKind.default('hearing'),
  attorneyId: attorneyId.default(null),
  note: note.default(''),
  key,
})
export type NewHearing = z.output<typeof NewHearing>

/** What is left out stays. */
export const HearingChange = z
  .object({ date: day, time, court: text, room: text, kind: HearingKind, attorneyId, note })
  .partial()
  .extend({ version })
export type HearingChange = z.output<typeof HearingChange>

/** Names the version that was seen, so that nobody deletes another hour than the one on their screen. */
export const HearingStep = z.object({ version })
export type HearingStep = z.output<typeof HearingStep>

export const Hearing = z.object({
  hearingId: z.string(),
  caseId: z.string(),
  date: z.string(),
  time: z.string(),
  court: z.string().nullable(),
  room: z.string().nullable(),
  kind: HearingKind,
  /** Who attends it. */
  attorney: Person.nullable(),
  note: z.string(),
  createdBy: Person,
  createdAt: z.string(),
  version: z.number().int(),
})
export type Hearing = z.infer<typeof Hearing>

/** In the order of their days. */
export const Hearings = z.object({ items: z.array(Hearing), may: z.array(z.enum(['edit'])) })
export type Hearings = z.infer<typeof Hearings>

export const HearingChanged = z.object({ ...HearingId.shape, version: z.number().int(), meanwhile })
export type HearingChanged = z.infer<typeof HearingChanged>
