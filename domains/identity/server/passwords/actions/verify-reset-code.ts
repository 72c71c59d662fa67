/** Accepts the code of a forgotten password and returns a token with which a new password can be set once. */
import { AppError } from '@mizan/platform/contract'
import { codeLimits } from '../../../rules/codes.ts'
import type { IdentityCall } from '../../call.ts'
import { requireRightCode } from '../../codes/codes.ts'
import { insertResetToken, spendCode } from '../../codes/store.ts'
import { newOpaqueToken } from '../../sessions/tokens.ts'

export async function verifyResetCode(
  call: IdentityCall,
  entered: { codeId: string; code: string },
): Promise<{ resetToken: string }> {
  const now = call.clock.now()
  const isReset = ({ purpose }: { purpose: string }) => purpose === 'passwordReset'
  const { id, user_id: userId } = await requireRightCode(call, entered, isReset)
  const { token, hash } = newOpaqueToken()
  await call.system(async (tx) => {
    if (!(await spendCode(tx, id, now))) throw new AppError('code.expired')
    const until = new Date(now.getTime() + codeLimits.resetTokenSeconds * 1000)
    await insertResetToken(tx, { hash, userId, now, until })
  })
  return { resetToken: token }
}
