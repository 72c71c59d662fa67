/** Shows what becomes of an order that a change has opened. */
import { useNavigate } from '@tanstack/react-router'
import type { OrderStatus } from '../../schemas.ts'
import { keepCompleteUrl } from '../selected-plan.ts'

export function usePayOrder(): (order: OrderStatus) => void {
  const navigate = useNavigate()
  return ({ orderId }) => {
    keepCompleteUrl(`/subscription?orderId=${orderId}`)
    void navigate({ to: '/subscription', search: { orderId } })
  }
}
