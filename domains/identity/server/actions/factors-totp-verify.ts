import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { read, write } from '@mizan/platform/database'
import type { z } from 'zod'
import type { Verified } from '../../schemas.ts'
import { forgiveTriesAtFactor, takeTryAtFactor } from '../factor-tries.ts'
import { unseal } from '../factors/seal.ts'
import { stepOfCode } from '../factors/totp.ts'
import type { Identity } from '../identity.ts'
import { notingRefusal } from '../refusals.ts'
import { markVerified } from '../sessions.ts'
import { changeFactor, confirmedFactorsOf, type KeptFactor, lockConfirmed } from '../store/factors.ts'

/**
 * Does the second step of a sign-in with a code of the app.
 * @throws AppError `factor.not_found`, `code.wrong`, `factor.locked` after five wrong codes in this session,
 * `auth.too_many_tries` after many in all of them
 */
export async function verifyTotp(
  identity: Identity,
  ctx: CallContext,
  { code }: { code: string },
): Promise<z.output<typeof Verified>> {
  const session = callerOf(ctx)
  const { userId, sessionId } = session
  const kinds = await read(identity.context(ctx), (tx) => confirmedFactorsOf(tx, userId))
  if (!kinds.includes('totp')) throw new AppError('factor.not_found')
  await takeTryAtFactor(identity, ctx, session)
  const verify = () =>
    write(identity.context(ctx), async (tx) => {
      const now = tx.clock.now()
      const apps = await lockConfirmed(tx, userId, 'totp')
      const accepted = apps.flatMap((app) => acceptedBy(identity, app, code, now))[0]
      if (!accepted) throw new AppError('code.wrong')
      await changeFactor(tx, accepted.id, { last_step: accepted.step, last_used_at: now })
      await forgiveTriesAtFactor(tx, session)
      await markVerified(identity, tx, sessionId)
      tx.about(userId, { factor: 'totp' })
      return { verified: true as const, session: null }
    })
  return notingRefusal(identity, ctx, session, verify)
}

/** A code counts once: neither it nor an earlier one is taken again. */
function acceptedBy(identity: Identity, app: KeptFactor, code: string, now: Date) {
  if (!app.sealed_secret) return []
  const step = stepOfCode(unseal(identity.key, app.sealed_secret, app.id), code, now)
  return step === null || step <= (app.last_step ?? -1) ? [] : [{ id: app.id, step }]
}
