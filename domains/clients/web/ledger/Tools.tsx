/** Above the lines of an account: its sums, and what can be done with the money in it. */
import { Button, useFormat, useLock } from '@mizan/platform/ui'
import type { Ledger } from '../../schemas.ts'
import classes from './ledger.module.css'
import { useText } from './text.ts'

export type Opened = 'expense' | 'payout' | 'transfer' | 'statement' | null

interface Props {
  ledger: Ledger
  includesDeleted: boolean
  onDeleted: (shown: boolean) => void
  onOpen: (opened: Opened) => void
}

export function Tools({ ledger, includesDeleted, onDeleted, onOpen }: Props) {
  const t = useText()
  return (
    <div className={classes.tools}>
      <Sums ledger={ledger} />
      {ledger.deleted > 0 && (
        <Button
          variant={includesDeleted ? 'outline' : 'default'}
          px="sm"
          aria-pressed={includesDeleted}
          onClick={() => onDeleted(!includesDeleted)}
        >
          {t('account.deleted', { count: ledger.deleted })}
        </Button>
      )}
      <Button variant="default" px="sm" onClick={() => onOpen('statement')}>
        {t('account.statement')}
      </Button>
      <Changes ledger={ledger} onOpen={onOpen} />
    </div>
  )
}

function Sums({ ledger: { account, services, payments, expenses, paidOut } }: { ledger: Ledger }) {
  const t = useText()
  const format = useFormat()
  const charged = { fee: services, advance: expenses, trust: paidOut }[account]
  return (
    <dl className={classes.sums}>
      <dt>{t(`account.charged.${account}`)}</dt>
      <dd>{format.money(charged.amount)}</dd>
      <dt>{t(`account.paid.${account}`)}</dt>
      <dd>{format.money(payments.amount)}</dd>
      {account === 'advance' && paidOut.amount !== '0.00' && (
        <>
          <dt>{t('account.paidOut')}</dt>
          <dd>{format.money(paidOut.amount)}</dd>
        </>
      )}
    </dl>
  )
}

/** Nothing can leave an account that holds nothing. */
function Changes({ ledger: { account, balance, may }, onOpen }: Pick<Props, 'ledger' | 'onOpen'>) {
  const t = useText()
  const lock = useLock()
  const isHeld = balance.standing === 'advance'
  return (
    <>
      {isHeld && account !== 'fee' && may.includes('payOut') && (
        <Button variant="default" px="sm" onClick={() => onOpen('payout')} {...lock}>
          {t(`account.payOut.${account}`)}
        </Button>
      )}
      {isHeld && may.includes('moveToFee') && (
        <Button variant="default" px="sm" onClick={() => onOpen('transfer')} {...lock}>
          {t('account.moveToFee')}
        </Button>
      )}
      {may.includes('addExpense') && (
        <Button variant="default" px="sm" onClick={() => onOpen('expense')} {...lock}>
          {t('account.addExpense')}
        </Button>
      )}
    </>
  )
}
