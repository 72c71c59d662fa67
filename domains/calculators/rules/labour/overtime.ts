/** Pay for overtime (law 4857, article 41). */
import { add, amountOf, type Money, money, proportionOf, subtract } from '@mizan/platform/money'
import { type LabourNote, labourNotes } from '../../data/notes/labour.ts'
import type { Step } from '../../schemas/answer.ts'
import type { OvertimeAnswer, OvertimeInput } from '../../schemas/labour.ts'
import type { Figures } from '../figures.ts'
import { shareOf, stepOf, writtenMoney } from '../steps.ts'
import { type Use, use } from '../use.ts'
import { type BilingualText, say, writePercent } from '../writing.ts'

/** The hours of a month: thirty days of seven and a half. */
const hoursOfMonth = 225
const yearlyLimit = 270

const names = {
  overtime: { tr: 'Fazla çalışma', en: 'Overtime' },
  extra: { tr: 'Fazla sürelerle çalışma', en: 'Extra hours' },
  underground: { tr: 'Yer altında fazla çalışma', en: 'Overtime below ground' },
} as const

/** @throws Refusal for a day without a row */
export function calculateOvertime(input: OvertimeInput, figures: Figures): OvertimeAnswer {
  const used = use(figures, input.date)
  const pay = money(input.pay)
  const overtime = payFor(used, pay, 'overtime', input.hours)
  const extra = payFor(used, pay, 'extra', input.extraHours)
  const underground = payFor(used, pay, 'underground', input.undergroundHours)
  const whole = add(overtime.amount, extra.amount, underground.amount)
  const reductionName = { tr: 'Takdiri indirim', en: 'Reduction by the court' }
  const reduction = shareOf(reductionName, whole, { value: input.reduction, unit: 'percent' })
  const total = subtract(whole, reduction.amount)
  const hourly = proportionOf(pay, { over: [hoursOfMonth] }, 'halfUp')
  return {
    hourly: amountOf(hourly),
    overtime: amountOf(overtime.amount),
    extra: amountOf(extra.amount),
    underground: amountOf(underground.amount),
    reduction: amountOf(reduction.amount),
    total: amountOf(total),
    steps: [
      ...[overtime, extra, underground].flatMap(({ step }) => (step ? [step] : [])),
      ...(input.reduction === '0'
        ? []
        : [reduction.step, stepOf({ tr: 'Kalan', en: 'What is left' }, total)]),
    ],
    rows: used.rows(),
    notes: notesOf(input).map((code) => ({ code, says: labourNotes[code] })),
  }
}

/** The pay of all hours is rounded once. */
function payFor(
  used: Use,
  pay: Money,
  key: keyof typeof names,
  hours: string,
): { amount: Money; step?: Step } {
  if (!/[1-9]/.test(hours)) return { amount: money('0') }
  const added = used.value('labour.overtime', key)
  const factor = add(money('100'), money(added))
  const amount = proportionOf(pay, { times: [hours, amountOf(factor)], over: [hoursOfMonth, 100] }, 'halfUp')
  const says: BilingualText = say((language) => {
    const rate = writePercent(amountOf(factor), language)
    const written = language === 'tr' ? hours.replace('.', ',') : hours
    return `${names[key][language]}: ${writtenMoney(pay, language)} / ${hoursOfMonth} × ${rate} × ${written}`
  })
  return { amount, step: stepOf(says, amount) }
}

function notesOf({ hours, reduction }: OvertimeInput): LabourNote[] {
  return [
    'labour.hour_225',
    ...(Number(hours) > yearlyLimit ? (['labour.yearly_overtime'] as const) : []),
    ...(reduction === '0' ? [] : (['labour.reduction'] as const)),
  ]
}
