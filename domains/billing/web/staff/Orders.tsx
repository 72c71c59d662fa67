import { Button, useFormat, useLanguage } from '@mizan/platform/ui'
import { useState } from 'react'
import { declineWords } from '../../errors-of-payments.ts'
import type { ListedOrder } from '../../schemas/staff.ts'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { type ListProps, ListTable } from './rows.tsx'
import classes from './staff.module.css'

export function Orders({ query, pageIndex, children }: ListProps) {
  const t = useText()
  const list = useCall('billingStaff.orders', { query: { query, pageIndex } })
  const [refunding, setRefunding] = useState<ListedOrder>()
  const heads = ['office', 'order', 'state', 'day', 'amount', 'refund'] as const
  return (
    <>
      <ListTable
        label={t('staff.tab.orders')}
        heads={heads.map((name) => t(`staff.head.${name}`))}
        figures={[4]}
        list={list}
        row={(order) => <Row key={order.orderId} order={order} onRefund={() => setRefunding(order)} />}
      >
        {children}
      </ListTable>
      {refunding && <RefundDialog order={refunding} onClose={() => setRefunding(undefined)} />}
    </>
  )
}

const kinds = ['trial', 'buy', 'switch', 'addSeats', 'extend', 'renew', 'card'] as const
const states = ['pending', 'paid', 'failed', 'expired', 'superseded', 'refunded'] as const

function Row({ order, onRefund }: { order: ListedOrder; onRefund: () => void }) {
  const t = useText()
  const format = useFormat()
  const kind = kinds.find((name) => name === order.kind) ?? 'buy'
  const state = states.find((name) => name === order.state) ?? 'pending'
  const mayRefund = state === 'paid' && kind !== 'trial' && kind !== 'card' && order.due !== '0.00'
  return (
    <tr>
      <th scope="row">{order.office}</th>
      <td>{t(`kind.${kind}`)}</td>
      <td>
        {t(`order.${state}`)}
        {order.decline && <Why reason={order.decline} />}
      </td>
      <td>{format.moment(order.createdAt)}</td>
      <td data-number>{format.money(order.due)}</td>
      <td>
        {order.refunded !== '0.00' && (
          <small>{t('staff.refunded', { amount: format.money(order.refunded) })}</small>
        )}
        {order.waiting !== '0.00' && (
          <small className={classes.bad}>
            {t('staff.refundWaits', { amount: format.money(order.waiting), tries: order.tries })}
            {order.lastError && <Why reason={order.lastError} />}
          </small>
        )}
        {mayRefund && (
          <Button variant="default" onClick={onRefund}>
            {t('staff.refund')}
          </Button>
        )}
      </td>
    </tr>
  )
}

const ofRefunds = ['not_refundable', 'refused_request', 'unknown'] as const

/** The reason in words, with the code of the bank beside it for a call to the bank. */
function Why({ reason: kept }: { reason: string }) {
  const t = useText()
  const language = useLanguage()
  const [reason = '', code = reason] = kept.split(' ')
  const ofRefund = ofRefunds.find((name) => name === reason)
  return (
    <small>
      {ofRefund ? t(`staff.refundProblem.${ofRefund}`) : declineWords(reason)[language]}{' '}
      <code className={classes.code}>{code}</code>
    </small>
  )
}
