/** Orders, invoices and billing information of another office. */
import { defineOtherOffice } from '@mizan/platform/domain'
import { onlinePaymentReaches } from './online-payment/other-office.ts'

type Ids = { orderId: string; buyerId: string; transferId: string }

const unknown = '00000000-0000-4000-8000-000000000000'
const invoice = { input: () => ({ params: { invoiceId: unknown } }), answer: 'billing.invoice_not_found' }

export const billingOtherOffice = defineOtherOffice({
  fill: async (call): Promise<Ids> => {
    const body = { offerType: 'CaseManagement', billingCycle: '1M' }
    const { orderId, transferId } = await call('billing.orderByTransfer', { body })
    const buyer = await call('billing.addBuyer', {
      body: {
        ...{
          type: 'company',
          companyName: 'Başka Büro A.Ş.',
          email: 'baska@ornek.test',
          address: 'Gül Sokak 5',
        },
        ...{ city: 'Ankara', country: 'turkey', taxId: '123456789' },
      },
    })
    return { orderId: String(orderId), transferId: String(transferId), buyerId: String(buyer.buyerId) }
  },
  reaches: {
    ...onlinePaymentReaches,
    'billing.orderStatus': {
      input: ({ orderId }) => ({ params: { orderId } }),
      answer: 'billing.order_not_found',
    },
    'billing.deleteBuyer': {
      input: ({ buyerId }) => ({ body: { buyerId } }),
      answer: 'billing.buyer_not_found',
    },
    'billing.addBuyer': {
      input: ({ buyerId }) => ({
        body: {
          ...{ type: 'company', companyName: 'Ele Geçen', email: 'baska@ornek.test', address: 'Gül Sokak 5' },
          ...{ city: 'Ankara', country: 'turkey', taxId: '123456789', buyerId },
        },
      }),
      answer: 'billing.buyer_not_found',
    },
    'billing.receipt': {
      input: ({ orderId }) => ({ params: { orderId } }),
      answer: 'billing.order_not_found',
    },
    'billing.invoice': invoice,
    'billing.invoiceXml': invoice,
    'billingStaff.refund': {
      input: ({ orderId }) => ({ params: { orderId }, body: { endsPlan: false } }),
      answer: 'access.forbidden',
    },
    'billingStaff.confirmTransfer': {
      input: ({ transferId }) => ({
        params: { transferId },
        body: { amount: '1.00', receivedBefore: '0.00' },
      }),
      answer: 'access.forbidden',
    },
  },
  // News of a payment needs no session: its signature proves it.
  meantToBeKnown: ['billing.promotion', 'billingStaff.endPromotion', 'payment.webhook'],
})
