/** A balance in words: who owes what, or what the office has of the client. */
import { useFormat } from '@mizan/platform/ui'
import type { Account, Balance as Value } from '../schemas.ts'
import classes from './Balance.module.css'
import { useText } from './text.ts'

/** `12.500,00 ₺ borçlu`, for texts. */
export function useBalanceText(): (balance: Value, account?: Account) => string {
  const t = useText()
  const format = useFormat()
  return ({ amount, standing }, account = 'fee') => {
    const said = { amount: format.money(amount.replace('-', '')) }
    if (account === 'advance') return t(`advanceBalance.${standing}`, said)
    return account === 'trust' ? t(`trustBalance.${standing}`, said) : t(`balance.${standing}`, said)
  }
}

export function Balance({ balance, account = 'fee' }: { balance: Value; account?: Account }) {
  const text = useBalanceText()
  return (
    <span className={classes.balance} data-standing={balance.standing} data-account={account}>
      {text(balance, account)}
    </span>
  )
}

/** The balance after a line of the account: in figures, since the column says what it is. */
export function RunningBalance({ balance, account }: { balance: Value; account: Account }) {
  const t = useText()
  const format = useFormat()
  const amount = format.amount(balance.amount.replace('-', ''))
  if (account === 'fee')
    return balance.standing === 'advance' ? t('balance.runningAdvance', { amount }) : amount
  return balance.standing === 'owes' ? t('balance.runningExceeded', { amount }) : amount
}
