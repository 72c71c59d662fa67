/**
 * Whether an office may record at this moment. The gate checks this for calls; this is for work that no gate has
 * checked.
 */
import type { Transaction } from '@mizan/platform/database'
import type { Services } from '@mizan/platform/domain'

export type AllowanceCheck = (tx: Transaction, officeId: string, needs: 'read' | 'write') => Promise<boolean>

/** Ports of earlier domains are filled later than those of this one, so they are looked up when they are used. */
export const allowedBy =
  (services: Services): AllowanceCheck =>
  async (tx, officeId, needs) => {
    const switches = needs === 'write' ? ['voice', 'caseManagement'] : ['voice']
    for (const name of switches) if ((await services.features.stateOf(name)) !== 'TurnedOn') return false
    const { keys } = await services.licensing.licencesOf(tx, officeId)
    return keys.has('voice') && (needs === 'read' || keys.has('case_management_full'))
  }
