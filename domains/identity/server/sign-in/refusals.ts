/** Records failed sign-ins in the record of the office, so that the owner sees attempts. */

import { networkOf } from '@mizan/platform/access'
import { AppError } from '@mizan/platform/contract'
import { deviceOf } from '../../rules/device.ts'
import { refusalsFromEverywhere, refusalsFromOneNetwork } from '../../rules/refusals.ts'
import type { IdentityCall } from '../call.ts'
import { warnOfGuessing } from '../factors/tries.ts'
import { takeTry } from '../passwords/store.ts'
import { addRefusal } from './store.ts'

interface Attempt {
  /** Null if there is no such account; the same statements run then. */
  userId: string | null
  /** The key that is counted instead, so that the number of statements is the same. */
  otherwise: string
  reason: 'password' | 'code' | 'factor'
}

export async function noteRefusal(call: IdentityCall, { userId, otherwise, reason }: Attempt): Promise<void> {
  const about = userId ?? otherwise
  const network = networkOf(call.client.address)
  const now = call.clock.now()
  await call.system.unaudited(async (tx) => {
    if ((await takeTry(tx, `refused ${about} ${network}`, refusalsFromOneNetwork, now)) > 0) return
    if ((await takeTry(tx, `refused ${about}`, refusalsFromEverywhere, now)) > 0) return
    const officeId = await call.parts.officeOf(tx, userId ?? '')
    const details = { reason, device: deviceOf(call.client.agent), network }
    await addRefusal(tx, { userId, officeId, details })
  })
}

const wrong = new Set(['code.wrong', 'passkey.refused'])

/** Runs the second step of a sign-in, and records it if it fails. */
export const notingRefusal = <Answer>(
  call: IdentityCall,
  session: { userId: string; sessionId: string },
  work: () => Promise<Answer>,
): Promise<Answer> =>
  work().catch(async (error: unknown) => {
    if (error instanceof AppError && wrong.has(error.code)) {
      await noteRefusal(call, { userId: session.userId, otherwise: '', reason: 'factor' })
      await warnOfGuessing(call, session)
    }
    throw error
  })
