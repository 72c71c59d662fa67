/** Deletes data about people once it is no longer needed, and accounts that were never proven. */
import { insertAuditEntry } from '@mizan/platform/database'
import type { IdentityCall } from '../call.ts'
import { eraseAccount } from '../personal-data/actions/erase-personal-data.ts'
import { forgetOldRefusals } from '../sign-in/store.ts'
import { deleteOldTrials } from '../trials/store.ts'
import {
  deleteOldSecrets,
  deleteOldSessions,
  deleteOldTokens,
  lockUnproven,
  unprovenAccounts,
} from './store.ts'

const DAY_MS = 86_400_000
const kept = {
  secretsDays: 2,
  usedTokensDays: 30,
  sessionsDays: 180,
  unprovenAccountsDays: 7,
  trialsDays: 730,
} as const

/**
 * Deletes old codes, attempts, tokens, sessions and traces of trials, and erases accounts whose mailbox was not proven
 * within a week. Safe on several servers at once. Returns the number of erased accounts; `logFailure` gets the error of each
 * account that could not be erased.
 */
export async function tidyAccounts(
  call: IdentityCall,
  logFailure: (error: unknown) => void,
): Promise<number> {
  const now = call.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await call.system(async (tx) => {
    await deleteOldSecrets(tx, ago(kept.secretsDays))
    await deleteOldTokens(tx, ago(kept.usedTokensDays))
    await deleteOldSessions(tx, ago(kept.sessionsDays))
    await forgetOldRefusals(tx, ago(kept.sessionsDays))
    await deleteOldTrials(tx, ago(kept.trialsDays))
  })
  const unproven = await call.system.read((tx) => unprovenAccounts(tx, ago(kept.unprovenAccountsDays)))
  let erased = 0
  // An account that cannot be erased does not stop the others.
  for (const userId of unproven)
    await eraseUnproven(call, userId).then(() => {
      erased += 1
    }, logFailure)
  return erased
}

async function eraseUnproven(call: IdentityCall, userId: string): Promise<void> {
  await call.system(async (tx) => {
    const person = await lockUnproven(tx, userId)
    if (!person) throw new Error('The account was proven in the meantime')
    await eraseAccount(call, tx, person)
    await insertAuditEntry(tx, 'account.erased', { subjectId: userId, details: {} })
  })
}
