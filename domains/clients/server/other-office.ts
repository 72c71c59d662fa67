/** Clients of another office. */
import { defineOtherOffice } from '@mizan/platform/domain'

type Ids = {
  clientId: string
  contactId: string
  paymentId: string
  serviceId: string
  expenseId: string
}

const answer = 'client.not_found'
const inPath = { input: ({ clientId }: Ids) => ({ params: { clientId } }), answer }
const period = { startDate: '2026-01-01', endDate: '2026-12-31' }
const inPeriod = { input: ({ clientId }: Ids) => ({ params: { clientId }, query: period }), answer }
const contact = { type: 'Address', title: 'İş', value: 'Gül Sokak 5' } as const
const booking = { amount: '100.00', description: 'Vekâlet ücreti' } as const
const deletion = (pick: (ids: Ids) => string) => ({
  input: (ids: Ids) => ({
    body: { clientId: ids.clientId, transactionId: pick(ids), comment: 'Mükerrer kayıt' },
  }),
  answer,
})

export const clientOtherOffice = defineOtherOffice({
  fill: async (call) => {
    const { clientId, contacts } = await call('client.create', {
      body: { name: 'Başka Büronun Müvekkili', contacts: [contact] },
    })
    const payment = await call('client.addPayment', { body: { clientId, ...booking, paymentType: 'cash' } })
    const service = await call('client.addService', { body: { clientId, ...booking } })
    const expense = await call('client.addExpense', {
      body: { clientId, ...booking, expenseType: 'courtFee' },
    })
    return {
      clientId: String(clientId),
      contactId: String(contacts[0].contactId),
      paymentId: String(payment.transactionId),
      serviceId: String(service.transactionId),
      expenseId: String(expense.transactionId),
    }
  },
  reaches: {
    'client.read': inPath,
    'client.delete': inPath,
    'client.transactions': inPath,
    'client.histories': inPath,
    'client.statement': inPeriod,
    'client.paymentReceipt': {
      input: ({ clientId, paymentId }) => ({ params: { clientId, transactionId: paymentId } }),
      answer,
    },
    'client.statementSums': inPeriod,
    'client.instalments': inPath,
    'client.setInstalments': {
      input: ({ clientId }) => ({ params: { clientId }, body: { before: [], items: [] } }),
      answer,
    },
    'client.updateName': {
      input: ({ clientId }) => ({ body: { clientId, name: 'Ele Geçen', version: 1 } }),
      answer,
    },
    'client.addContact': { input: ({ clientId }) => ({ body: { clientId, ...contact } }), answer },
    'client.updateContact': {
      input: ({ clientId, contactId }) => ({ body: { clientId, contactId, ...contact } }),
      answer,
    },
    'client.deleteContact': {
      input: ({ clientId, contactId }) => ({ body: { clientId, contactId } }),
      answer,
    },
    'client.addPayment': {
      input: ({ clientId }) => ({ body: { clientId, ...booking, paymentType: 'cash' } }),
      answer,
    },
    'client.addService': { input: ({ clientId }) => ({ body: { clientId, ...booking } }), answer },
    'client.addExpense': {
      input: ({ clientId }) => ({ body: { clientId, ...booking, expenseType: 'courtFee' } }),
      answer,
    },
    'client.payOut': {
      input: ({ clientId }) => ({ body: { clientId, ...booking, account: 'trust', paymentType: 'cash' } }),
      answer,
    },
    'client.moveToFee': {
      input: ({ clientId }) => ({ body: { clientId, ...booking, account: 'trust', consent: 'Yazılı' } }),
      answer,
    },
    'client.deleteEntry': deletion(({ expenseId }) => expenseId),
    'client.keepReceipt': {
      input: ({ clientId, serviceId }) => ({
        body: { clientId, transactionId: serviceId, receipt: { amount: '100.00', date: '2026-12-03' } },
      }),
      answer,
    },
    'client.deletePayment': deletion(({ paymentId }) => paymentId),
    'client.deleteService': deletion(({ serviceId }) => serviceId),
  },
})
