/** Addresses of calculators that show a sum again: their inputs as the screens read them. */
import type { InterestInput } from '../schemas/interest.ts'
import type { TimeLimitInput } from '../schemas/time-limit.ts'

/** Joins several fields of one line, such as an amount and its day. */
export const joinFields = (...fields: string[]): string =>
  fields.map((one) => one.replaceAll('~', '')).join('~')

type Pair = [name: string, value: string]

const addressOf = (page: string, pairs: readonly Pair[]): string =>
  `/calculators/${page}?${new URLSearchParams(pairs.filter(([, value]) => value !== ''))}`

export function interestAddress(input: InterestInput): string {
  const { kind, currency, mode, claims, endDate, payments, costs, rate = '', rates } = input
  return addressOf('interest', [
    ['kind', kind],
    ['currency', currency === 'TRY' ? '' : currency],
    ['mode', mode === 'halfYear' ? '' : mode],
    ...claims.map(({ amount, startDate }): Pair => ['claim', joinFields(amount, startDate)]),
    ['end', endDate],
    ...payments.map(({ amount, date }): Pair => ['payment', joinFields(amount, date)]),
    ['costs', /[1-9]/.test(costs) ? costs : ''],
    ['rate', rate],
    ...rates.map((one): Pair => ['rates', joinFields(one.rate, one.from)]),
  ])
}

export function timeLimitAddress(input: TimeLimitInput): string {
  const { country, limit, own, service, date, heardInRecess } = input
  return addressOf('time-limit', [
    ['country', country],
    ['limit', limit ?? 'own'],
    ['amount', own ? String(own.amount) : ''],
    ['unit', own?.unit ?? ''],
    ['direction', own?.direction === 'back' ? 'back' : ''],
    ['recess', own && own.recess !== 'none' ? own.recess : ''],
    ['service', service === 'direct' ? '' : service],
    ['date', date],
    ['heard', heardInRecess ? 'yes' : ''],
  ])
}
