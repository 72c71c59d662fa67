/** Everything that is kept about the caller (KVKK article 11), as one JSON document. */
import { AppError, callerOf } from '@mizan/platform/contract'
import { messagesTo } from '@mizan/platform/messages'
import { ownerOf } from '../accounts/people.ts'
import type { IdentityCall } from '../call.ts'
import { findPerson } from '../profile/store.ts'
import { addressesOf, keptAbout } from './store.ts'

export async function exportPersonalData(call: IdentityCall): Promise<Record<string, unknown>> {
  const { userId } = callerOf(call)
  return call.system.read(async (tx) => {
    const person = await findPerson(tx, userId)
    if (!person) throw new AppError('session.required')
    const { password_hash, ...account } = person
    const messages = await messagesTo(tx, await addressesOf(tx, person))
    const hidden = await call.parts.offices.hiddenEntries(tx, userId)
    const own = { account, ...(await keptAbout(tx, userId, hidden)), messages }
    const office = await call.parts.personalData.export(tx, await ownerOf(tx, userId))
    return { exportedAt: call.clock.now().toISOString(), ...own, office }
  })
}
