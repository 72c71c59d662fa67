/** Sends a new code in place of an earlier one, if requested by another channel. */
import { AppError, sessionOf } from '@mizan/platform/contract'
import { codeLimits } from '../../../rules/codes.ts'
import type { Channel, SentCode } from '../../../schemas.ts'
import { lockAccount } from '../../accounts/store/accounts.ts'
import type { IdentityCall, Tx } from '../../call.ts'
import type { Account, OneTimeCode } from '../../tables.ts'
import { aboutOf, requireTarget } from '../channels.ts'
import { type CodeOrder, sendCode } from '../codes.ts'
import { findCode } from '../store.ts'

export async function resendCode(
  call: IdentityCall,
  { codeId, channel }: { codeId: string; channel?: Channel | undefined },
): Promise<SentCode> {
  const seen = await call.system.read((tx) => findCode(tx, codeId))
  if (!seen) throw new AppError('code.expired')
  return call.system(async (tx) => {
    // A new password voids codes under this lock, so a voided code is not sent again.
    const account = await lockAccount(tx, seen.user_id ?? '')
    const code = await findCode(tx, codeId)
    if (!code || isOver(code, call.clock.now())) throw new AppError('code.expired')
    if (code.session_id !== null && code.session_id !== sessionOf(call).sessionId)
      throw new AppError('code.expired')
    const order = await orderFrom(tx, code, account, channel ?? code.channel, call.language)
    return sendCode(call, tx, order)
  })
}

/** An expired or locked code may also be sent again, for a limited time. */
const isOver = ({ used_at, sent_at }: OneTimeCode, now: Date): boolean =>
  used_at !== null || Date.parse(sent_at) + codeLimits.resendableSeconds * 1000 <= now.getTime()

/** A new number is reached only by SMS and a forgotten password only by e-mail, whether there is an account or not. */
async function orderFrom(
  tx: Tx,
  code: OneTimeCode,
  account: Account | undefined,
  channel: Channel,
  language: CodeOrder['language'],
): Promise<CodeOrder> {
  const order = {
    language: account?.language ?? language,
    purpose: code.purpose,
    about: code.purpose === 'passwordReset' ? code.target : (code.user_id ?? ''),
    userId: code.user_id,
    sessionId: code.session_id,
  }
  const fixed = code.purpose === 'phone' || code.purpose === 'passwordReset' || !account
  if (fixed) return { ...order, channel: code.channel, target: code.target }
  const target = await requireTarget(tx, account, { channel, purpose: code.purpose })
  return { ...order, about: aboutOf(account, channel, target), channel, target }
}
