/** Failed sign-ins stand in the record of the office, so that an owner sees who tries. */

import { networkOf } from '@mizan/platform/access'
import { AppError, type CallContext } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { deviceOf } from '../rules/device.ts'
import { refusalsFromEverywhere, refusalsFromOneNetwork } from '../rules/refusals.ts'
import { warnOfGuessing } from './factor-tries.ts'
import type { Identity } from './identity.ts'
import { addRefusal } from './store/refusals.ts'
import { takeTry } from './store/tries.ts'

interface Attempt {
  /** Null where there is no such account; the same statements run. */
  userId: string | null
  /** What is counted for in its stead, so that its number of statements is that of an account. */
  otherwise: string
  reason: 'password' | 'code' | 'factor'
}

export async function noteRefusal(
  identity: Identity,
  ctx: CallContext,
  { userId, otherwise, reason }: Attempt,
): Promise<void> {
  const about = userId ?? otherwise
  const network = networkOf(ctx.client.address)
  const now = identity.clock.now()
  // Whoever tried is nobody yet, also with a session whose second step is still to be done.
  await write(identity.unaudited({ ...ctx, caller: undefined }), async (tx) => {
    if ((await takeTry(tx.db, `refused ${about} ${network}`, refusalsFromOneNetwork, now)) > 0) return
    if ((await takeTry(tx.db, `refused ${about}`, refusalsFromEverywhere, now)) > 0) return
    const companyId = await identity.parts.officeOf(tx, userId ?? '')
    const details = { reason, device: deviceOf(ctx.client.agent), network }
    await addRefusal(tx, { userId, companyId, details })
  })
}

const wrong = new Set(['code.wrong', 'passkey.refused'])

/** Does the second step of a sign-in; one that was wrong is noted. */
export const notingRefusal = <Answer>(
  identity: Identity,
  ctx: CallContext,
  session: { userId: string; sessionId: string },
  work: () => Promise<Answer>,
): Promise<Answer> =>
  work().catch(async (error: unknown) => {
    if (error instanceof AppError && wrong.has(error.code)) {
      await noteRefusal(identity, ctx, { userId: session.userId, otherwise: '', reason: 'factor' })
      await warnOfGuessing(identity, ctx, session)
    }
    throw error
  })
