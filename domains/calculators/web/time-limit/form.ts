/** Converts the fields of the calculator of time limits into its input. */
import { countries } from '@mizan/platform/contract'
import type { Language } from '@mizan/platform/ui'
import { limitUnits, recessRules, serviceWays } from '../../data/limits.ts'
import { findNamedLimit } from '../../rules/time-limits/named-limits.ts'
import { beginsWithService } from '../../rules/time-limits/service.ts'
import type { NamedLimit, TimeLimitInput } from '../../schemas/time-limit.ts'
import { dayOf, shownDay } from '../form/days.ts'
import { firstOf, type Inputs, wordOf } from '../frame/inputs.ts'

type OwnLimit = NonNullable<TimeLimitInput['own']>

export interface TimeLimitForm {
  country: TimeLimitInput['country']
  /** The id of a named time limit, `own` for an entered one, or empty. */
  limit: string
  amount: string
  unit: OwnLimit['unit']
  direction: OwnLimit['direction']
  recess: OwnLimit['recess']
  service: TimeLimitInput['service']
  /** The date as it was typed. */
  date: string
  isHeard: boolean
}

export const own = 'own'
export const directions = ['forward', 'back'] as const

export const amountOf = (typed: string): number | undefined =>
  /^\d{1,4}$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= 1_000 ? Number(typed) : undefined

export const limitOf = ({ country, limit }: TimeLimitForm): NamedLimit | undefined =>
  country === 'turkey' ? findNamedLimit(limit) : undefined

/** In Northern Cyprus every time limit is entered. */
export const isOwn = ({ country, limit }: TimeLimitForm): boolean => country === 'kktc' || limit === own

/** Whether the service of a paper begins it, so that the way of service matters. */
export function isServed(form: TimeLimitForm): boolean {
  if (form.country === 'kktc') return false
  const limit = limitOf(form)
  if (!limit) return form.limit === own && form.direction === 'forward'
  return beginsWithService(limit)
}

export const recessOf = (form: TimeLimitForm): NamedLimit['recess'] =>
  form.country === 'kktc' ? 'none' : (limitOf(form)?.recess ?? (form.limit === own ? form.recess : 'none'))

export function readForm(inputs: Inputs, language: Language, home: TimeLimitForm['country']): TimeLimitForm {
  return {
    country: inputs.country === undefined ? home : wordOf(inputs.country, countries),
    limit: firstOf(inputs.limit),
    amount: firstOf(inputs.amount),
    unit: wordOf(inputs.unit, limitUnits),
    direction: wordOf(inputs.direction, directions),
    recess: wordOf(inputs.recess, recessRules),
    service: wordOf(inputs.service, serviceWays),
    date: shownDay(firstOf(inputs.date), language),
    isHeard: firstOf(inputs.heard) === 'yes',
  }
}

export function writeForm(form: TimeLimitForm): Inputs {
  const entered = isOwn(form)
  return {
    country: form.country,
    limit: form.limit,
    amount: entered ? form.amount : '',
    unit: entered ? form.unit : '',
    direction: entered && form.direction === 'back' ? form.direction : '',
    recess: entered && form.recess !== 'none' ? form.recess : '',
    service: isServed(form) && form.service !== 'direct' ? form.service : '',
    date: dayOf(form.date) ?? form.date,
    heard: form.isHeard && recessOf(form) !== 'none' ? 'yes' : '',
  }
}

/** The first thing that is missing or cannot be read: the key of its text. */
export type MissingField = 'limit' | 'amount' | 'date'

export function inputOf(form: TimeLimitForm): TimeLimitInput | MissingField {
  const limit = limitOf(form)
  const amount = amountOf(form.amount)
  const date = dayOf(form.date)
  if (!limit && !isOwn(form)) return 'limit'
  if (!limit && amount === undefined) return 'amount'
  if (date === undefined) return 'date'
  const { unit, direction } = form
  return {
    country: form.country,
    ...(limit
      ? { limit: limit.id }
      : { own: { amount: amount ?? 1, unit, direction, recess: recessOf(form) } }),
    service: isServed(form) ? form.service : 'direct',
    date,
    heardInRecess: form.isHeard && recessOf(form) !== 'none',
  }
}
