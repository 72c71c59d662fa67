/** Shapes of the timer. */
import { id } from '@mizan/cases/schemas'
import { isOneLine, withoutInvisible } from '@mizan/identity/rules/fields'
import { z } from 'zod'
import { longestWhat } from '../data/limits.ts'
import { CaseOfTime, rate, what } from './entries.ts'

/** Made by the browser, so that a call that is repeated after a lost answer is recognised. */
const timerId = z.uuid()
const instant = z.iso.datetime({ offset: true })

const note = z.string().overwrite(withoutInvisible).trim().max(longestWhat).refine(isOneLine)

export const TimerRef = z.object({ timerId })
export type TimerRef = z.infer<typeof TimerRef>

export const TimerStart = z.object({
  timerId,
  caseId: id.nullable().default(null),
  what: note.default(''),
  /** Null for none; if it is left out, the last rate of the person counts. */
  rate: rate.nullable().optional(),
  /** The start of a timer that was started offline. */
  startedAt: instant.optional(),
})
export type TimerStart = z.output<typeof TimerStart>

export const TimerChange = z
  .object({ caseId: id.nullable(), what: note, rate: rate.nullable() })
  .partial()
  .extend({ timerId })
export type TimerChange = z.output<typeof TimerChange>

export const TimerStop = z.object({
  timerId,
  caseId: id,
  what,
  /** Null for none; if it is left out, that of the running timer counts. */
  rate: rate.nullable().optional(),
  /** The start of a timer that the server may not know, because it was started offline. */
  startedAt: instant.optional(),
  /** The real end; now if it is left out. */
  endedAt: instant.optional(),
})
export type TimerStop = z.output<typeof TimerStop>

export const Timer = z.object({
  timerId: z.string(),
  /** Null if none is chosen yet, or if the person may no longer read it. */
  case: CaseOfTime.nullable(),
  what: z.string(),
  rate: z.string().nullable(),
  startedAt: z.string(),
})
export type Timer = z.infer<typeof Timer>

export const TimerState = z.object({
  timer: Timer.nullable(),
  /** The hourly rate that the person used last. */
  lastRate: z.string().nullable(),
  /** The clock of the server, by which the browser counts. */
  now: z.string(),
})
export type TimerState = z.infer<typeof TimerState>
