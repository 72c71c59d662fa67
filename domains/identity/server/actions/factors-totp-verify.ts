import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { read, write } from '@mizan/platform/database'
import type { z } from 'zod'
import type { TryLimit } from '../../rules/tries.ts'
import type { Verified } from '../../schemas.ts'
import { unseal } from '../factors/seal.ts'
import { stepOfCode } from '../factors/totp.ts'
import type { Identity } from '../identity.ts'
import { markVerified } from '../sessions.ts'
import { changeFactor, confirmedFactorsOf, type KeptFactor, lockConfirmed } from '../store/factors.ts'
import { forgetFactorTries, takeFactorTry } from '../store/factors-challenges.ts'
import { forgetTries, takeTry } from '../store/tries.ts'

const mostTries = 5
/** Whoever knows the password can open new sessions; all of them together get no more than this. */
const inAllSessions: TryLimit = {
  free: 20,
  firstPauseSeconds: 60,
  longestPauseSeconds: 900,
  forgetSeconds: 3600,
}
const keyOf = (userId: string) => `totp ${userId}`

/**
 * Does the second step of a sign-in with a code of the app.
 * @throws AppError `factor.not_found`, `code.wrong`, `code.locked` after five wrong codes in this session,
 * `auth.too_many_tries` after many in all of them
 */
export async function verifyTotp(
  identity: Identity,
  ctx: CallContext,
  { code }: { code: string },
): Promise<z.output<typeof Verified>> {
  const { userId, sessionId } = callerOf(ctx)
  const kinds = await read(identity.context(ctx), (tx) => confirmedFactorsOf(tx, userId))
  if (!kinds.includes('totp')) throw new AppError('factor.not_found')
  await takeTryAt(identity, ctx, userId, sessionId)
  return write(identity.context(ctx), async (tx) => {
    const now = tx.clock.now()
    const apps = await lockConfirmed(tx, userId, 'totp')
    const accepted = apps.flatMap((app) => acceptedBy(identity, app, code, now))[0]
    if (!accepted) throw new AppError('code.wrong')
    await changeFactor(tx, accepted.id, { last_step: accepted.step, last_used_at: now })
    await forgetFactorTries(tx, sessionId)
    await forgetTries(tx.db, keyOf(userId))
    await markVerified(identity, tx, sessionId)
    tx.about(userId, { factor: 'totp' })
    return { verified: true, session: null }
  })
}

/** Counted before the code is looked at, so that neither a failure nor many tries at once give more of them. */
async function takeTryAt(identity: Identity, ctx: CallContext, userId: string, sessionId: string) {
  const { may, wait } = await write(identity.unaudited(ctx), async (tx) => {
    const may = await takeFactorTry(tx, sessionId, mostTries)
    return { may, wait: may ? await takeTry(tx.db, keyOf(userId), inAllSessions, tx.clock.now()) : 0 }
  })
  if (!may) throw new AppError('code.locked')
  if (wait > 0) throw new AppError('auth.too_many_tries', { retryAfter: wait })
}

/** A code counts once: neither it nor an earlier one is taken again. */
function acceptedBy(identity: Identity, app: KeptFactor, code: string, now: Date) {
  if (!app.sealed_secret) return []
  const step = stepOfCode(unseal(identity.key, app.sealed_secret, app.id), code, now)
  return step === null || step <= (app.last_step ?? -1) ? [] : [{ id: app.id, step }]
}
