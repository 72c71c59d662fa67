/** Notifies the owner of an account of a sign-in with a device that was not seen before. */

import { networkOf } from '@mizan/platform/access'
import { queueMessage } from '@mizan/platform/messages'
import { signInLetter, takeOverLetter } from '../../letters/notices.ts'
import { deviceOf } from '../../rules/device.ts'
import type { IdentityCall, Tx } from '../call.ts'
import { earlierSignIns } from '../sessions/store/sessions.ts'
import type { Account } from '../tables.ts'

/** Call it before the new session is opened. The first sign-in of an account is not reported. */
export async function notifyOfNewDevice(call: IdentityCall, tx: Tx, account: Account): Promise<void> {
  const device = deviceOf(call.client.agent)
  const earlier = await earlierSignIns(tx, account.id, { device, network: networkOf(call.client.address) })
  if (!earlier.any || earlier.device || account.email === null) return
  const letter = signInLetter(account.language, device, call.clock.now())
  await queueMessage(tx, { channel: 'email', to: account.email, ...letter })
}

/** Reported for any device, because two browsers may have the same description. */
export async function notifyOfTakeOver(call: IdentityCall, tx: Tx, account: Account): Promise<void> {
  if (account.email === null) return
  const letter = takeOverLetter(account.language, deviceOf(call.client.agent), call.clock.now())
  await queueMessage(tx, { channel: 'email', to: account.email, ...letter })
}
