import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { read, write } from '@mizan/platform/database'
import type { z } from 'zod'
import type { Verified } from '../../schemas.ts'
import { unseal } from '../factors/seal.ts'
import { stepOfCode } from '../factors/totp.ts'
import type { Identity } from '../identity.ts'
import { changeFactor, confirmedFactorsOf, type KeptFactor, lockConfirmed } from '../store/factors.ts'
import { forgetFactorTries, takeFactorTry } from '../store/factors-challenges.ts'
import { markVerified } from '../store/sessions.ts'

const mostTries = 5

/**
 * Does the second step of a sign-in with a code of the app. The try is counted before the code is looked at, in a
 * transaction of its own, so that neither a failure nor many tries at once give more of them.
 * @throws AppError `factor.not_found`, `code.locked` after five wrong codes in this session, `code.wrong`
 */
export async function verifyTotp(
  identity: Identity,
  ctx: CallContext,
  { code }: { code: string },
): Promise<z.output<typeof Verified>> {
  const { userId, sessionId } = callerOf(ctx)
  const kinds = await read(identity.context(ctx), (tx) => confirmedFactorsOf(tx, userId))
  if (!kinds.includes('totp')) throw new AppError('factor.not_found')
  const may = await write(identity.unaudited(ctx), (tx) => takeFactorTry(tx, sessionId, mostTries))
  if (!may) throw new AppError('code.locked')
  return write(identity.context(ctx), async (tx) => {
    const now = tx.clock.now()
    const apps = await lockConfirmed(tx, userId, 'totp')
    const accepted = apps.flatMap((app) => acceptedBy(identity, app, code, now))[0]
    if (!accepted) throw new AppError('code.wrong')
    await changeFactor(tx, accepted.id, { last_step: accepted.step, last_used_at: now })
    await forgetFactorTries(tx, sessionId)
    await markVerified(tx, sessionId)
    tx.about(userId, { factor: 'totp' })
    return { verified: true, session: null }
  })
}

/** A code counts once: neither it nor an earlier one is taken again. */
function acceptedBy(identity: Identity, app: KeptFactor, code: string, now: Date) {
  if (!app.sealed_secret) return []
  const step = stepOfCode(unseal(identity.key, app.sealed_secret, app.id), code, now)
  return step === null || step <= (app.last_step ?? -1) ? [] : [{ id: app.id, step }]
}
