/** An order that waits for its money: an interrupted payment is continued. */
import { Button, notify, PlainLink, useApi, useFormat, usePermission } from '@mizan/platform/ui'
import { IconClock } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { PaymentStarted } from '../../schemas/online-payment.ts'
import type { Status } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './result.module.css'
import { usePayment } from './use-payment.ts'

export function PendingNote({ status: { pendingOrder: order } }: { status: Status }) {
  const t = useText()
  const format = useFormat()
  const mayChange = usePermission('subscription', 'Write') === true
  const [isBusy, goOn] = useContinue()
  if (!order || !mayChange) return null
  const isTransfer = order.method === 'transfer'
  return (
    <div className={classes.result} data-state="pending" role="status">
      <IconClock size={24} stroke={1.7} aria-hidden />
      <div>
        <strong>{isTransfer ? t('transfer.waiting') : t('pending.title')}</strong>
        <p>
          {t(`kind.${order.kind}`)}, {format.money(order.amounts.due)}
        </p>
      </div>
      {isTransfer ? (
        <PlainLink href="/subscription?tab=payment">{t('pending.transfer')}</PlainLink>
      ) : (
        <Button variant="default" loading={isBusy} onClick={() => void goOn(order.orderId)}>
          {t('pending.go')}
        </Button>
      )}
    </div>
  )
}

/** The server knows the page of the bank that is still open; without one the payment begins again. */
function useContinue(): [isBusy: boolean, goOn: (orderId: string) => Promise<void>] {
  const t = useText()
  const { client } = useApi()
  const navigate = useNavigate()
  const payment = usePayment()
  const [isAsking, setAsking] = useState(false)
  const goOn = async (orderId: string) => {
    setAsking(true)
    try {
      const found = (await client['payment.continue']?.({ query: { orderId } })) as unknown as PaymentStarted
      if (found.address) window.location.assign(found.address)
      else if (found.status === 'pending') payment.pay({ orderId, way: { by: 'card' } })
      else void navigate({ to: '/subscription', search: { orderId } })
    } catch {
      notify('error', t('pending.failed'))
    } finally {
      setAsking(false)
    }
  }
  return [isAsking || payment.isPending, goOn]
}
