/** Queues a letter to everybody in the office who may change the subscription. */
import type { Tx } from '../call.ts'
import type { BillingParts } from '../parts.ts'
import { type Letter, letterOf } from './letters.ts'

export async function notifyAdmins(
  { officeFacts, notify, publicUrl }: BillingParts,
  tx: Tx,
  officeId: string,
  letter: Letter,
): Promise<void> {
  const { admins } = await officeFacts(tx, officeId)
  await tx.system(async (system) => {
    for (const userId of admins)
      await notify(system, userId, (language) => letterOf(letter, language, `${publicUrl}/subscription`))
  })
}
