/** Series of lawsuits of one kind: the more files, the smaller the share of the fee for each further one. */
import { add, amountOf, type Money, money, proportionOf } from '@mizan/platform/money'
import type { Step } from '../../schemas/answer.ts'
import { say, writeMoney, writePercent } from '../writing.ts'
import { withArticle } from './sum.ts'

/** The last file of each tier, and its per cent of the fee. */
const tiers = [
  [10, '100'],
  [50, '50'],
  [100, '40'],
  [Number.MAX_SAFE_INTEGER, '25'],
] as const

export interface SeriesFee {
  total: Money
  steps: Step[]
}

export function seriesFee(fee: Money, files: number): SeriesFee {
  const counted = tiers.map(([upTo, percent], at) => {
    const count = Math.max(0, Math.min(files, upTo) - (tiers[at - 1]?.[0] ?? 0))
    const each = proportionOf(fee, { times: [percent], over: [100] }, 'halfUp')
    return { count, percent, each, all: proportionOf(each, { times: [count] }, 'halfUp') }
  })
  const used = counted.filter(({ count }) => count > 0)
  return {
    total: add(money('0'), ...used.map(({ all }) => all)),
    steps: used.map(({ count, percent, each, all }) => ({
      says: withArticle(
        '22/1',
        say((language) => {
          const one = `${writeMoney(amountOf(each), language)} (${writePercent(percent, language)})`
          return language === 'tr' ? `Seri dava: ${count} dosya × ${one}` : `Series: ${count} files × ${one}`
        }),
      ),
      result: say((language) => writeMoney(amountOf(all), language)),
    })),
  }
}
