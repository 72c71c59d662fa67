/** The costs of an enforcement at its start, and the deductions from its proceeds. */
import { add, amountOf, compareMoney, type Money, money, proportionOf, subtract } from '@mizan/platform/money'
import { type CostCode, costWords } from '../../data/cost-words.ts'
import { type CourtNote, courtNotes } from '../../data/notes/court-costs.ts'
import type { Step } from '../../schemas/answer.ts'
import type { EnforcementCostsAnswer, EnforcementCostsInput } from '../../schemas/court-costs.ts'
import type { Figures } from '../figures.ts'
import { shareOf, stepOf } from '../steps.ts'
import { type Use, use } from '../use.ts'

/** @throws Refusal for a day without a row */
export function calculateEnforcementCosts(
  input: EnforcementCostsInput,
  figures: Figures,
): EnforcementCostsAnswer {
  const used = use(figures, input.date)
  const amount = money(input.amount)
  const advance = input.hasJudgment
    ? undefined
    : shareOf(costWords.advanceFee, amount, percent(used.value('enforcement.rate', 'advance')))
  const start = startOf(used, input, advance?.amount)
  const taken = takenOf(used, input, amount)
  const paidBefore = advance?.amount ?? money('0')
  const due = less(taken.collection, paidBefore)
  return {
    lines: start.map(([code, cost]) => ({ code, amount: amountOf(cost) })),
    total: amountOf(add(money('0'), ...start.map(([, cost]) => cost))),
    advance: amountOf(paidBefore),
    collectionFee: amountOf(taken.collection),
    collectionDue: amountOf(due),
    prisonFee: amountOf(taken.prison),
    left: amountOf(input.isWaived ? money('0') : subtract(subtract(amount, due), taken.prison)),
    steps: [
      ...(advance ? [advance.step] : []),
      ...start.filter(([code]) => code !== 'advanceFee').map(([code, cost]) => stepOf(costWords[code], cost)),
      ...taken.steps,
    ],
    rows: used.rows(),
    notes: notesOf(input).map((code) => ({ code, says: courtNotes[code] })),
  }
}

const percent = (value: string) => ({ value, unit: 'percent' }) as const
const less = (from: Money, what: Money): Money =>
  compareMoney(from, what) < 0 ? money('0') : subtract(from, what)

function startOf(
  used: Use,
  { debtors, hasProxy }: EnforcementCostsInput,
  advance: Money | undefined,
): (readonly [CostCode, Money])[] {
  const notification = used.lira('court.advance', 'notification')
  const proxy = (): (readonly [CostCode, Money])[] => [
    ['proxyCopy', used.lira('court.fee', 'proxyCopy')],
    ['barStamp', used.lira('court.fee', 'barStamp')],
  ]
  return [
    ['application', used.lira('enforcement.fee', 'application')],
    ...(advance ? ([['advanceFee', advance]] as const) : []),
    ...(hasProxy ? proxy() : []),
    ['debtorNotifications', proportionOf(notification, { times: [debtors] }, 'halfUp')],
  ]
}

interface EnforcementFees {
  collection: Money
  prison: Money
  steps: Step[]
}

/** After a waiver nothing is collected, so no prison fee is due. */
function takenOf(used: Use, { stage, isWaived }: EnforcementCostsInput, amount: Money): EnforcementFees {
  const rate = percent(used.value('enforcement.rate', stage))
  const whole = shareOf({ tr: 'Tahsil harcı', en: 'Collection fee' }, amount, rate)
  if (!isWaived) {
    const prisonRate = percent(used.value('enforcement.rate', 'prison'))
    const prison = shareOf({ tr: 'Cezaevi harcı', en: 'Prison fee' }, amount, prisonRate)
    return { collection: whole.amount, prison: prison.amount, steps: [whole.step, prison.step] }
  }
  const nothing = money('0')
  if (stage === 'sale') return { collection: whole.amount, prison: nothing, steps: [whole.step] }
  const half = proportionOf(whole.amount, { over: [2] }, 'halfUp')
  const says = { tr: 'Vazgeçme: yarısı (492 m. 23)', en: 'Waiver: half (law 492, article 23)' }
  return { collection: half, prison: nothing, steps: [whole.step, stepOf(says, half)] }
}

const notesOf = ({ isWaived }: EnforcementCostsInput): CourtNote[] => [
  isWaived ? 'enforcement.waived' : 'enforcement.who_pays',
  'enforcement.attorney_fee',
  'court.yearly',
]
