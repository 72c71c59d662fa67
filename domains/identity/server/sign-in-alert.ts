/** Tells the owner of an account of a sign-in with a device that was never seen before. */

import { networkOf } from '@mizan/platform/access'
import type { CallContext } from '@mizan/platform/contract'
import type { TransactionContext } from '@mizan/platform/database'
import { queueMessage } from '@mizan/platform/messages'
import { signInLetter, takeOverLetter } from '../letters/notices.ts'
import { deviceOf } from '../rules/device.ts'
import type { Identity } from './identity.ts'
import { earlierSignIns } from './store/sessions.ts'
import type { Account, IdentityTables } from './tables.ts'

/** Before the new session is opened. The first sign-in of an account is no news. */
export async function tellOfNewDevice(
  identity: Identity,
  ctx: CallContext,
  tx: TransactionContext<IdentityTables>,
  account: Account,
): Promise<void> {
  const device = deviceOf(ctx.client.agent)
  const earlier = await earlierSignIns(tx.db, account.id, { device, network: networkOf(ctx.client.address) })
  if (!earlier.any || earlier.device || account.email === null) return
  const letter = signInLetter(account.language, device, identity.clock.now())
  await queueMessage(tx, { channel: 'email', to: account.email, ...letter })
}

/** A session that somebody ended from elsewhere is told whatever the device: one browser looks like another. */
export async function tellOfTakeOver(
  identity: Identity,
  ctx: CallContext,
  tx: TransactionContext<IdentityTables>,
  account: Account,
): Promise<void> {
  if (account.email === null) return
  const letter = takeOverLetter(account.language, deviceOf(ctx.client.agent), identity.clock.now())
  await queueMessage(tx, { channel: 'email', to: account.email, ...letter })
}
