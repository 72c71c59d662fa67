import { AppError, callerOf } from '@mizan/platform/contract'
import type { IdentityCall } from '../../call.ts'
import { findPerson } from '../store.ts'

/** Whether the caller has completed the tutorial. */
export async function tutorialStatus(call: IdentityCall): Promise<{ completed: boolean }> {
  const { userId } = callerOf(call)
  const person = await call.system.read((tx) => findPerson(tx, userId))
  if (!person) throw new AppError('session.required')
  return { completed: person.tutorial_completed_at !== null }
}
