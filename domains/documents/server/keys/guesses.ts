/** Attempts at the passphrase of an office, counted before anything is compared. */
import { forgetTries, giveTryBack, takeTry } from '@mizan/identity/server'
import { AppError, type Caller, callerOf } from '@mizan/platform/contract'
import { guessesOfOffice, guessesOfPerson } from '../../data/limits.ts'
import type { KeyCall } from './call.ts'

/**
 * Each person is counted by themselves; those who have not shown yet that they know the passphrase also together, because
 * an office may have many accounts. Nobody else's guesses keep an administrator out, or a member who has opened the key.
 * @throws AppError `document.key_guessed_too_often`
 */
export async function takeGuess(call: KeyCall, isKnown: boolean): Promise<void> {
  const { person, office } = countersOf(callerOf(call))
  const now = call.clock.now()
  const wait = await call.system.unaudited(async (tx) => {
    const own = await takeTry(tx, person, guessesOfPerson, now)
    if (own > 0 || isKnown) return own
    const together = await takeTry(tx, office, guessesOfOffice, now)
    if (together > 0) await giveTryBack(tx, person, guessesOfPerson)
    return together
  })
  if (wait > 0) throw new AppError('document.key_guessed_too_often', { retryAfter: wait })
}

/** It was right. */
export const forgiveGuess = (call: KeyCall, isKnown: boolean): Promise<void> =>
  call.system.unaudited(async (tx) => {
    const { person, office } = countersOf(callerOf(call))
    await forgetTries(tx, person)
    if (!isKnown) await giveTryBack(tx, office, guessesOfOffice)
  })

const countersOf = ({ officeId, userId }: Caller) => ({
  person: `office key ${officeId} ${userId}`,
  office: `office key ${officeId}`,
})
