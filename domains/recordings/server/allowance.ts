/** Whether an office may record at this moment. The gate asks it of calls; this is for what no gate has asked. */
import type { Transaction } from '@mizan/platform/database'
import type { Services } from '@mizan/platform/domain'

export type MayRecord = (tx: Transaction, officeId: string) => Promise<boolean>

/** Ports of earlier domains are filled later than those of this one, so they are looked up when they are used. */
export const mayRecordBy =
  (services: Services): MayRecord =>
  async (tx, officeId) => {
    if ((await services.features.stateOf('voice')) !== 'TurnedOn') return false
    return (await services.licensing.licencesOf(tx, officeId)).keys.has('voice')
  }
