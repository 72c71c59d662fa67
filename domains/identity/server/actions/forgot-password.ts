/** Sends a code with which the password can be set anew, if there is such an account; it looks the same if not. */
import type { SentCode } from '../../schemas.ts'
import type { IdentityCall } from '../call.ts'
import { sendCode } from '../codes.ts'
import { findAccountByEmail } from '../store/accounts.ts'

export async function forgotPassword(call: IdentityCall, email: string): Promise<SentCode> {
  return call.system(async (tx) => {
    const account = await findAccountByEmail(tx, email)
    return sendCode(call, tx, {
      purpose: 'passwordReset',
      about: email,
      userId: account?.id ?? null,
      sessionId: null,
      channel: 'email',
      target: email,
      language: account?.language ?? call.language,
    })
  })
}
