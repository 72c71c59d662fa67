/** A balance in words: who owes what. */
import { useFormat } from '@mizan/platform/ui'
import type { Balance as Value } from '../schemas.ts'
import classes from './Balance.module.css'
import { useText } from './text.ts'

/** `12.500,00 ₺ borçlu`, for texts. */
export function useBalanceText(): (balance: Value) => string {
  const t = useText()
  const format = useFormat()
  return ({ amount, standing }) => t(`balance.${standing}`, { amount: format.money(amount.replace('-', '')) })
}

export function Balance({ balance }: { balance: Value }) {
  const text = useBalanceText()
  return (
    <span className={classes.balance} data-standing={balance.standing}>
      {text(balance)}
    </span>
  )
}

/** The balance after a line of the account: in figures, since the column says what it is. */
export function RunningBalance({ balance }: { balance: Value }) {
  const t = useText()
  const format = useFormat()
  const amount = format.amount(balance.amount.replace('-', ''))
  return balance.standing === 'advance' ? t('balance.runningAdvance', { amount }) : amount
}
