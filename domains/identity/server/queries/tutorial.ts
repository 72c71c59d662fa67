import { AppError, type CallContext, callerOf } from '@mizan/platform/contract'
import { read } from '@mizan/platform/database'
import type { Identity } from '../identity.ts'
import { findPerson } from '../store/profile.ts'

/** Whether the caller has been shown around. */
export async function tutorialStatus(identity: Identity, ctx: CallContext): Promise<{ completed: boolean }> {
  const { userId } = callerOf(ctx)
  const person = await read(identity.context(ctx), (tx) => findPerson(tx, userId))
  if (!person) throw new AppError('session.required')
  return { completed: person.tutorial_completed_at !== null }
}
