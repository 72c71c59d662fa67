/**
 * Money of one currency, exact to the kuruş. An amount is rounded once, at the end of the calculation, in the mode
 * that the legal rule names. No part of it is ever a `number` with a fraction.
 */
import { Decimal } from 'decimal.js'

export { readMoney } from './read-money.ts'

export type Currency = 'TRY' | 'EUR' | 'USD' | 'GBP'

declare const onlyHere: unique symbol

/** Made only by this module, so that the compiler refuses direct arithmetic with it. */
export interface Money {
  readonly currency: Currency
  /** Hundredths: kuruş, cents, pence. May be negative. */
  readonly hundredths: bigint
  readonly [onlyHere]: true
}

/** A rate or a count: `'24.5'`, `365n`, or a whole number. A fraction is given as text, which is exact. */
export type Factor = string | bigint | number

/**
 * `halfUp`: half a kuruş is rounded up, as in trade. `halfEven`: half a kuruş is rounded to the even one, as banks
 * do. `down`: fractions of a kuruş are dropped. `up`: they count as a whole one. Negative amounts are rounded by
 * their absolute value.
 */
export type Rounding = 'halfUp' | 'halfEven' | 'down' | 'up'

const modes: Record<Rounding, Decimal.Rounding> = {
  halfUp: Decimal.ROUND_HALF_UP,
  halfEven: Decimal.ROUND_HALF_EVEN,
  down: Decimal.ROUND_DOWN,
  up: Decimal.ROUND_UP,
}

/** Enough for a thousand billions with forty decimal places. */
const Exact = Decimal.clone({ precision: 60, toExpNeg: -100, toExpPos: 100 })

const make = (currency: Currency, hundredths: bigint): Money => ({ currency, hundredths }) as Money

/** `'1250.37'` or `'-3'`, with a point and at most two decimal places. @throws RangeError */
export function money(amount: string, currency: Currency = 'TRY'): Money {
  const [, sign, whole, part = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  if (whole === undefined) throw new RangeError(`"${amount}" is not an amount of money`)
  const hundredths = BigInt(whole + part.padEnd(2, '0'))
  return make(currency, sign ? -hundredths : hundredths)
}

export const fromHundredths = (hundredths: bigint, currency: Currency = 'TRY'): Money =>
  make(currency, hundredths)

/** `1250.37`, as calls and the database write it. */
export function amountOf({ hundredths }: Money): string {
  const isNegative = hundredths < 0n
  const figures = String(isNegative ? -hundredths : hundredths).padStart(3, '0')
  return `${isNegative ? '-' : ''}${figures.slice(0, -2)}.${figures.slice(-2)}`
}

/** @throws RangeError if the currencies differ, as do the other functions that take two amounts */
export function add(...[first, ...others]: [Money, ...Money[]]): Money {
  for (const one of others) requireSame(first, one)
  return make(
    first.currency,
    others.reduce((sum, one) => sum + one.hundredths, first.hundredths),
  )
}

export function subtract(from: Money, what: Money): Money {
  requireSame(from, what)
  return make(from.currency, from.hundredths - what.hundredths)
}

/** Negative if `one` is less, positive if it is more. */
export function compareMoney(one: Money, other: Money): number {
  requireSame(one, other)
  return one.hundredths < other.hundredths ? -1 : Number(one.hundredths > other.hundredths)
}

export interface Proportion {
  times?: readonly Factor[]
  over?: readonly Factor[]
}

/**
 * The amount times all of `times`, divided by all of `over`, rounded once: 24 % a year for 90 days is
 * `proportionOf(sum, { times: ['24', 90], over: [100, 365] }, 'halfUp')`.
 * @throws RangeError for a factor that is not a decimal number, a `number` with a fraction, and a division by zero
 */
export function proportionOf(
  { currency, hundredths }: Money,
  { times = [], over = [] }: Proportion,
  rounding: Rounding,
): Money {
  const product = (factors: readonly Factor[], start: string) =>
    factors.map(exact).reduce((sum, one) => sum.times(one), new Exact(start))
  const divisor = product(over, '1')
  if (divisor.isZero()) throw new RangeError('Money cannot be divided by zero')
  const result = product(times, hundredths.toString()).div(divisor)
  return make(currency, BigInt(result.toFixed(0, modes[rounding])))
}

/**
 * Divides the amount by shares such as `[1n, 1n, 2n]` without losing anything: the first ones get the remaining
 * kuruş.
 */
export function allocate({ currency, hundredths }: Money, shares: readonly bigint[]): Money[] {
  const whole = shares.reduce((sum, share) => sum + share, 0n)
  if (whole <= 0n || shares.some((share) => share < 0n)) throw new RangeError('Shares must be above zero')
  const parts = shares.map((share) => (hundredths * share) / whole)
  let left = hundredths - parts.reduce((sum, part) => sum + part, 0n)
  const step = left < 0n ? -1n : 1n
  return parts.map((part, at) => {
    const takes = left !== 0n && shares[at] !== 0n
    if (takes) left -= step
    return make(currency, takes ? part + step : part)
  })
}

function exact(factor: Factor): Decimal {
  const isExact =
    typeof factor === 'number' ? Number.isSafeInteger(factor) : /^-?\d+(\.\d+)?$/.test(String(factor))
  if (!isExact) throw new RangeError(`${factor} is not an exact factor; write a fraction as a text`)
  return new Exact(factor.toString())
}

function requireSame(one: Money, other: Money): void {
  if (one.currency !== other.currency)
    throw new RangeError(`${one.currency} and ${other.currency} are different currencies`)
}
