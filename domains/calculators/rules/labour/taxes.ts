/** The deductions from pay: income tax on top of the amounts taxed before in the year, and stamp duty. */
import { add, type Money, money, subtract } from '@mizan/platform/money'
import type { Step } from '../../schemas/answer.ts'
import { shareOf, stepOf } from '../steps.ts'
import { sumOfParts, type Use } from '../use.ts'

export interface Deduction {
  amount: Money
  step: Step
}

const names = {
  tax: { tr: 'Gelir vergisi (GVK m. 103)', en: 'Income tax (law 193, article 103)' },
  stamp: { tr: 'Damga vergisi', en: 'Stamp duty' },
} as const

export function incomeTaxOn(used: Use, taxable: Money, taxedBefore: string): Deduction {
  const before = money(taxedBefore)
  const taxOf = (amount: Money) => sumOfParts(used.split(amount, 'labour.incomeTax'))
  const amount = subtract(taxOf(add(before, taxable)), taxOf(before))
  return { amount, step: stepOf(names.tax, amount) }
}

export const stampDutyOn = (used: Use, gross: Money): Deduction =>
  shareOf(names.stamp, gross, { value: used.value('labour.stampDuty'), unit: 'permille' })
