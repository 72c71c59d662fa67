/** Added to the list `memberLeft`: a program that had access to one office gets none to the next one. */
import type { Transaction } from '@mizan/platform/database'
import { endSessions } from '../sessions/store/sessions.ts'

export async function endTokensOf(tx: Transaction, { userId }: { userId: string }): Promise<void> {
  await tx.system((system) => endSessions(system, userId, 'left', tx.clock.now(), { kinds: ['token'] }))
}
