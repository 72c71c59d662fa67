/** Computes the last day from an act and the day of its service, with each step. */
import { addDays, type CivilDate, weekdayOf } from '@mizan/platform/calendar'
import type { FigureRow } from '../../schemas/figures.ts'
import type { NamedLimit, TimeLimitAnswer, TimeLimitInput } from '../../schemas/time-limit.ts'
import { requireCalendar } from '../days.ts'
import type { Figures } from '../figures.ts'
import { Refusal } from '../refusal.ts'
import { basisOf } from './bases.ts'
import { countedDay, countedStep, type Period } from './count.ts'
import { type EndingRules, endingOf } from './ending.ts'
import { findNamedLimit } from './named-limits.ts'
import { type NoteFacts, notesOf } from './notes.ts'
import { startOf } from './start.ts'
import { type WorkingDays, workingDays } from './working-days.ts'

/** @throws Refusal for an unknown time limit, and for one of the other country */
export function calculateTimeLimit(input: TimeLimitInput, figures: Figures): TimeLimitAnswer {
  const limit = limitOf(input)
  const length = periodOf(input, limit)
  const works = workingDays(figures, input.country)
  const basis = basisOf(input, limit)
  const start = startOf(input, limit)
  const counted = countedDay(start.day, length, works)
  const rules = rulesOf(input, limit, { works, basis, isBack: length.isBack })
  const ending = endingOf(counted, rules)
  const withSaturdays = countedDay(start.day, length, { isWorking: orSaturday(works) })
  const known: NoteFacts = {
    input,
    limit,
    startDay: start.day,
    counted,
    length,
    rules,
    ending,
    withSaturdays,
  }
  requireCalendar(ending.lastDay)
  return {
    limit: limit ?? null,
    startDay: start.day,
    countedDay: counted,
    lastDay: ending.lastDay,
    steps: [...start.steps, countedStep(start.day, counted, length, basis), ...ending.steps],
    rows: rowsOf(known),
    notes: notesOf(known),
  }
}

function limitOf({ limit, own, country, service }: TimeLimitInput): NamedLimit | undefined {
  if ((limit === undefined) === (own === undefined)) throw new Refusal('limits.one_rule')
  if (country === 'kktc' && service !== 'direct') throw new Refusal('limits.service_of_turkey')
  if (limit === undefined) return undefined
  if (country === 'kktc') throw new Refusal('limits.laws_of_turkey')
  const named = findNamedLimit(limit)
  if (!named) throw new Refusal('limits.unknown')
  return named
}

function periodOf({ own }: TimeLimitInput, limit: NamedLimit | undefined): Period {
  if (!limit) {
    const { amount, unit, direction } = own ?? { amount: 1, unit: 'day', direction: 'forward' }
    return { amount, unit, isBack: direction === 'back', isClear: false }
  }
  const { amount, unit, counting, law, lawNumber, article, paragraph } = limit
  const cited = { law, lawNumber, article: paragraph ? `${article}/${paragraph}` : article }
  return { amount, unit, isBack: counting.includes('back'), isClear: counting.includes('clear'), cited }
}

/** A country without a known recess, and a time limit that is counted back, are not extended by one. */
function rulesOf(
  { country, own, heardInRecess }: TimeLimitInput,
  limit: NamedLimit | undefined,
  known: Pick<EndingRules, 'works' | 'basis' | 'isBack'>,
): EndingRules {
  const recess = limit?.recess ?? own?.recess ?? 'none'
  return {
    ...known,
    fixed: fixedBy(limit),
    recess: country === 'kktc' || known.isBack ? 'none' : recess,
    heardInRecess,
  }
}

function fixedBy(limit: NamedLimit | undefined): EndingRules['fixed'] {
  if (limit?.counting.includes('exact')) return 'convention'
  return limit?.kind === 'limitation' && limit.group === 'criminal' ? 'limitation' : undefined
}

/** Saturdays count unless they are holidays, or follow a holiday that ends on a Friday (law 2429, article 2/D). */
const orSaturday =
  ({ isWorking, freeOn }: WorkingDays) =>
  (day: CivilDate): boolean =>
    isWorking(day) || (weekdayOf(day) === 6 && isPlainSaturday(day, freeOn))

function isPlainSaturday(day: CivilDate, freeOn: WorkingDays['freeOn']): boolean {
  const friday = freeOn(addDays(day, -1))
  return freeOn(day)?.name.en === 'Saturday' && (friday === undefined || friday.isHalf)
}

/** The holidays that moved the last day, or fall on it. */
function rowsOf({ ending, rules }: NoteFacts): FigureRow[] {
  const own = rules.works.freeOn(ending.lastDay)?.row
  return [...new Set([...ending.passed.flatMap(({ row }) => row ?? []), ...(own ? [own] : [])])]
}
