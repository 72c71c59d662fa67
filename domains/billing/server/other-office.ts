/** Orders of another office. */
import { defineOtherOffice } from '@mizan/platform/domain'

export const billingOtherOffice = defineOtherOffice({
  reaches: {
    'billing.orderStatus': {
      input: () => ({ params: { orderId: '00000000-0000-4000-8000-000000000000' } }),
      answer: 'billing.order_not_found',
    },
  },
})
