/** Paid annual leave: the days that each year earned, the remaining days, and their value at the end. */
import { addYears, type CivilDate } from '@mizan/platform/calendar'
import { add, amountOf, type Money, money, proportionOf, subtract } from '@mizan/platform/money'
import { type LabourNote, labourNotes } from '../../data/notes/labour.ts'
import type { Step } from '../../schemas/answer.ts'
import type { LeaveAnswer, LeaveInput } from '../../schemas/labour.ts'
import type { Figures } from '../figures.ts'
import { Refusal } from '../refusal.ts'
import { shareOf, stepOf, writtenMoney } from '../steps.ts'
import { type Use, use } from '../use.ts'
import { say, writeDays } from '../writing.ts'
import { serviceOf } from './service.ts'
import { incomeTaxOn, stampDutyOn } from './taxes.ts'

interface EarnedYear {
  earnedOn: CivilDate
  days: number
}

/** @throws Refusal for an end before the start, a birth after it, and a day without a row if pay is asked for */
export function calculateLeave(input: LeaveInput, figures: Figures): LeaveAnswer {
  const used = use(figures, input.endDate)
  if (input.birthDate !== undefined && input.birthDate >= input.startDate)
    throw new Refusal('labour.born_after_start')
  const service = serviceOf(input.startDate, input.endDate)
  const years = Array.from({ length: service.years }, (_, at) => earnedIn(at + 1, input))
  const earnedDays = years.reduce((sum, { days }) => sum + days, 0)
  const leftDays = Math.max(0, earnedDays - input.usedDays)
  const paid = input.pay === undefined ? undefined : payFor(used, leftDays, { ...input, pay: input.pay })
  const codes: LabourNote[] = [
    ...(input.usedDays > earnedDays ? (['labour.leave_over_used'] as const) : []),
    ...(paid ? (['labour.leave_end_pay', 'labour.contribution_ceiling'] as const) : []),
    ...(isEarnedBefore(years, lawSince) ? (['labour.leave_before_2003'] as const) : []),
    ...(input.isUnderground && isEarnedBefore(years, undergroundSince)
      ? (['labour.leave_underground_2014'] as const)
      : []),
    'labour.contract_more',
  ]
  return {
    service,
    years,
    earnedDays,
    leftDays,
    ...(paid && { pay: paid.pay }),
    steps: [...dayStepsOf(years, input.usedDays, leftDays), ...(paid?.steps ?? [])],
    rows: used.rows(),
    notes: codes.map((code) => ({ code, says: labourNotes[code] })),
  }
}

/** First day of law 4857, and of the further days of leave for work below ground (law 6552). */
const lawSince = '2003-06-10'
const undergroundSince = '2014-09-11'

/** Law 4857, article 53: by the length of service when the year is completed. */
function earnedIn(year: number, { startDate, birthDate, isUnderground }: LeaveInput): EarnedYear {
  const earnedOn = addYears(startDate, year)
  const byService = year <= 5 ? 14 : year < 15 ? 20 : 26
  const byAge = birthDate !== undefined && isProtected(birthDate, earnedOn) ? 20 : 0
  const below = isUnderground && earnedOn >= undergroundSince ? 4 : 0
  return { earnedOn, days: Math.max(byService, byAge) + below }
}

const isEarnedBefore = ([first]: readonly EarnedYear[], day: CivilDate): boolean =>
  first !== undefined && first.earnedOn < day

/** Eighteen or younger, fifty or older. */
const isProtected = (birth: CivilDate, day: CivilDate): boolean =>
  day < addYears(birth, 19) || day >= addYears(birth, 50)

function dayStepsOf(years: readonly EarnedYear[], usedDays: number, left: number): Step[] {
  const kinds = [...new Set(years.map(({ days }) => days))]
  const groups = kinds.map((days) => `${years.filter((one) => one.days === days).length} × ${days}`)
  const sum = groups.join(' + ') || '0'
  return [
    {
      says: { tr: `Hak edilen: ${sum}, kullanılan: ${usedDays}`, en: `Earned: ${sum}, used: ${usedDays}` },
      result: say((language) => writeDays(left, language)),
    },
  ]
}

function payFor(used: Use, days: number, input: LeaveInput & { pay: string }) {
  const pay = money(input.pay)
  const gross = proportionOf(pay, { times: [days], over: [30] }, 'halfUp')
  const says = say((language) => {
    const name = language === 'tr' ? 'İzin ücreti' : 'Pay for leave'
    return `${name}: ${writtenMoney(pay, language)} / 30 × ${days}`
  })
  const contributions = contributionsOn(used, gross)
  const tax = incomeTaxOn(used, subtract(gross, contributions.amount), input.taxedBefore)
  const stamp = stampDutyOn(used, gross)
  const net = subtract(subtract(subtract(gross, contributions.amount), tax.amount), stamp.amount)
  return {
    steps: [stepOf(says, gross), ...contributions.steps, tax.step, stamp.step],
    pay: {
      gross: amountOf(gross),
      contributions: amountOf(contributions.amount),
      incomeTax: amountOf(tax.amount),
      stampDuty: amountOf(stamp.amount),
      net: amountOf(net),
    },
  }
}

const contributionNames = {
  insurance: {
    tr: 'Malullük, yaşlılık, ölüm sigortası primi',
    en: 'Contribution for old age, disability and death',
  },
  health: { tr: 'Genel sağlık sigortası primi', en: 'Contribution for health' },
  unemployment: { tr: 'İşsizlik sigortası primi', en: 'Contribution for unemployment' },
} as const

function contributionsOn(used: Use, gross: Money): { amount: Money; steps: Step[] } {
  const shares = (['insurance', 'health', 'unemployment'] as const).map((key) =>
    shareOf(contributionNames[key], gross, {
      value: used.value('labour.contribution', key),
      unit: 'percent',
    }),
  )
  return {
    amount: add(money('0'), ...shares.map(({ amount }) => amount)),
    steps: shares.map(({ step }) => step),
  }
}
