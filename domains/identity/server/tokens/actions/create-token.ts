import { AppError, callerOf } from '@mizan/platform/contract'
import { tokenLetter } from '../../../letters/security.ts'
import { mostTokens, personalToken } from '../../../rules/personal-tokens.ts'
import type { NewToken, TokenOrder } from '../../../token-schemas.ts'
import type { IdentityCall } from '../../call.ts'
import { notifyOwner } from '../../notices/notices.ts'
import { provePassword, requireSamePassword } from '../../passwords/password-proof.ts'
import { neverSeen } from '../../sessions/sessions-at-gate.ts'
import { hashOfToken, newId, newOpaqueToken } from '../../sessions/tokens.ts'
import { insertToken, runningTokens } from '../store.ts'

const DAY_MS = 86_400_000

/**
 * Opens a session for a program of the caller, and notifies the caller by mail. @throws AppError
 * `auth.wrong_password`, `auth.too_many_tries`, `token.too_many`
 */
export async function createToken(
  call: IdentityCall,
  { name, scopes, days, password }: TokenOrder,
): Promise<NewToken> {
  const { userId } = callerOf(call)
  const proven = await provePassword(call, userId, password)
  const now = call.clock.now()
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  return call.system(async (tx) => {
    const account = await requireSamePassword(tx, proven)
    if ((await runningTokens(tx, userId, now)).length >= mostTokens) throw new AppError('token.too_many')
    const id = newId()
    const token = personalToken(id, newOpaqueToken().token)
    const session = {
      ...({ id, user_id: userId, kind: 'token', device: '', address: '' } as const),
      ...{ started_at: now, verified_at: now, last_seen_at: neverSeen(now), expires_at: expiresAt },
    }
    await insertToken(tx, session, { name, scopes, hash: hashOfToken(token) })
    await notifyOwner(tx, account, (language, at) => tokenLetter(language, at, name))
    tx.about(id, { name, scopes })
    const dates = { createdAt: now.toISOString(), lastUsedAt: null, expiresAt: expiresAt.toISOString() }
    return { id, name, scopes, ...dates, token }
  })
}
