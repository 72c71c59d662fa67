/** Attempts at second factors that can be guessed: codes of an app, and recovery codes. */
import { AppError } from '@mizan/platform/contract'
import { guessedLetter } from '../../letters/security.ts'
import type { TryLimit } from '../../rules/tries.ts'
import type { IdentityCall, Tx } from '../call.ts'
import { notifyOwner } from '../notices/notices.ts'
import { forgetTries, takeTry } from '../passwords/store.ts'
import { countFactorTries, forgetFactorTries, takeFactorTry } from './store/challenges.ts'

const perSession = 5
/** A limit for all sessions together, because anybody with the password can open new ones. */
const inAllSessions: TryLimit = {
  free: 20,
  firstPauseSeconds: 60,
  longestPauseSeconds: 900,
  forgetSeconds: 3600,
}
const onceADay: TryLimit = {
  free: 1,
  firstPauseSeconds: 86_400,
  longestPauseSeconds: 86_400,
  forgetSeconds: 86_400,
}
const keyOf = (userId: string) => `totp ${userId}`

interface Session {
  userId: string
  sessionId: string
}

/**
 * Counted before the code is checked, so that neither an error nor simultaneous attempts give more of them.
 * @throws AppError `factor.locked` after five in this session, `auth.too_many_tries` after many in all of them
 */
export async function takeTryAtFactor(call: IdentityCall, { userId, sessionId }: Session): Promise<void> {
  const { may, wait } = await call.system.unaudited(async (tx) => {
    const may = await takeFactorTry(tx, sessionId, perSession)
    return { may, wait: may ? await takeTry(tx, keyOf(userId), inAllSessions, tx.clock.now()) : 0 }
  })
  if (!may) throw new AppError('factor.locked')
  if (wait > 0) throw new AppError('auth.too_many_tries', { retryAfter: wait })
}

/**
 * Called after a wrong code. So many wrong codes mean that somebody knows the password: the owner is notified, once a
 * day.
 */
export async function warnOfGuessing(call: IdentityCall, { userId, sessionId }: Session): Promise<void> {
  await call.system.unaudited(async (tx) => {
    if ((await countFactorTries(tx, sessionId)) < perSession) return
    const wait = await takeTry(tx, `guessed ${userId}`, onceADay, tx.clock.now())
    if (wait === 0) await notifyOwner(tx, userId, guessedLetter)
  })
}

/** Resets the counts after a right code. */
export async function forgiveTriesAtFactor(tx: Tx, { userId, sessionId }: Session): Promise<void> {
  await forgetFactorTries(tx, sessionId)
  await forgetTries(tx, keyOf(userId))
}
