/** The total cost of entries; those without a rate cost nothing. */
import { add, amountOf, money } from '@mizan/platform/money'
import type { TimeEntry } from '../../schemas.ts'

export const totalOf = (entries: readonly TimeEntry[]): string =>
  amountOf(add(money('0'), ...entries.map(({ amount }) => money(amount ?? '0'))))
