/** Computes durations from instants and from typed texts. */
import { addDays, dayInTurkey, startInTurkey } from '@mizan/platform/calendar'
import { clockToleranceMinutes, mostHoursBack, mostMinutes } from '../data/limits.ts'

const minuteMs = 60_000
const toleranceMs = clockToleranceMinutes * minuteMs

export type SpanProblem = 'time.end_before_start' | 'time.too_long' | 'time.in_future' | 'time.too_old'

interface Span {
  startedAt: Date
  /** The end; now if it is left out. */
  endedAt?: Date | undefined
  now: Date
}

/** The whole minutes of a span, at least one, half a minute rounded up; or the reason why it is invalid. */
export function minutesOf({ startedAt, endedAt, now }: Span): { minutes: number } | { breaks: SpanProblem } {
  const end = endedAt ?? now
  if (end.getTime() > now.getTime() + toleranceMs) return { breaks: 'time.in_future' }
  const length = end.getTime() - startedAt.getTime()
  if (length < 0) return { breaks: 'time.end_before_start' }
  if (length > mostMinutes * minuteMs) return { breaks: 'time.too_long' }
  return { minutes: Math.max(1, Math.round(length / minuteMs)) }
}

/**
 * The start of a timer as a device reports it. A clock that is a little ahead counts as now; `hours` is how far back it
 * may lie.
 */
export function startOf(
  startedAt: Date,
  now: Date,
  hours: number = mostHoursBack,
): { startedAt: Date } | { breaks: SpanProblem } {
  if (startedAt.getTime() > now.getTime() + toleranceMs) return { breaks: 'time.in_future' }
  if (startedAt.getTime() < now.getTime() - hours * 60 * minuteMs) return { breaks: 'time.too_old' }
  return { startedAt: startedAt > now ? now : startedAt }
}

/** The first moment after `startedAt` at which clocks in Turkey show `time`, such as 17:30. */
export function firstAfter(startedAt: Date, time: string): Date | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(time.trim()) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const sinceMidnight = (Number(hours) * 60 + Number(minutes)) * minuteMs
  const day = dayInTurkey(startedAt)
  const candidates = [day, addDays(day, 1)].map(
    (one) => new Date(startInTurkey(one).getTime() + sinceMidnight),
  )
  return candidates.find((one) => one > startedAt)
}

/** `90` and `1:30` are ninety minutes; undefined for any other text, for zero and for more than a day. */
export function readMinutes(typed: string): number | undefined {
  const [, hours = '0', rest] = /^(?:(\d{1,2}):(?=[0-5]\d$))?(\d{1,4})$/.exec(typed.trim()) ?? []
  const minutes = Number(hours) * 60 + Number(rest)
  return minutes >= 1 && minutes <= mostMinutes ? minutes : undefined
}

/** Hour and minute in Turkey, which has no summer time: 17:30. */
export const timeInTurkey = (instant: Date): string =>
  new Date(instant.getTime() + 180 * minuteMs).toISOString().slice(11, 16)
