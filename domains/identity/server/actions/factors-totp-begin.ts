import { randomUUID } from 'node:crypto'
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { write } from '@mizan/platform/database'
import type { z } from 'zod'
import type { TotpBegin } from '../../schemas.ts'
import { requireRoomForFactor } from '../factors/room.ts'
import { seal } from '../factors/seal.ts'
import { newTotp } from '../factors/totp.ts'
import type { Identity } from '../identity.ts'
import { provePassword, requireSamePassword } from '../password-proof.ts'
import { addFactor, removeUnconfirmed } from '../store/factors.ts'

const names = { tr: 'Doğrulama uygulaması', en: 'Authenticator app' }

/** The secret leaves the server this one time. An app that was begun before and never confirmed is forgotten. */
export async function beginTotp(
  identity: Identity,
  ctx: CallContext,
  { password }: { password: string },
): Promise<z.output<typeof TotpBegin>> {
  const { userId } = callerOf(ctx)
  const proven = await provePassword(identity, ctx, userId, password)
  const id = randomUUID()
  return write(identity.context(ctx), async (tx) => {
    const person = await requireSamePassword(tx, proven)
    await requireRoomForFactor(tx, userId)
    if (!person.email) throw new AppError('session.required')
    const { bytes, ...shown } = await newTotp(person.email)
    await removeUnconfirmed(tx, userId)
    await addFactor(tx, {
      id,
      user_id: userId,
      kind: 'totp',
      name: names[ctx.language],
      sealed_secret: seal(identity.key, bytes, id),
      created_at: tx.clock.now(),
    })
    return { factorId: id, ...shown }
  })
}
