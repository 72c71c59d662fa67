/**
 * Computes the gross fee from the amount that a lawyer wants to collect. Because each line is rounded by itself, some
 * amounts have no gross at all and others have several; both cases are shown.
 */
import { add, compareMoney, fromHundredths, type Money, proportionOf } from '@mizan/platform/money'
import { type KnownLine, type ReceiptRates, receiptLines } from './lines.ts'

export interface GrossAmount {
  /** Gives the wanted amount to the kuruş, or the nearest one below it if `isExact` is false. */
  gross: Money
  isExact: boolean
  /** Other gross fees for the same amount; if there is none, the nearest above. */
  others: Money[]
}

/** The lines deviate from the plain product by one and a half kuruş at most, and 0.8 is the least product. */
const steps = [-4n, -3n, -2n, -1n, 0n, 1n, 2n, 3n, 4n].map((step) => fromHundredths(step))

export function grossFor(wanted: Money, line: KnownLine, rates: ReceiptRates): GrossAmount {
  const plain = proportionOf(wanted, { times: [10_000], over: [tenThousandthsOf(line, rates)] }, 'halfUp')
  const near = around(plain)
  const difference = (gross: Money) => compareMoney(receiptLines(gross, rates)[line], wanted)
  const exact = near.filter((gross) => difference(gross) === 0)
  if (exact.length > 0) {
    const best = exact.find((gross) => compareMoney(gross, plain) === 0) ?? (exact[0] as Money)
    return { gross: best, isExact: true, others: exact.filter((one) => one !== best) }
  }
  const below = near.filter((gross) => difference(gross) < 0).at(-1)
  const above = near.find((gross) => difference(gross) > 0) as Money
  return { gross: below ?? above, isExact: false, others: below ? [above] : [] }
}

function around(plain: Money): Money[] {
  return steps.map((step) => add(plain, step)).filter((gross) => compareMoney(gross, nothing) >= 0)
}

const nothing = fromHundredths(0n)

/** The value of that line for one lira of gross, in ten-thousandths of a lira; exact for rates in whole per cent. */
function tenThousandthsOf(line: KnownLine, { withholding, vat, vatWithheldTenths }: ReceiptRates): bigint {
  const [income, added] = [hundredthsOf(withholding), hundredthsOf(vat)]
  const kept = (added * BigInt(10 - vatWithheldTenths)) / 10n
  return 10_000n + { gross: 0n, net: -income, total: added, collected: kept - income }[line]
}

/** `'20'` per cent is 2,000 ten-thousandths; rates have at most two decimal places, as amounts have. */
const hundredthsOf = (rate: string): bigint =>
  proportionOf(fromHundredths(100n), { times: [rate] }, 'halfUp').hundredths
