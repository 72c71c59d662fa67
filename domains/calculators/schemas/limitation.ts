/** Shapes of the calculators of limitation in criminal matters. */
import { z } from 'zod'
import {
  ages,
  caseInterruptions,
  caseStarts,
  caseSuspensions,
  penalties,
  penaltyInterruptions,
  penaltyStarts,
  penaltySuspensions,
} from '../data/limitation.ts'
import { common } from './answer.ts'
import { day } from './fields.ts'

type Names = [string, ...string[]]
const keysOf = <T extends string>(words: Readonly<Record<T, unknown>>) =>
  z.enum(Object.keys(words) as Names as [T, ...T[]])

const most = 20

const interruptionsOf = <T extends string>(words: Readonly<Record<T, unknown>>) =>
  z
    .array(z.object({ kind: keysOf(words), day }))
    .max(most)
    .default([])

/**
 * A suspension from the first day on which it does not run to the day from which it runs again; without the latter it
 * is still suspended.
 */
const suspensionsOf = <T extends string>(words: Readonly<Record<T, unknown>>) =>
  z
    .array(z.object({ kind: keysOf(words), day, until: day.optional() }))
    .max(most)
    .default([])

const shared = {
  penalty: z.enum(penalties),
  /** The age of the offender at the time of the act. */
  age: z.enum(ages).default('adult'),
}

export const CaseLimitationInput = z.object({
  ...shared,
  start: keysOf(caseStarts).default('completed'),
  /** The day of the crime, or, depending on the start, of the last act, the end or the last crime. */
  date: day,
  /** For a crime against a child: the birth date of the child. */
  victimBirth: day.optional(),
  interruptions: interruptionsOf(caseInterruptions),
  suspensions: suspensionsOf(caseSuspensions),
})
export type CaseLimitationInput = z.output<typeof CaseLimitationInput>

export const PenaltyLimitationInput = z.object({
  ...shared,
  /** The day of the crime, which decides whether the code applies. */
  crimeDate: day,
  start: keysOf(penaltyStarts).default('final'),
  date: day,
  interruptions: interruptionsOf(penaltyInterruptions),
  suspensions: suspensionsOf(penaltySuspensions),
})
export type PenaltyLimitationInput = z.output<typeof PenaltyLimitationInput>

/** Months have thirty days, years are those of the calendar. */
const Length = z.object({ years: z.number(), months: z.number() })

export const LimitationAnswer = z.object({
  length: Length,
  startDay: day,
  /** The day beyond which interruptions cannot extend it; null if nothing interrupted it, or there is no such day. */
  capDay: z.string().nullable(),
  /** The day with which it has run out. */
  lastDay: day,
  ...common,
})
export type LimitationAnswer = z.output<typeof LimitationAnswer>
