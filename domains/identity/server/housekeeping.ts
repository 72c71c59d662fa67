/** Work without a call: what is kept about people no longer than needed, and addresses that were taken in vain. */
import { insertAuditEntry } from '@mizan/platform/database'
import { eraseAccount } from './actions/personal-data-erase.ts'
import type { IdentityCall } from './call.ts'
import {
  deleteOldSecrets,
  deleteOldSessions,
  deleteOldTokens,
  lockUnproven,
  unprovenAccounts,
} from './store/old-traces.ts'
import { forgetOldRefusals } from './store/refusals.ts'
import { deleteOldTrials } from './store/trials.ts'

const DAY_MS = 86_400_000
const kept = {
  secretsDays: 2,
  usedTokensDays: 30,
  sessionsDays: 180,
  unprovenAccountsDays: 7,
  trialsDays: 730,
} as const

/**
 * Deletes old codes, tries, tokens, sessions and traces of trials, and erases accounts whose mailbox was not proven
 * within a week: they keep nothing from its owner, and are of no use. May run on several servers at once. Gives how many
 * accounts went, and tells why one could not.
 */
export async function tidyAccounts(call: IdentityCall, tell: (error: unknown) => void): Promise<number> {
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
  // One that cannot be erased holds up no other.
  for (const userId of unproven)
    await eraseUnproven(call, userId).then(() => {
      erased += 1
    }, tell)
  return erased
}

async function eraseUnproven(call: IdentityCall, userId: string): Promise<void> {
  await call.system(async (tx) => {
    const person = await lockUnproven(tx, userId)
    if (!person) throw new Error('The account was proven meanwhile')
    await eraseAccount(call, tx, person)
    await insertAuditEntry(tx, 'account.erased', { subjectId: userId, details: {} })
  })
}
