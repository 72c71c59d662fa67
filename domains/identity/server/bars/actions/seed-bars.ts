import { barAssociations } from '../../../data/bar-associations.ts'
import { barNameKey } from '../../../rules/bar-membership.ts'
import type { IdentityCall } from '../../call.ts'
import { addBars } from '../store/bars.ts'

/** Adds the bar associations of the product that are missing in the database; returns how many were added. */
export const seedBarAssociations = (call: IdentityCall): Promise<number> =>
  call.system((tx) => {
    const createdAt = tx.clock.now()
    return addBars(
      tx,
      barAssociations.map((bar) => ({ ...bar, name_key: barNameKey(bar.name), created_at: createdAt })),
    )
  })
