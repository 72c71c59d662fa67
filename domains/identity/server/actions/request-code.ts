/** Sends a code: for the second step of a session, or for ending the session of another device. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import type { Channel, CodeRequest, SentCode } from '../../schemas.ts'
import { requireTarget } from '../channels.ts'
import { sendCode } from '../codes.ts'
import type { Identity } from '../identity.ts'
import { requireCredentials } from '../password-proof.ts'
import { findAccount } from '../store/accounts.ts'
import type { Account } from '../tables.ts'

export async function requestCode(
  identity: Identity,
  ctx: CallContext,
  request: CodeRequest,
): Promise<SentCode> {
  if (request.purpose === 'otherDevice') {
    const account = await requireCredentials(identity, ctx, request)
    return send(identity, ctx, account, { ...request, sessionId: null })
  }
  const { userId, sessionId } = callerOf(ctx)
  const account = await findOwn(identity, ctx, userId)
  return send(identity, ctx, account, { ...request, sessionId })
}

async function findOwn(identity: Identity, ctx: CallContext, userId: string): Promise<Account> {
  const account = await write(identity.unaudited(ctx), ({ db }) => findAccount(db, userId))
  if (!account) throw new AppError('session.required')
  return account
}

function send(
  identity: Identity,
  ctx: CallContext,
  account: Account,
  {
    purpose,
    channel,
    sessionId,
  }: { purpose: CodeRequest['purpose']; channel: Channel; sessionId: string | null },
): Promise<SentCode> {
  return write(identity.context(ctx), async (tx) => {
    const target = await requireTarget(tx, account, { channel, purpose })
    const order = { purpose, channel, sessionId, target, userId: account.id, about: account.id }
    return sendCode(identity, ctx, tx, order)
  })
}
