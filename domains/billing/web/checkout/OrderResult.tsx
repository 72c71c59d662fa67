/** What became of the order that the browser comes back from: asked of the server until it is known. */
import { Button, useLanguage } from '@mizan/platform/ui'
import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useCall } from '../data.ts'
import { forgetChoices } from '../selected-plan.ts'
import { useText } from '../text.ts'
import classes from './checkout.module.css'

export function OrderResult({ orderId }: { orderId: string }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const order = useCall(
    'billing.orderStatus',
    { params: { orderId } },
    { refetchInterval: ({ state }) => (state.data && state.data.status !== 'pending' ? false : 2_000) },
  )
  const status = order.data?.status
  useEffect(() => {
    if (status === 'paid') forgetChoices()
  }, [status])
  if (order.error || !order.data || !status) return null
  const isPaid = status === 'paid'
  const Icon = isPaid ? IconCircleCheck : status === 'pending' ? IconClock : IconAlertCircle
  return (
    <div className={classes.result} data-state={status} role={isPaid ? 'status' : 'alert'}>
      <Icon size={24} stroke={1.7} aria-hidden />
      <div>
        <strong>
          {isPaid ? t(`result.${order.data.kind === 'card' ? 'card' : 'paid'}`) : t(`order.${status}`)}
        </strong>
        {order.data.message && <p>{order.data.message[language]}</p>}
        {status === 'pending' && <p>{t('result.pending')}</p>}
      </div>
      {status !== 'pending' && (
        <Button variant="subtle" onClick={() => void navigate({ to: '/subscription', search: {} })}>
          {t('result.close')}
        </Button>
      )}
    </div>
  )
}
