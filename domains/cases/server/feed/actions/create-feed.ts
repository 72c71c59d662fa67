/** The private calendar address of the caller: a secret that calendar programs read without a session. */
import { callerOf } from '@mizan/platform/contract'
import type { NewFeed } from '../../../schemas.ts'
import type { CaseCall } from '../../call.ts'
import { keepFeed, newKey, removeFeed } from '../store.ts'

export function createFeed(call: CaseCall): Promise<NewFeed> {
  const caller = callerOf(call)
  const key = newKey()
  return call.office(async (tx) => {
    const { createdAt } = await keepFeed(tx, caller, { key, language: call.language })
    tx.about(caller.userId)
    return { address: `${call.parts.publicUrl}/api/calendar/feeds/${key}/mizan.ics`, createdAt }
  })
}

export function revokeFeed(call: CaseCall): Promise<{ done: true }> {
  const caller = callerOf(call)
  return call.office(async (tx) => {
    await removeFeed(tx, caller)
    tx.about(caller.userId)
    return { done: true }
  })
}
