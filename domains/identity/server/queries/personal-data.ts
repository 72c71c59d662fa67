/** Everything that is kept about the caller (KVKK article 11), in one document that a program can read as well. */
import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { read } from '@mizan/platform/database'
import { messagesTo } from '@mizan/platform/messages'
import type { Identity } from '../identity.ts'
import { addressesOf, keptAbout } from '../store/personal-data.ts'
import { findPerson } from '../store/profile.ts'

export async function exportPersonalData(
  identity: Identity,
  ctx: CallContext,
): Promise<Record<string, unknown>> {
  const { userId } = callerOf(ctx)
  const [own, office] = await Promise.all([
    read(identity.context(ctx), async (tx) => {
      const person = await findPerson(tx, userId)
      if (!person) throw new AppError('session.required')
      const { password_hash, ...account } = person
      const messages = await messagesTo(tx, await addressesOf(tx, person))
      return { account, ...(await keptAbout(tx, userId)), messages }
    }),
    identity.offices.personalData(userId),
  ])
  return { exportedAt: identity.clock.now().toISOString(), ...own, office }
}
