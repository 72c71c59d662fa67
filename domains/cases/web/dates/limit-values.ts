/** A time limit as its form holds it, and what of it has changed. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { readDay, type Side } from '@mizan/platform/ui/chips'
import type { Limit, NewLimit } from '../../schemas.ts'

export interface Values {
  title: string
  /** Days as they were typed. */
  date: string
  preDeadline: string
  isCritical: boolean
  basis: string
  note: string
}

export const valuesOf = (limit: Limit | undefined, written: (day: string) => string): Values => ({
  title: limit?.title ?? '',
  date: limit ? written(limit.date) : '',
  preDeadline: limit?.preDeadline ? written(limit.preDeadline) : '',
  isCritical: limit?.isCritical ?? false,
  basis: limit?.basis ?? '',
  note: limit?.note ?? '',
})

export const dayOf = (typed: string, side?: Side): string | undefined =>
  readDay(typed, dayInTurkey(new Date()), side)

/** `date` is empty if it is no day; the form refuses it before. */
export const bodyOf = ({
  title,
  date,
  preDeadline,
  isCritical,
  basis,
  note,
}: Values): Omit<NewLimit, 'calculation'> => ({
  title: title.replace(/\s+/g, ' ').trim(),
  date: dayOf(date) ?? '',
  preDeadline: dayOf(preDeadline) ?? null,
  isCritical,
  basis: basis.replace(/\s+/g, ' ').trim() || null,
  note: note.trim(),
})
