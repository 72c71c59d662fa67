/** Shapes of the time limits (süre) of a case. */
import { key } from '@mizan/clients/schemas'
import { RecordVersion } from '@mizan/platform/contract'
import { z } from 'zod'
import { limitAbilities } from '../access.ts'
import { longestComment, longestTitle } from '../data/limits.ts'
import { limitRequests, limitStates } from '../data/words.ts'
import { NewCalculation, ShownCalculation } from './calculations.ts'
import { CaseId, day, id, meanwhile, oneLine, Person, version } from './common.ts'
import { note } from './tasks.ts'

export const LimitId = CaseId.extend({ limitId: id })
export type LimitId = z.infer<typeof LimitId>

export const LimitState = z.enum(limitStates)
export type LimitState = z.infer<typeof LimitState>

export type LimitRequest = (typeof limitRequests)[number]

const title = oneLine(longestTitle)

export const NewLimit = z.object({
  title,
  date: day,
  /** A day before the date by which the work should be ready. */
  preDeadline: day.nullable().default(null),
  note: note.default(''),
  /** The document that caused it. */
  basis: title.nullable().default(null),
  /** Whether a second person has to confirm that it is done. */
  isCritical: z.boolean().default(false),
  /** The calculation that gives its date, if there is one. */
  calculation: NewCalculation.nullable().default(null),
  key,
})
export type NewLimit = z.output<typeof NewLimit>

/** What is left out stays; null takes a value away. */
export const LimitChange = z
  .object({
    title,
    date: day,
    preDeadline: day.nullable(),
    note,
    basis: title.nullable(),
    isCritical: z.boolean(),
  })
  .partial()
  .extend({ version })
export type LimitChange = z.output<typeof LimitChange>

/** A step names the version that was seen, so that nobody confirms another day than the one on their screen. */
export const LimitStep = z.object({ version })
export type LimitStep = z.output<typeof LimitStep>

/** `isAlone`: whoever asked for it confirms it themselves, and says that the office has no second person. */
/** With the version that was seen: without it a wish would be confirmed that came in between. */
export const LimitConfirmation = LimitStep.extend({
  version: RecordVersion,
  isAlone: z.boolean().default(false),
})
export type LimitConfirmation = z.output<typeof LimitConfirmation>

export const LimitRejection = LimitStep.extend({ comment: oneLine(longestComment) })
export type LimitRejection = z.output<typeof LimitRejection>

const Moment = z.object({ by: Person, at: z.string() })

export const Limit = z.object({
  limitId: z.string(),
  caseId: z.string(),
  title: z.string(),
  date: z.string(),
  preDeadline: z.string().nullable(),
  note: z.string(),
  basis: z.string().nullable(),
  isCritical: z.boolean(),
  /** `awaiting`: somebody has asked for something that another person has yet to confirm. */
  state: LimitState,
  /** What a second person confirms, or has confirmed; `date`: the day to which it is to move. */
  requested: Moment.extend({ what: z.enum(limitRequests), date: z.string().nullable() }).nullable(),
  done: Moment.nullable(),
  calculation: ShownCalculation.nullable(),
  createdBy: Person,
  createdAt: z.string(),
  version: z.number().int(),
  /** What the caller may do with it. */
  may: z.array(z.enum(limitAbilities)),
})
export type Limit = z.infer<typeof Limit>

/** In the order of their dates. */
export const Limits = z.object({ items: z.array(Limit), may: z.array(z.enum(['add'])) })
export type Limits = z.infer<typeof Limits>

export const LimitChanged = z.object({ ...LimitId.shape, version: z.number().int(), meanwhile })
export type LimitChanged = z.infer<typeof LimitChanged>

/** `done`: false for a critical one, which is deleted once a second person has confirmed that. */
export const LimitDeleted = z.object({ done: z.boolean() })
export type LimitDeleted = z.infer<typeof LimitDeleted>
