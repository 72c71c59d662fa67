/** A time limit that is computed in a case: what is chosen for it, its last day, and what of it is sent. */
import { Refusal, sayRefusal } from '@mizan/calculators/rules/refusal'
import { timeLimit } from '@mizan/calculators/rules/time-limits/calculator'
import { findNamedLimit } from '@mizan/calculators/rules/time-limits/named-limits'
import { beginsWithService } from '@mizan/calculators/rules/time-limits/service'
import type { FigureRow, TimeLimitAnswer, TimeLimitInput } from '@mizan/calculators/schemas'
import type { Language } from '@mizan/platform/ui'
import type { NewLimit } from '../../schemas.ts'
import { dayOf, type Values } from './limit-values.ts'

export interface Chosen {
  /** Id of the named time limit; empty: none is chosen. */
  limitId: string
  service: TimeLimitInput['service']
  /** The day of service or of what else begins it, as it was typed. */
  begin: string
  isHeard: boolean
}

/** How the day of a new time limit is entered. */
export const ways = ['computed', 'typed'] as const

export interface NewValues extends Values, Chosen {
  way: (typeof ways)[number]
}

export const limitOf = ({ limitId }: Chosen) => findNamedLimit(limitId)

/** Undefined while something is missing. */
export function inputOf(chosen: Chosen): TimeLimitInput | undefined {
  const limit = limitOf(chosen)
  const date = dayOf(chosen.begin, 'past')
  if (!limit || !date) return undefined
  return {
    country: 'turkey',
    limit: limit.id,
    service: beginsWithService(limit) ? chosen.service : 'direct',
    date,
    heardInRecess: chosen.isHeard && limit.recess !== 'none',
  }
}

export type Outcome = { input: TimeLimitInput; answer: TimeLimitAnswer } | { refused: string }

export function outcomeOf(
  chosen: Chosen,
  holidays: readonly FigureRow[],
  language: Language,
): Outcome | undefined {
  const input = inputOf(chosen)
  if (!input) return undefined
  try {
    return { input, answer: timeLimit.calculate(input, holidays) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refused: sayRefusal(error, language) }
  }
}

/** The screen of the calculator that shows the same sum. */
function addressOf({ limit = '', service, date, heardInRecess }: TimeLimitInput): string {
  const inputs = {
    ...{ country: 'turkey', limit, date },
    ...(service !== 'direct' && { service }),
    ...(heardInRecess && { heard: 'yes' }),
  }
  return `/calculators/time-limit?${new URLSearchParams(inputs)}`
}

/** Its name is that of the law in Turkish, because the case is in Turkish. */
export function computedBody({
  input,
  answer: { limit, lastDay },
}: Exclude<Outcome, { refused: string }>): Pick<NewLimit, 'title' | 'date' | 'basis' | 'calculation'> {
  return {
    title: limit?.name ?? '',
    date: lastDay,
    basis: limit ? `${limit.law} ${limit.article}` : null,
    calculation: { calculator: 'calculators.timeLimit', input, address: addressOf(input) },
  }
}
