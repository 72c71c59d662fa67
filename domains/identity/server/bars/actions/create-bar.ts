import { randomUUID } from 'node:crypto'
import { AppError } from '@mizan/platform/contract'
import { barNameKey } from '../../../rules/bar-membership.ts'
import type { BarAssociation } from '../../../schemas.ts'
import type { IdentityCall } from '../../call.ts'
import { addBars } from '../store/bars.ts'

/** @throws AppError `bar.exists` if its country has a bar of this name, in any casing */
export const createBar = (
  call: IdentityCall,
  { name, country }: Omit<BarAssociation, 'id'>,
): Promise<BarAssociation> =>
  call.system(async (tx) => {
    const bar = { id: randomUUID(), name: name.replace(/\s+/g, ' '), country }
    const row = { ...bar, name_key: barNameKey(name), created_at: tx.clock.now() }
    if ((await addBars(tx, [row])) === 0) throw new AppError('bar.exists')
    tx.about(bar.id, { name: bar.name, country })
    return bar
  })
