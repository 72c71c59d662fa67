/** Sends a code for setting a new password if there is such an account; the answer is the same if there is none. */
import type { SentCode } from '../../../schemas.ts'
import { findAccountByEmail } from '../../accounts/store/accounts.ts'
import type { IdentityCall } from '../../call.ts'
import { sendCode } from '../../codes/codes.ts'

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
