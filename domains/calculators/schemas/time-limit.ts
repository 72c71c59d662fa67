/** Shapes of the calculator of time limits. */
import { countries } from '@mizan/platform/contract'
import { z } from 'zod'
import { countings, limitGroups, limitKinds, limitUnits, recessRules, serviceWays } from '../data/limits.ts'
import { common } from './answer.ts'
import { day, whole } from './fields.ts'

const Unit = z.enum(limitUnits)
const Recess = z.enum(recessRules)

/** A time limit that a law names. Name, start and remark are in Turkish; `english` has them in English. */
export const NamedLimit = z.object({
  id: z.string(),
  name: z.string(),
  group: z.enum(limitGroups),
  law: z.string(),
  lawNumber: z.string(),
  article: z.string(),
  paragraph: z.string(),
  amount: z.number().int(),
  unit: Unit,
  /** The event that begins it. */
  start: z.string(),
  kind: z.enum(limitKinds),
  recess: Recess,
  counting: z.array(z.enum(countings)),
  remark: z.string(),
  english: z.object({ name: z.string(), start: z.string(), remark: z.string() }),
})
export type NamedLimit = z.output<typeof NamedLimit>

export const TimeLimitInput = z.object({
  country: z.enum(countries).default('turkey'),
  /**
   * The id of a named time limit (`GET /api/calculators/time-limits` lists them); without it `own` gives the length.
   */
  limit: z.string().trim().min(1).max(60).optional(),
  own: z
    .object({
      amount: whole(1, 1_000),
      unit: Unit,
      direction: z.enum(['forward', 'back']).default('forward'),
      recess: Recess.default('none'),
    })
    .optional(),
  service: z.enum(serviceWays).default('direct'),
  /**
   * The day of service or of another event that begins it; for electronic service the day on which it reached the
   * address.
   */
  date: day,
  /** The matter is heard during the court recess, which therefore extends nothing. */
  heardInRecess: z.boolean().default(false),
})
export type TimeLimitInput = z.output<typeof TimeLimitInput>

export const TimeLimitAnswer = z.object({
  limit: NamedLimit.nullable(),
  /** The day from which it is counted, which does not count itself. */
  startDay: day,
  /** The last day before holidays and the court recess are looked at. */
  countedDay: day,
  lastDay: day,
  ...common,
})
export type TimeLimitAnswer = z.output<typeof TimeLimitAnswer>
