/** For the list `memberLeft`: a program that was let into one office is not let into the next one. */
import type { Transaction } from '@mizan/platform/database'
import { endSessions } from '../sessions/store/sessions.ts'

export async function endTokensOf(tx: Transaction, { userId }: { userId: string }): Promise<void> {
  await tx.system((system) => endSessions(system, userId, 'left', tx.clock.now(), { kinds: ['token'] }))
}
