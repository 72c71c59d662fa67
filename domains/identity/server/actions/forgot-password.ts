/** Sends a code with which the password can be set anew, if there is such an account; it looks the same if not. */
import type { CallContext } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import type { SentCode } from '../../schemas.ts'
import { sendCode } from '../codes.ts'
import type { Identity } from '../identity.ts'
import { findAccountByEmail } from '../store/accounts.ts'

export async function forgotPassword(identity: Identity, ctx: CallContext, email: string): Promise<SentCode> {
  return write(identity.context(ctx), async (tx) => {
    const account = await findAccountByEmail(tx.db, email)
    return sendCode(identity, ctx, tx, {
      purpose: 'passwordReset',
      about: email,
      userId: account?.id ?? null,
      sessionId: null,
      channel: 'email',
      target: email,
      language: account?.language ?? ctx.language,
    })
  })
}
