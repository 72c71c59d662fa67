/** Sends a code: for the second step of a session, or for ending the session of another device. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { type TransactionContext, write } from '@mizan/platform/database'
import type { Channel, CodeRequest, SentCode } from '../../schemas.ts'
import { aboutOf, requireTarget } from '../channels.ts'
import { sendCode } from '../codes.ts'
import type { Identity } from '../identity.ts'
import { requireCredentials, requireSamePassword } from '../password-proof.ts'
import { findAccount } from '../store/accounts.ts'
import type { Account, IdentityTables } from '../tables.ts'

export async function requestCode(
  identity: Identity,
  ctx: CallContext,
  request: CodeRequest,
): Promise<SentCode> {
  if (request.purpose === 'otherDevice') {
    const proven = await requireCredentials(identity, ctx, request)
    return write(identity.context(ctx), async (tx) => {
      const account = await requireSamePassword(tx, proven, 'auth.invalid_credentials')
      return send(identity, ctx, tx, account, { ...request, sessionId: null })
    })
  }
  const { userId, sessionId } = callerOf(ctx)
  return write(identity.context(ctx), async (tx) => {
    const account = await findAccount(tx.db, userId)
    if (!account) throw new AppError('session.required')
    return send(identity, ctx, tx, account, { ...request, sessionId })
  })
}

interface Wish {
  purpose: CodeRequest['purpose']
  channel: Channel
  sessionId: string | null
}

async function send(
  identity: Identity,
  ctx: CallContext,
  tx: TransactionContext<IdentityTables>,
  account: Account,
  wish: Wish,
): Promise<SentCode> {
  const { id, language } = account
  const target = await requireTarget(tx, account, wish)
  const about = aboutOf(account, wish.channel, target)
  return sendCode(identity, ctx, tx, { ...wish, target, language, userId: id, about })
}
