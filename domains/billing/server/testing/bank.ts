/** Billing with a sandbox bank, for the tests of payments by card. */
import {
  type BankOptions,
  type CameBack,
  type Fault,
  sandbox,
  sandboxKeys,
  startSandboxBank,
} from '@mizan/platform/payments/testing'
import { takeReturn } from '../online-payment/arrivals.ts'
import { openBilling, type TestOffice } from './index.ts'

export async function openBillingWithBank(options: Partial<BankOptions> = {}) {
  const billing = await openBilling()
  const { clock, parts } = billing
  const faults = new Map<string, Fault[]>()
  const bank = await startSandboxBank({
    ...{ ...sandboxKeys, clock, faultOf: (path: string) => faults.get(path)?.shift() },
    ...options,
  })
  const provider = sandbox({ url: bank.address, clock })
  parts.provider = provider

  /** Brings the browser back from the bank. */
  const comeBack = ({ to, fields }: CameBack) => takeReturn(billing.own(), to.split('/').at(-1) ?? '', fields)
  const statusOf = async (office: TestOffice, orderId: string) =>
    (await office.get('billing.orderStatus', '', { orderId })).data
  const close = async () => {
    await Promise.all([provider.close(), bank.close()])
    await billing.close()
  }
  /** The kuruş that the bank has kept of an order. */
  const kept = (orderId: string) => bank.book.kept().get(orderId) ?? 0n
  return { ...billing, bank, provider, faults, comeBack, statusOf, kept, close }
}

export type TestBank = Awaited<ReturnType<typeof openBillingWithBank>>
