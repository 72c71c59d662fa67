import { randomUUID } from 'node:crypto'
import { AppError, callerOf } from '@mizan/platform/contract'
import type { z } from 'zod'
import type { TotpBegin } from '../../../schemas.ts'
import type { IdentityCall } from '../../call.ts'
import { provePassword, requireSamePassword } from '../../passwords/password-proof.ts'
import { requireRoomForFactor } from '../room.ts'
import { seal } from '../seal.ts'
import { addFactor, removeUnconfirmed } from '../store/factors.ts'
import { newTotp } from '../totp.ts'

const names = { tr: 'Doğrulama uygulaması', en: 'Authenticator app' }

/** The secret leaves the server only now. An app that was begun before and never confirmed is deleted. */
export async function beginTotp(
  call: IdentityCall,
  { password }: { password: string },
): Promise<z.output<typeof TotpBegin>> {
  const { userId } = callerOf(call)
  const proven = await provePassword(call, userId, password)
  const id = randomUUID()
  return call.system(async (tx) => {
    const person = await requireSamePassword(tx, proven)
    await requireRoomForFactor(tx, person)
    if (!person.email) throw new AppError('session.required')
    const { bytes, ...shown } = await newTotp(person.email)
    await removeUnconfirmed(tx, userId)
    await addFactor(tx, {
      id,
      user_id: userId,
      kind: 'totp',
      name: names[call.language],
      sealed_secret: seal(call.parts.secret, bytes, id),
      created_at: tx.clock.now(),
    })
    return { factorId: id, ...shown }
  })
}
