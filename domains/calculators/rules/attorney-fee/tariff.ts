/** The tariff of one day, and which of its rows a calculation has used. */
import type { CivilDate } from '@mizan/platform/calendar'
import type { Money } from '@mizan/platform/money'
import type { FigureRow } from '../../schemas/figures.ts'
import type { Figures } from '../figures.ts'
import { type Part, sumOfParts, use } from '../use.ts'

export interface Tariff {
  fixed: (key: string) => Money
  limit: (key: 'enforcement' | 'mediation') => Money
  /** The fee of part 3 for that amount, with its brackets. */
  proportional: (amount: Money) => { fee: Money; parts: Part[] }
  used: () => FigureRow[]
}

export function tariffOn(figures: Figures, day: CivilDate): Tariff {
  const { lira, split, rows } = use(figures, day)
  return {
    fixed: (key) => lira('fee.fixed', key),
    limit: (key) => lira('fee.limit', key),
    proportional: (amount) => {
      const parts = split(amount, 'fee.bracket')
      return { parts, fee: sumOfParts(parts) }
    },
    used: rows,
  }
}
