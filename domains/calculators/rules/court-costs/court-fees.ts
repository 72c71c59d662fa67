/** The costs of bringing a lawsuit: fees of the tariff to the Fees Act, and the advance on costs. */
import { add, amountOf, compareMoney, type Money, money, proportionOf, subtract } from '@mizan/platform/money'
import { costWords } from '../../data/cost-words.ts'
import { type CourtNote, courtNotes } from '../../data/notes/court-costs.ts'
import type { Step } from '../../schemas/answer.ts'
import type { CostLine, CourtFeesAnswer, CourtFeesInput } from '../../schemas/court-costs.ts'
import type { Figures } from '../figures.ts'
import { Refusal } from '../refusal.ts'
import { shareOf, stepOf } from '../steps.ts'
import { type Use, use } from '../use.ts'

interface Decision {
  /** If the claim is accepted. */
  whole: Money
  advance: Money
  isLeast: boolean
  steps: Step[]
}

/** @throws Refusal for a value that is missing, and a day without a row */
export function calculateCourtFees(input: CourtFeesInput, figures: Figures): CourtFeesAnswer {
  const used = use(figures, input.date)
  const decision = decisionOf(used, input)
  const costs = costsOf(used, input, decision)
  const total = add(money('0'), ...costs.map(([, amount]) => amount))
  const part = (times: number) =>
    amountOf(proportionOf(decision.whole, { times: [times], over: [3] }, 'halfUp'))
  const [appeal, finalAppeal] = [used.find('court.fee', 'appeal'), used.find('court.fee', 'finalAppeal')]
  return {
    lines: costs.map(([code, amount]): CostLine => ({ code, amount: amountOf(amount) })),
    total: amountOf(total),
    decision: amountOf(decision.whole),
    remaining: amountOf(subtract(decision.whole, decision.advance)),
    settledFirst: part(1),
    settledLater: part(2),
    ...(appeal && { appeal: amountOf(money(appeal)) }),
    ...(finalAppeal && { finalAppeal: amountOf(money(finalAppeal)) }),
    steps: [...decision.steps, ...costs.map(([code, amount]) => stepOf(costWords[code], amount))],
    rows: used.rows(),
    notes: notesOf(input, decision).map((code) => ({ code, says: courtNotes[code] })),
  }
}

/** The value of alimony is that of a year. */
function decisionOf(used: Use, input: CourtFeesInput): Decision {
  if (input.subject === 'notMoney') {
    const fixed = used.lira('court.fee', 'decision')
    return { whole: fixed, advance: fixed, isLeast: false, steps: [] }
  }
  if (input.value === undefined) throw new Refusal('court.value_missing')
  const years = input.subject === 'alimony' ? 12 : 1
  const value = proportionOf(money(input.value), { times: [years] }, 'halfUp')
  const key = input.subject === 'money' ? 'decision' : input.subject
  const rate = { value: used.value('court.rate', key), unit: 'permille' } as const
  const share = shareOf({ tr: 'Karar ve ilam harcı', en: 'Fee of the decision' }, value, rate)
  const least = used.lira('court.fee', 'decisionLeast')
  const isLeast = compareMoney(share.amount, least) < 0
  const whole = isLeast ? least : share.amount
  const over = input.isInjury ? 20 : 4
  const advance = proportionOf(whole, { over: [over] }, 'halfUp')
  const raised = stepOf({ tr: 'Nispi harcın alt sınırı', en: 'Minimum of the proportional fee' }, least)
  const paid = stepOf(
    { tr: `Peşin alınan: 1/${over} (492 m. 28)`, en: `Paid in advance: 1/${over} (law 492, article 28)` },
    advance,
  )
  return { whole, advance, isLeast, steps: [share.step, ...(isLeast ? [raised] : []), paid] }
}

type Cost = readonly [code: keyof typeof costWords, amount: Money]

const notificationsForEach = 5

function costsOf(used: Use, input: CourtFeesInput, { advance }: Decision): Cost[] {
  const application = input.tier === 'lower' ? 'applicationLower' : 'application'
  const notification = used.lira('court.advance', 'notification')
  const notifications = proportionOf(notification, { times: [input.parties, notificationsForEach] }, 'halfUp')
  const when = (holds: boolean, code: Cost[0], amount: () => Money): Cost[] =>
    holds ? [[code, amount()]] : []
  return [
    ['application', used.lira('court.fee', application)],
    ['decisionAdvance', advance],
    ...when(input.hasProxy, 'proxyCopy', () => used.lira('court.fee', 'proxyCopy')),
    ...when(input.hasProxy, 'barStamp', () => used.lira('court.fee', 'barStamp')),
    ['notifications', notifications],
    ...when(input.hasWitnesses, 'witness', () => used.lira('court.advance', 'witness')),
    ...when(input.hasExpert, 'expert', () => used.lira('court.advance', 'expert')),
    ...when(input.hasInspection, 'inspection', () => used.lira('court.fee', 'inspection')),
    ['other', used.lira('court.advance', 'other')],
  ]
}

function notesOf({ subject }: CourtFeesInput, { isLeast }: Decision): CourtNote[] {
  const isMoney = subject !== 'notMoney'
  return [
    ...(isLeast ? (['court.least'] as const) : []),
    ...(isMoney ? (['court.rejected'] as const) : []),
    'court.settled',
    'court.advance_estimate',
    'court.yearly',
  ]
}
