/** Tells the owner of an account of a sign-in with a device that was never seen before. */

import { networkOf } from '@mizan/platform/access'
import { queueMessage } from '@mizan/platform/messages'
import { signInLetter, takeOverLetter } from '../letters/notices.ts'
import { deviceOf } from '../rules/device.ts'
import type { IdentityCall, Tx } from './call.ts'
import { earlierSignIns } from './store/sessions.ts'
import type { Account } from './tables.ts'

/** Before the new session is opened. The first sign-in of an account is no news. */
export async function tellOfNewDevice(call: IdentityCall, tx: Tx, account: Account): Promise<void> {
  const device = deviceOf(call.client.agent)
  const earlier = await earlierSignIns(tx, account.id, { device, network: networkOf(call.client.address) })
  if (!earlier.any || earlier.device || account.email === null) return
  const letter = signInLetter(account.language, device, call.clock.now())
  await queueMessage(tx, { channel: 'email', to: account.email, ...letter })
}

/** A session that somebody ended from elsewhere is told whatever the device: one browser looks like another. */
export async function tellOfTakeOver(call: IdentityCall, tx: Tx, account: Account): Promise<void> {
  if (account.email === null) return
  const letter = takeOverLetter(account.language, deviceOf(call.client.agent), call.clock.now())
  await queueMessage(tx, { channel: 'email', to: account.email, ...letter })
}
