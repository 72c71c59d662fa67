/** Work without a call: what is kept about people no longer than needed, and addresses that were taken in vain. */
import { read, write } from '@mizan/platform/database'
import { eraseAccount } from './actions/personal-data-erase.ts'
import type { Identity } from './identity.ts'
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
export async function tidyAccounts(identity: Identity, tell: (error: unknown) => void): Promise<number> {
  const now = identity.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const context = identity.parts.contextOf({ rowName: 'accounts.tidy' })
  await write(context, async ({ db }) => {
    await deleteOldSecrets(db, ago(kept.secretsDays))
    await deleteOldTokens(db, ago(kept.usedTokensDays))
    await deleteOldSessions(db, ago(kept.sessionsDays))
    await forgetOldRefusals(db, ago(kept.sessionsDays))
    await deleteOldTrials(db, ago(kept.trialsDays))
  })
  const unproven = await read(context, ({ db }) => unprovenAccounts(db, ago(kept.unprovenAccountsDays)))
  let erased = 0
  // One that cannot be erased holds up no other.
  for (const userId of unproven)
    await eraseUnproven(identity, userId).then(() => {
      erased += 1
    }, tell)
  return erased
}

async function eraseUnproven(identity: Identity, userId: string): Promise<void> {
  const context = identity.parts.contextOf({ rowName: 'accounts.tidy', audit: 'account.erased' })
  await write(context, async (tx) => {
    const person = await lockUnproven(tx.db, userId)
    // Thrown, so that no entry is left about what did not happen.
    if (!person) throw new Error('The account was proven meanwhile')
    await eraseAccount(identity, tx, person)
  })
}
