/** Severance pay and pay in place of notice, gross and net. */
import { add, amountOf, compareMoney, type Money, money, proportionOf, subtract } from '@mizan/platform/money'
import { type LabourNote, labourNotes } from '../../data/notes/labour.ts'
import type { Step } from '../../schemas/answer.ts'
import type { SeveranceAnswer, SeveranceInput } from '../../schemas/labour.ts'
import type { Figures } from '../figures.ts'
import { stepOf, writtenMoney } from '../steps.ts'
import { type Use, use } from '../use.ts'
import { say } from '../writing.ts'
import { type Service, serviceOf } from './service.ts'
import { incomeTaxOn, stampDutyOn } from './taxes.ts'

interface Due {
  gross: Money
  incomeTax: Money
  stampDuty: Money
  steps: Step[]
}

const nothing: Due = { gross: money('0'), incomeTax: money('0'), stampDuty: money('0'), steps: [] }

/** @throws Refusal for an end before the start, and a day without a row */
export function calculateSeverance(input: SeveranceInput, figures: Figures): SeveranceAnswer {
  const used = use(figures, input.endDate)
  const service = serviceOf(input.startDate, input.endDate)
  const monthly = add(money(input.pay), money(input.benefits))
  const hasSeverance = input.hasSeverance && service.years > 0
  const counted = hasSeverance ? lower(monthly, used.lira('labour.severanceCap')) : monthly
  const severance = hasSeverance ? severanceOf(used, counted, service) : nothing
  const weeks = input.hasNotice ? noticeWeeks(service) : 0
  const notice = weeks > 0 ? noticeOf(used, monthly, { weeks, taxedBefore: input.taxedBefore }) : nothing
  const notes = notesOf(input, { service, isCapped: compareMoney(counted, monthly) < 0 })
  return {
    service,
    monthly: amountOf(monthly),
    counted: amountOf(counted),
    severance: written(severance),
    noticeWeeks: weeks,
    notice: written(notice),
    total: amountOf(add(netOf(severance), netOf(notice))),
    steps: [...severance.steps, ...notice.steps],
    rows: used.rows(),
    notes: notes.map((code) => ({ code, says: labourNotes[code] })),
  }
}

const lower = (one: Money, other: Money): Money => (compareMoney(one, other) < 0 ? one : other)
const netOf = ({ gross, incomeTax, stampDuty }: Due): Money => subtract(subtract(gross, incomeTax), stampDuty)

const written = (due: Due) => ({
  gross: amountOf(due.gross),
  incomeTax: amountOf(due.incomeTax),
  stampDuty: amountOf(due.stampDuty),
  net: amountOf(netOf(due)),
})

/** Thirty days for each year; months and days of the last one in proportion, each rounded by itself. */
function severanceOf(used: Use, counted: Money, { years, months, days }: Service): Due {
  const parts = [
    [years, 1, { tr: 'yıl', en: 'years' }],
    [months, 12, { tr: 'ay', en: 'months' }],
    [days, 365, { tr: 'gün', en: 'days' }],
  ] as const
  const shares = parts
    .filter(([count]) => count > 0)
    .map(([count, over, unit]) => {
      const amount = proportionOf(counted, { times: [count], over: [over] }, 'halfUp')
      const says = say((language) => {
        const name = language === 'tr' ? 'Kıdem' : 'Severance'
        const divided = over === 1 ? '' : ` / ${over}`
        return `${name}: ${writtenMoney(counted, language)} × ${count}${divided} (${count} ${unit[language]})`
      })
      return { amount, step: stepOf(says, amount) }
    })
  const gross = add(money('0'), ...shares.map(({ amount }) => amount))
  const stamp = stampDutyOn(used, gross)
  const steps = [...shares.map(({ step }) => step), stamp.step]
  return { gross, incomeTax: money('0'), stampDuty: stamp.amount, steps }
}

/** Article 17: exactly six months have four weeks, exactly a year and a half six, exactly three years six. */
export function noticeWeeks({ years, months, days }: Service): number {
  const whole = years * 12 + months
  if (whole < 6) return 2
  if (whole < 18) return 4
  return whole < 36 || (whole === 36 && days === 0) ? 6 : 8
}

function noticeOf(
  used: Use,
  monthly: Money,
  { weeks, taxedBefore }: { weeks: number; taxedBefore: string },
): Due {
  const gross = proportionOf(monthly, { times: [weeks, 7], over: [30] }, 'halfUp')
  const says = say((language) => {
    const name = language === 'tr' ? `İhbar: ${weeks} hafta` : `Notice: ${weeks} weeks`
    return `${name}, ${writtenMoney(monthly, language)} / 30 × ${weeks * 7}`
  })
  const tax = incomeTaxOn(used, gross, taxedBefore)
  const stamp = stampDutyOn(used, gross)
  const steps = [stepOf(says, gross), tax.step, stamp.step]
  return { gross, incomeTax: tax.amount, stampDuty: stamp.amount, steps }
}

function notesOf(
  { hasSeverance, hasNotice }: SeveranceInput,
  { service, isCapped }: { service: Service; isCapped: boolean },
): LabourNote[] {
  const isShort = hasSeverance && service.years === 0
  return [
    ...(isShort ? (['labour.less_than_a_year'] as const) : []),
    ...(isCapped ? (['labour.capped'] as const) : []),
    ...(hasSeverance && !isShort ? (['labour.severance_when'] as const) : []),
    ...(hasNotice ? (['labour.notice_tax', 'labour.minimum_exemption'] as const) : []),
    'labour.contract_more',
  ]
}
