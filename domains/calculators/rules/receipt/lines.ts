/** The lines of a self-employment receipt from its gross fee. Each line is rounded half up to the kuruş by itself. */
import { add, type Money, proportionOf, subtract } from '@mizan/platform/money'

export interface ReceiptRates {
  /** Withheld by the payer for the income tax of the lawyer, per cent of the gross; `'0'` if they do not withhold. */
  withholding: string
  /** Value added tax, per cent of the gross. */
  vat: string
  /** The tenths of the value added tax that the payer keeps and declares. */
  vatWithheldTenths: number
}

export interface ReceiptLines {
  gross: Money
  withholding: Money
  /** The gross less the income tax withheld, without value added tax. */
  net: Money
  vat: Money
  vatWithheld: Money
  vatPaid: Money
  /** Gross and value added tax, before anything is withheld. */
  total: Money
  /** The amount that the lawyer collects. */
  collected: Money
}

/** The lines that a person may know. */
export const knownLines = ['gross', 'net', 'total', 'collected'] as const
export type KnownLine = (typeof knownLines)[number]

export function receiptLines(gross: Money, rates: ReceiptRates): ReceiptLines {
  const share = (...times: string[]) =>
    proportionOf(gross, { times, over: [100, ...times.slice(1).map(() => 10)] }, 'halfUp')
  const withholding = share(rates.withholding)
  const vat = share(rates.vat)
  const vatWithheld = share(rates.vat, String(rates.vatWithheldTenths))
  const net = subtract(gross, withholding)
  const vatPaid = subtract(vat, vatWithheld)
  const collected = add(net, vatPaid)
  return { gross, withholding, net, vat, vatWithheld, vatPaid, total: add(gross, vat), collected }
}
