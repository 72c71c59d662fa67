/** Recomputes all balances of clients and reports those that differ; it changes none, since a cause comes first. */
import type { ClientCall } from './call.ts'
import { findWrongBalances } from './store/transactions.ts'

export async function checkBalances(call: ClientCall): Promise<{ wrong: number }> {
  const wrong = await call.system.read(findWrongBalances)
  for (const { clientId, account, kept, counted } of wrong)
    call.parts.log.error({ clientId, account, kept, counted }, 'a balance is not the sum of its transactions')
  return { wrong: wrong.length }
}
