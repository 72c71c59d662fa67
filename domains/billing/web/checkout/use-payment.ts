/** Goes to the bank's page for an order, or to the result of one that is settled already. */
import { useNavigate } from '@tanstack/react-router'
import type { Plan } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { keepCompleteUrl } from '../selected-plan.ts'
import { payWithApple } from './apple-pay.ts'
import type { PaymentWay } from './PayBy.tsx'

export type PlanChoice = Pick<Plan, 'planType' | 'offerType' | 'billingCycle'> & {
  seats: number
  promotionCode?: string
}

type CheckoutRequest = { way: Exclude<PaymentWay, { by: 'transfer' }>; total?: string | undefined } & (
  | { orderId: string }
  | (PlanChoice & { trial?: boolean })
)

export function usePayment() {
  const navigate = useNavigate()
  const show = (orderId: string) => void navigate({ to: '/subscription', search: { orderId } })
  const process = useSend('payment.process', ({ orderId, address }) => {
    if (address) window.location.assign(address)
    else show(orderId)
  })
  const openApple = useSend('payment.applePay')
  const completeApple = useSend('payment.completeApplePay')
  return {
    pay: ({ way, total = '0.00', ...wanted }: CheckoutRequest) => {
      keepCompleteUrl(addressNow())
      if (way.by === 'applePay')
        payWithApple({
          ...{ total, label: 'Mizan', onEnd: show },
          open: (validationUrl) => openApple.mutateAsync({ body: { ...wanted, validationUrl } }),
          complete: (orderId, token) => completeApple.mutateAsync({ params: { orderId }, body: { token } }),
        })
      else
        process.mutate({
          body: {
            ...wanted,
            ...(way.by === 'storedCard' ? { method: 'storedCard', cardId: way.cardId } : { method: 'card' }),
          },
        })
    },
    isPending: process.isPending || openApple.isPending || completeApple.isPending,
    failure: (process.error ?? openApple.error ?? completeApple.error)?.message,
  }
}

/** The address where the payment began, without the order of an earlier one. */
export function addressNow(): string {
  const { pathname, search } = window.location
  const tab = new URLSearchParams(search).get('tab')
  return tab ? `${pathname}?tab=${tab}` : pathname
}
