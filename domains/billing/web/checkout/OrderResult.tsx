/** The result of the order with which the browser returns: the server is asked until it is known. */
import { Button, forgetWayBack, notify, readWayBack, useLanguage } from '@mizan/platform/ui'
import { IconAlertCircle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paymentErrors } from '../../errors-of-payments.ts'
import type { PaymentResponse } from '../../schemas/online-payment.ts'
import { useCall } from '../data.ts'
import { forgetChoices, readCompleteUrl } from '../selected-plan.ts'
import { useText } from '../text.ts'
import classes from './result.module.css'

const askAgainMs = 3_000

export function OrderResult({ orderId }: { orderId: string }) {
  const t = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const answer = useCall(
    'payment.response',
    { query: { orderId } },
    { refetchInterval: ({ state }) => (state.data && state.data.status !== 'pending' ? false : askAgainMs) },
  )
  const { status, code, kind } = answer.data ?? {}
  const success = { card: t('result.card'), trial: t('result.trial'), paid: t('result.paid') }
  const said = success[kind === 'card' || kind === 'trial' ? kind : 'paid']
  const isReturning = useOutcome(answer.data, said)
  if (answer.error || !status || isReturning) return null
  const isPaid = code === 'LA_PaymentSuccessful'
  const Icon = isPaid ? IconCircleCheck : status === 'pending' ? IconClock : IconAlertCircle
  const declined = code !== null && code !== undefined && code in paymentErrors
  return (
    <div className={classes.result} data-state={status} role={isPaid ? 'status' : 'alert'}>
      <Icon size={24} stroke={1.7} aria-hidden />
      <div>
        <strong>{isPaid ? said : t(`order.${status}`)}</strong>
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

/**
 * Renews the answers that the outcome changes. A plan leads back to the screen that needed it; true on the way there,
 * where `said` is shown as a notice.
 */
function useOutcome(outcome: PaymentResponse | undefined, said: string): boolean {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { status, marker, kind } = outcome ?? {}
  const [kept] = useState(readWayBack)
  const back = status === 'paid' && kind !== 'card' ? kept : undefined
  useEffect(() => {
    if (!status || status === 'pending') return
    if (status === 'paid') forgetChoices()
    // The bank may have notified the server while this page was away.
    const renewed = ['user.profile', 'billing.status', 'billing.history', 'payment.savedCards'].map((name) =>
      cache.invalidateQueries({ queryKey: [name] }),
    )
    if (back)
      // The screen can be opened only once the licences of the plan are known.
      void Promise.all(renewed).then(() => {
        forgetWayBack()
        notify('success', said)
        void navigate({ href: back, replace: true })
      })
    else if (marker)
      void navigate({ to: '.', search: (kept) => ({ ...kept, [marker]: true }), replace: true })
  }, [status, marker, back, said, cache, navigate])
  return back !== undefined
}
