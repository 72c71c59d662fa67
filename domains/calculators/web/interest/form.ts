/** Converts the fields of the interest calculator into its input. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { formatDate, type Language } from '@mizan/platform/ui'
import { readMoney, writeMoney } from '@mizan/platform/ui/forms'
import { currencies, interestKinds, interestModes } from '../../data/interest.ts'
import { joinFields } from '../../rules/address.ts'
import { isRate } from '../../rules/amounts.ts'
import type { OwnRate } from '../../rules/interest/own-rates.ts'
import type { InterestInput } from '../../schemas/interest.ts'
import { dayOf, shownDay } from '../form/days.ts'
import { firstOf, type Inputs, listOf, splitFields, wordOf } from '../frame/inputs.ts'

/** An amount, or a rate, with its day; both as they were typed. */
export interface DatedInput {
  value: string
  day: string
}

export interface InterestForm {
  kind: InterestInput['kind']
  currency: InterestInput['currency']
  mode: InterestInput['mode']
  claims: DatedInput[]
  end: string
  payments: DatedInput[]
  costs: string
  rate: string
  rates: DatedInput[]
}

export const emptyLine: DatedInput = { value: '', day: '' }

/** `39,75` and `39.75` are the same rate. */
export function rateOf(typed: string): string | undefined {
  const rate = typed.trim().replace(/^%|%$/g, '').replace(',', '.')
  return isRate(rate) ? rate : undefined
}

const shownRate = (rate: string, language: Language) => (language === 'tr' ? rate.replace('.', ',') : rate)

type Form = 'amount' | 'rate'

function readLine(text: string, form: Form, language: Language): DatedInput {
  const [value = '', day = ''] = splitFields(text)
  const shown = form === 'amount' ? writeMoney(value, language) : shownRate(value, language)
  return { value: shown, day: shownDay(day, language) }
}

/** Languages write amounts and days in different ways, the address in one. */
const writeLine = ({ value, day }: DatedInput, form: Form, language: Language): string =>
  value === '' && day === ''
    ? ''
    : joinFields((form === 'amount' ? readMoney(value, language) : rateOf(value)) ?? value, dayOf(day) ?? day)

export function readForm(inputs: Inputs, language: Language): InterestForm {
  const lines = (name: string, form: Form) => listOf(inputs[name]).map((one) => readLine(one, form, language))
  const claims = lines('claim', 'amount')
  const kind = wordOf(inputs.kind, interestKinds)
  return {
    kind,
    currency: kind === 'legal' || kind === 'commercial' ? 'TRY' : wordOf(inputs.currency, currencies),
    mode: wordOf(inputs.mode, interestModes),
    claims: claims.length > 0 ? claims : [emptyLine],
    end: shownDay(firstOf(inputs.end), language) || formatDate(dayInTurkey(new Date()), language),
    payments: lines('payment', 'amount'),
    costs: writeMoney(firstOf(inputs.costs), language),
    rate: shownRate(firstOf(inputs.rate), language),
    rates: lines('rates', 'rate'),
  }
}

/** A table of the user's own rates; the user has to fill the line without a rate. */
export const tableForm = (rates: readonly OwnRate[], language: Language) => ({
  kind: 'table' as const,
  rates: rates.map(({ from, rate = '' }) => ({
    value: shownRate(rate, language),
    day: shownDay(from, language),
  })),
})

export function writeForm(form: InterestForm, language: Language): Inputs {
  const amounts = (all: readonly DatedInput[]) => all.map((one) => writeLine(one, 'amount', language))
  return {
    kind: form.kind,
    currency: form.currency === 'TRY' ? '' : form.currency,
    mode: form.mode === 'halfYear' ? '' : form.mode,
    claim: amounts(form.claims),
    end: dayOf(form.end) ?? form.end,
    payment: amounts(form.payments),
    costs: readMoney(form.costs, language) ?? form.costs,
    rate: rateOf(form.rate) ?? form.rate,
    rates: form.rates.map((one) => writeLine(one, 'rate', language)),
  }
}

/** The first thing that is missing or cannot be read: the key of its text. */
export type MissingField = 'claim' | 'claimDay' | 'end' | 'payment' | 'costs' | 'rate' | 'rates'

export function inputOf(form: InterestForm, language: Language): InterestInput | MissingField {
  const claims = form.claims.map(({ value, day }) => ({
    amount: above(value, language),
    startDate: dayOf(day),
  }))
  const payments = form.payments.map(({ value, day }) => ({
    amount: above(value, language),
    date: dayOf(day),
  }))
  const rates = form.rates.map(({ value, day }) => ({ rate: rateOf(value), from: dayOf(day) }))
  const costs = form.costs.trim() === '' ? '0.00' : readMoney(form.costs, language)
  const endDate = dayOf(form.end)
  const rate = form.kind === 'contractual' ? rateOf(form.rate) : undefined
  if (claims.some(({ amount }) => amount === undefined)) return 'claim'
  if (claims.some(({ startDate }) => startDate === undefined)) return 'claimDay'
  if (endDate === undefined) return 'end'
  if (payments.some(({ amount, date }) => amount === undefined || date === undefined)) return 'payment'
  if (costs === undefined) return 'costs'
  if (form.kind === 'contractual' && rate === undefined) return 'rate'
  const own = form.kind === 'table' ? rates : []
  if (form.kind === 'table' && (own.length === 0 || own.some((one) => !one.rate || !one.from))) return 'rates'
  return {
    kind: form.kind,
    currency: form.currency,
    mode: form.mode,
    claims: claims as InterestInput['claims'],
    endDate,
    payments: payments as InterestInput['payments'],
    costs,
    rate,
    rates: own as InterestInput['rates'],
  }
}

/** An amount above zero. */
function above(typed: string, language: Language): string | undefined {
  const amount = readMoney(typed, language)
  return amount && /[1-9]/.test(amount) ? amount : undefined
}
