/** Shapes of the calculator of conditional release and probation. */
import { z } from 'zod'
import {
  probations,
  type RegimeName,
  recidivisms,
  regimes,
  section16,
  sentenceKinds,
} from '../data/sentence.ts'
import { common } from './answer.ts'
import { day, whole } from './fields.ts'

const count = (most: number) => whole(0, most).default(0)

export const SentenceInput = z.object({
  kind: z.enum(sentenceKinds).default('term'),
  /** The length of a fixed-term sentence. */
  years: count(99),
  months: count(11),
  days: count(29),
  group: z.enum(Object.keys(regimes) as [RegimeName, ...RegimeName[]]).default('general'),
  crimeDate: day,
  /** The day on which enforcement began. */
  date: day,
  recidivism: z.enum(recidivisms).default('none'),
  /** The heaviest earlier sentence on which the recidivism rests. */
  earlierYears: count(99),
  earlierMonths: count(11),
  earlierDays: count(29),
  /** Days that are deducted, such as arrest. */
  served: count(36_525),
  /** The deducted days before the convict became fifteen. */
  servedYoung: count(3_653),
  /** Needed only of those who were under eighteen. */
  birthDate: day.optional(),
  probation: z.enum(Object.keys(probations) as [keyof typeof probations]).default('usual'),
  /** For an aggravated life sentence: whether it is for a crime of article 107/16. */
  section16: z.enum(section16).default('ask'),
})
export type SentenceInput = z.output<typeof SentenceInput>

/** Months have thirty days, years are those of the calendar. */
const Length = z.object({ years: z.number(), months: z.number(), days: z.number() })

export const SentenceAnswer = z.object({
  /** The time that must be spent in prison. */
  required: Length,
  releaseDay: day,
  /** The first day of probation by time alone; null if the text does not give one. */
  probationDay: day.nullable(),
  /** The end of the term; null for life. */
  endDay: z.string().nullable(),
  /** The last day of the released person's supervision. */
  supervisedUntil: z.string(),
  ...common,
})
export type SentenceAnswer = z.output<typeof SentenceAnswer>
