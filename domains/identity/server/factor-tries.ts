/** Tries at what stands for a second factor and can be guessed: codes of an app, and those on paper. */
import { AppError, type CallContext } from '@mizan/platform/contract'
import { type TransactionContext, write } from '@mizan/platform/database'
import { guessedLetter } from '../letters/security.ts'
import type { TryLimit } from '../rules/tries.ts'
import type { Identity } from './identity.ts'
import { tellOwner } from './notices.ts'
import { countFactorTries, forgetFactorTries, takeFactorTry } from './store/factors-challenges.ts'
import { forgetTries, takeTry } from './store/tries.ts'
import type { IdentityTables } from './tables.ts'

const perSession = 5
/** Whoever knows the password can open new sessions; all of them together get no more than this. */
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
 * Counted before the code is looked at, so that neither a failure nor many tries at once give more of them.
 * @throws AppError `factor.locked` after five in this session, `auth.too_many_tries` after many in all of them
 */
export async function takeTryAtFactor(
  identity: Identity,
  ctx: CallContext,
  { userId, sessionId }: Session,
): Promise<void> {
  const { may, wait } = await write(identity.unaudited(ctx), async (tx) => {
    const may = await takeFactorTry(tx, sessionId, perSession)
    return { may, wait: may ? await takeTry(tx.db, keyOf(userId), inAllSessions, tx.clock.now()) : 0 }
  })
  if (!may) throw new AppError('factor.locked')
  if (wait > 0) throw new AppError('auth.too_many_tries', { retryAfter: wait })
}

/**
 * Whoever enters so many wrong codes knows the password: the owner is told, once a day.
 * Asked after a code was wrong.
 */
export async function warnOfGuessing(
  identity: Identity,
  ctx: CallContext,
  { userId, sessionId }: Session,
): Promise<void> {
  await write(identity.unaudited(ctx), async (tx) => {
    if ((await countFactorTries(tx, sessionId)) < perSession) return
    const wait = await takeTry(tx.db, `guessed ${userId}`, onceADay, tx.clock.now())
    if (wait === 0) await tellOwner(tx, userId, guessedLetter)
  })
}

/** The code was right. */
export async function forgiveTriesAtFactor(
  tx: TransactionContext<IdentityTables>,
  { userId, sessionId }: Session,
): Promise<void> {
  await forgetFactorTries(tx, sessionId)
  await forgetTries(tx.db, keyOf(userId))
}
