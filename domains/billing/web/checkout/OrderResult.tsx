/** What became of the order that the browser comes back from: asked of the server until it is known. */
import { Button, useLanguage } from '@mizan/platform/ui'
import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paymentErrors } from '../../errors-of-payments.ts'
import { useCall } from '../data.ts'
import { forgetChoices, readCompleteUrl } from '../selected-plan.ts'
import { useText } from '../text.ts'
import classes from './result.module.css'

const askAgainMs = 3_000

export function OrderResult({ orderId }: { orderId: string }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const answer = useCall(
    'payment.response',
    { query: { orderId } },
    { refetchInterval: ({ state }) => (state.data && state.data.status !== 'pending' ? false : askAgainMs) },
  )
  const { status, code, marker, kind } = answer.data ?? {}
  useEffect(() => {
    if (!status || status === 'pending') return
    if (status === 'paid') forgetChoices()
    // The bank may have told the server while this page was away.
    for (const name of ['billing.status', 'billing.history', 'payment.savedCards'])
      void cache.invalidateQueries({ queryKey: [name] })
    if (marker) void navigate({ to: '.', search: (kept) => ({ ...kept, [marker]: true }), replace: true })
  }, [status, marker, cache, navigate])
  if (answer.error || !status) return null
  const success = { card: t('result.card'), trial: t('result.trial'), paid: t('result.paid') }
  const isPaid = code === 'LA_PaymentSuccessful'
  const Icon = isPaid ? IconCircleCheck : status === 'pending' ? IconClock : IconAlertCircle
  const declined = code !== null && code !== undefined && code in paymentErrors
  return (
    <div className={classes.result} data-state={status} role={isPaid ? 'status' : 'alert'}>
      <Icon size={24} stroke={1.7} aria-hidden />
      <div>
        <strong>
          {isPaid ? success[kind === 'card' || kind === 'trial' ? kind : 'paid'] : t(`order.${status}`)}
        </strong>
        {declined && <p>{paymentErrors[code as keyof typeof paymentErrors][language]}</p>}
        {status === 'pending' && <p>{t('result.pending')}</p>}
      </div>
      {status !== 'pending' && (
        <Button variant="subtle" onClick={() => void navigate({ href: readCompleteUrl() })}>
          {t('result.close')}
        </Button>
      )}
    </div>
  )
}
