import { randomUUID } from 'node:crypto'
import { AppError, sessionOf } from '@mizan/platform/contract'
import type { z } from 'zod'
import { factorLetter } from '../../../letters/security.ts'
import type { AddedFactor, PasskeyResponse } from '../../../schemas.ts'
import type { IdentityCall } from '../../call.ts'
import { notifyOwner } from '../../notices/notices.ts'
import { checkNewPasskey } from '../passkeys.ts'
import { presentFactor } from '../queries.ts'
import { firstCodes } from '../recovery-codes.ts'
import { lockWithRoomForFactor } from '../room.ts'
import { spendChallenge } from '../store/challenges.ts'
import { addFactor, type KeptFactor } from '../store/factors.ts'

const names = { tr: 'Geçiş anahtarı', en: 'Passkey' }

/**
 * Stores a passkey that the browser has made. The challenge is used up, even if the answer is refused.
 * @throws AppError `passkey.refused`, `factor.too_many`
 */
export async function addPasskey(
  call: IdentityCall,
  { challengeId, name = names[call.language], response }: z.output<typeof PasskeyResponse>,
): Promise<AddedFactor> {
  const { userId, sessionId } = sessionOf(call)
  const owner = { userId, sessionId, purpose: 'add' } as const
  const challenge = await call.system.unaudited((tx) =>
    spendChallenge(tx, challengeId, owner, tx.clock.now()),
  )
  if (challenge === undefined) throw new AppError('passkey.refused')
  const made = await checkNewPasskey(call.parts, challenge, response)
  return call.system(async (tx) => {
    const account = await lockWithRoomForFactor(tx, userId)
    const now = tx.clock.now().toISOString()
    const factor: KeptFactor = {
      id: randomUUID(),
      user_id: userId,
      kind: 'passkey',
      name,
      sealed_secret: null,
      last_step: null,
      credential_id: made.id,
      public_key: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: made.transports ?? [],
      created_at: now,
      confirmed_at: now,
      last_used_at: null,
    }
    const isNew = await addFactor(tx, { ...factor, transports: JSON.stringify(factor.transports) })
    if (!isNew) throw new AppError('passkey.refused')
    await notifyOwner(tx, account, (language, at) => factorLetter(language, at, 'passkey', 'added'))
    tx.about(factor.id, { kind: factor.kind })
    return { ...presentFactor(factor), recoveryCodes: await firstCodes(call, tx, userId) }
  })
}
