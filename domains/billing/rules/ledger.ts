/**
 * Double entry: each booking moves money between accounts, and its amounts add up to zero. Positive amounts enter an
 * account (debit), negative ones leave it (credit).
 */
import { add, type Money, money, subtract } from '@mizan/platform/money'

/**
 * `receivable`: debts of offices. `bank`: money that providers and banks hold for us. `revenue` and `vat`: sales, and
 * the tax of them that we owe. `balance`: credit of offices. `deposit`: amounts by which cards are checked.
 */
export const accounts = ['receivable', 'bank', 'revenue', 'vat', 'balance', 'deposit'] as const
export type Account = (typeof accounts)[number]

/** The amount that enters an account, or leaves it if it is negative. */
export type Posting = readonly [account: Account, amount: Money]

interface SaleAmounts {
  net: Money
  vat: Money
  withheld: Money
}

const zero = money('0')
const out = (amount: Money): Money => subtract(zero, amount)

/** Books an invoice: the office owes its payable amount. */
export function invoiced({ net, vat, withheld }: SaleAmounts): Posting[] {
  const ownVat = subtract(vat, withheld)
  return [
    ['receivable', add(net, ownVat)],
    ['revenue', out(net)],
    ['vat', out(ownVat)],
  ]
}

/** A credit note: the same, turned round, in favour of the balance of the office. */
export const credited = (sold: SaleAmounts): Posting[] =>
  invoiced(sold).map(([account, amount]) => [account === 'receivable' ? 'balance' : account, out(amount)])

export const moved = (from: Account, to: Account, amount: Money): Posting[] => [
  [to, amount],
  [from, out(amount)],
]
