/** Computes the cost of time. */
import { amountOf, money, proportionOf } from '@mizan/platform/money'

/** Minutes at a rate for an hour, half a kuruş rounded up. The amount is a decimal text, as the rate is. */
export const costOf = (minutes: number, rate: string): string =>
  amountOf(proportionOf(money(rate), { times: [minutes], over: [60] }, 'halfUp'))
