/** Sends a code for the second step of a session, or for ending the session of another device. */
import { AppError, sessionOf } from '@mizan/platform/contract'
import type { Channel, CodeRequest, SentCode } from '../../../schemas.ts'
import { findAccount } from '../../accounts/store/accounts.ts'
import type { IdentityCall, Tx } from '../../call.ts'
import { requireCredentials, requireSamePassword } from '../../passwords/password-proof.ts'
import type { Account } from '../../tables.ts'
import { aboutOf, requireTarget } from '../channels.ts'
import { sendCode } from '../codes.ts'

export async function requestCode(call: IdentityCall, request: CodeRequest): Promise<SentCode> {
  if (request.purpose === 'otherDevice') {
    const proven = await requireCredentials(call, request)
    return call.system(async (tx) => {
      const account = await requireSamePassword(tx, proven, 'auth.invalid_credentials')
      return send(call, tx, account, { ...request, sessionId: null })
    })
  }
  const { userId, sessionId } = sessionOf(call)
  return call.system(async (tx) => {
    const account = await findAccount(tx, userId)
    if (!account) throw new AppError('session.required')
    return send(call, tx, account, { ...request, sessionId })
  })
}

interface Wish {
  purpose: CodeRequest['purpose']
  channel: Channel
  sessionId: string | null
}

async function send(call: IdentityCall, tx: Tx, account: Account, wish: Wish): Promise<SentCode> {
  const { id, language } = account
  const target = await requireTarget(tx, account, wish)
  const about = aboutOf(account, wish.channel, target)
  return sendCode(call, tx, { ...wish, target, language, userId: id, about })
}
