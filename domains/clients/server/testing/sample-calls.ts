/** Calls about clients that succeed. */
import type { SampleCall, SampleCalls, SampleInput } from '@mizan/platform/domain'

/** Ids of what the call is about, by the names of its fields. */
type Ids = Record<string, string>

type More = { isSettled?: boolean; hasTrust?: boolean }

/**
 * A client with contacts, a payment and a service, an expense unless the account is settled, and money in trust if it is
 * asked for; `withIds` puts those ids into the sample that it has fields for.
 */
function withClient(
  withIds: (sample: SampleInput, ids: Ids) => SampleInput,
  { isSettled = false, hasTrust = false }: More = {},
): SampleCall {
  return async (world, sample) => {
    const { headers } = await world.superAdmin()
    const call = (name: string, body: object) => world.must(headers, name, { body })
    const { clientId, contacts } = await call('client.create', world.bodyOf('client.create'))
    const payment = await call('client.addPayment', { ...world.bodyOf('client.addPayment'), clientId })
    const service = await call('client.addService', { ...world.bodyOf('client.addService'), clientId })
    const expense = isSettled
      ? undefined
      : await call('client.addExpense', { ...world.bodyOf('client.addExpense'), clientId })
    const inTrust = { ...world.bodyOf('client.addPayment'), clientId, account: 'trust' }
    if (hasTrust) await call('client.addPayment', inTrust)
    const ids = { clientId, contactId: contacts[0].contactId }
    const booked = { paymentId: payment.transactionId, serviceId: service.transactionId }
    const more = expense && { expenseId: expense.transactionId }
    return { headers, input: withIds(sample, { ...ids, ...booked, ...more }) }
  }
}

const inPath = withClient((_sample, { clientId = '' }) => ({ params: { clientId } }))
const inPathOf = withClient((sample, { clientId = '' }) => ({ ...sample, params: { clientId } }))
const inBody = (...fields: string[]) =>
  withClient(({ body }, ids) => {
    const picked = Object.fromEntries(fields.map((field) => [field, ids[field]]))
    return { body: { ...(body as object), ...picked } }
  })
const fromTrust = withClient(({ body }, { clientId }) => ({ body: { ...(body as object), clientId } }), {
  hasTrust: true,
})
const booked = (id: 'paymentId' | 'serviceId' | 'expenseId') =>
  withClient(({ body }, { clientId, [id]: transactionId }) => ({
    body: { ...(body as object), clientId, transactionId },
  }))

export const clientSampleCalls: SampleCalls = {
  'client.updateName': inBody('clientId'),
  'client.read': inPath,
  'client.delete': withClient((sample, { clientId = '' }) => ({ ...sample, params: { clientId } }), {
    isSettled: true,
  }),
  'client.list': withClient((sample) => sample),
  'client.addContact': inBody('clientId'),
  'client.updateContact': inBody('clientId', 'contactId'),
  'client.deleteContact': inBody('clientId', 'contactId'),
  'client.addPayment': inBody('clientId'),
  'client.deletePayment': booked('paymentId'),
  'client.addService': inBody('clientId'),
  'client.deleteService': booked('serviceId'),
  'client.addExpense': inBody('clientId'),
  'client.payOut': fromTrust,
  'client.moveToFee': fromTrust,
  'client.deleteEntry': booked('expenseId'),
  'client.keepReceipt': booked('serviceId'),
  'client.transactions': inPath,
  'client.histories': inPath,
  'client.statement': inPathOf,
  'client.paymentReceipt': withClient((_sample, { clientId = '', paymentId = '' }) => ({
    params: { clientId, transactionId: paymentId },
  })),
  'client.statementSums': inPathOf,
  'client.instalments': inPath,
  'client.setInstalments': inPathOf,
}
