/** Steps as they would be written by hand, for the answers of calculators. */
import { amountOf, type Money, proportionOf } from '@mizan/platform/money'
import type { Step } from '../schemas/answer.ts'
import { type BilingualText, type Language, say, writeMoney, writePercent, writePermille } from './writing.ts'

export const writtenMoney = (amount: Money, language: Language): string =>
  writeMoney(amountOf(amount), language)

export const stepOf = (says: BilingualText, amount: Money): Step => ({
  says,
  result: say((language) => writtenMoney(amount, language)),
})

/** `name: amount × rate`, with the product rounded half up to the kuruş. */
export function shareOf(
  name: BilingualText,
  amount: Money,
  rate: { value: string; unit: 'percent' | 'permille' },
): { amount: Money; step: Step } {
  const [over, writeRate] = rate.unit === 'percent' ? [100, writePercent] : [1_000, writePermille]
  const result = proportionOf(amount, { times: [rate.value], over: [over] }, 'halfUp')
  const says = say(
    (language) => `${name[language]}: ${writtenMoney(amount, language)} × ${writeRate(rate.value, language)}`,
  )
  return { amount: result, step: stepOf(says, result) }
}
