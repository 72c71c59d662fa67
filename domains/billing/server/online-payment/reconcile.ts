/** Asks about attempts whose end is unknown, and gives up orders that nobody pays any more. */
import type { BillingCall } from '../call.ts'
import { forEach } from '../for-each.ts'
import { attemptsOf, findOrder } from '../store/orders.ts'
import { resolveAttempt } from './resolve.ts'
import { expireOrders, forgetReturns, openAttempts } from './store.ts'

/** Younger ones are being paid at this moment. */
const youngMs = 60_000
const keptReturnsMs = 30 * 24 * 3_600_000

export async function reconcile(call: BillingCall): Promise<{ asked: number; expired: number }> {
  const now = call.clock.now().getTime()
  const open = await call.system.read((tx) => openAttempts(tx, new Date(now - youngMs)))
  const expired = await call.system(async (tx) => {
    await forgetReturns(tx, new Date(now - keptReturnsMs))
    return expireOrders(tx)
  })
  const asked = await forEach(open, async ({ order_id: orderId, attempt }) => {
    await inquire(call, { orderId, attempt })
    return true
  })
  return { asked, expired }
}

/** Also asks about an attempt that counts as over: a late success is booked and refunded. */
export async function inquire(
  call: BillingCall,
  { orderId, attempt: number }: { orderId: string; attempt: number },
): Promise<void> {
  const { provider } = call.parts
  if (!provider) return
  const { order, attempt } = await call.system.read(async (tx) => ({
    order: await findOrder(tx, orderId),
    attempt: (await attemptsOf(tx, orderId)).find((one) => one.attempt === number),
  }))
  if (order && attempt && attempt.state !== 'settled')
    await resolveAttempt(call, { provider, order, attempt })
}
