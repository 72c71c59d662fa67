/** The two basic fees: a fixed amount of the tariff, or the brackets of its third part. */
import { amountOf, type Money } from '@mizan/platform/money'
import { type FeeItem, feeItems } from '../../data/fee-items.ts'
import { say, writeMoney, writePercent } from '../writing.ts'
import { FeeSum } from './sum.ts'
import type { Tariff } from './tariff.ts'

export function startFixed(tariff: Tariff, item: FeeItem, article: string): FeeSum {
  const { tr, en } = feeItems[item]
  return new FeeSum(article, { tr: `Maktu ücret: ${tr}`, en: `Fixed fee: ${en}` }, tariff.fixed(item))
}

export function startProportional(tariff: Tariff, base: Money, article: string): FeeSum {
  const { fee, parts } = tariff.proportional(base)
  const words = say((language) => {
    const sums = parts.map(
      ({ amount, percent }) =>
        `${writeMoney(amountOf(amount), language)} × ${writePercent(percent, language)}`,
    )
    return `${language === 'tr' ? 'Üçüncü kısım' : 'Part 3'}: ${sums.join(' + ')}`
  })
  return new FeeSum(article, words, fee)
}
