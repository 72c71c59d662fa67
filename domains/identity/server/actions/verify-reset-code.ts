/** Takes the code of a forgotten password and gives the token with which a new one can be set once. */
import { AppError, type CallContext } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import { codeLimits } from '../../rules/codes.ts'
import { requireRightCode } from '../codes.ts'
import type { Identity } from '../identity.ts'
import { insertResetToken, spendCode } from '../store/codes.ts'
import { newOpaqueToken } from '../tokens.ts'

export async function verifyResetCode(
  identity: Identity,
  ctx: CallContext,
  entered: { codeId: string; code: string },
): Promise<{ resetToken: string }> {
  const now = identity.clock.now()
  const isReset = ({ purpose }: { purpose: string }) => purpose === 'passwordReset'
  const { id, user_id: userId } = await requireRightCode(identity, ctx, entered, isReset)
  const { token, hash } = newOpaqueToken()
  await write(identity.context(ctx), async ({ db }) => {
    if (!(await spendCode(db, id, now))) throw new AppError('code.expired')
    const until = new Date(now.getTime() + codeLimits.resetTokenSeconds * 1000)
    await insertResetToken(db, { hash, userId, now, until })
  })
  return { resetToken: token }
}
