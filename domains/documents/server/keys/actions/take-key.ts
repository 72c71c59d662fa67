/** Has an office hold its own key: from then on the server cannot open its documents alone. */
import { AppError } from '@mizan/platform/contract'
import type { HeldKey, TakenKey } from '../../../schemas/keys.ts'
import { administratorWhoCalls, type KeyCall, type Tx } from '../call.ts'
import { newHolders, renewKey } from '../custody.ts'
import { deriving } from '../deriving.ts'
import { makeOfficeKey, requireServerKey } from '../office-keys.ts'
import { findOfficeKey, lockOfficeKey } from '../store.ts'
import type { OfficeKeyRow } from '../tables.ts'

export async function takeKey(call: KeyCall, { newPassphrase, understood }: TakenKey): Promise<HeldKey> {
  const { officeId, userId } = administratorWhoCalls(call)
  if (!understood) throw new AppError('document.key_not_understood')
  const { keys } = call.parts
  await call.office.read(async (tx) => {
    const row = await findOfficeKey(tx, officeId)
    if (row) requireServerKey(keys.ring, row)
  })
  const { holders, recoveryKey } = await deriving(call, () => newHolders(newPassphrase))
  const until = await call.office(async (tx) => {
    const before = await lockOrMake(call, tx, officeId)
    const renewal = { row: before, key: requireServerKey(keys.ring, before), holders, by: userId }
    const { row, key, files } = await renewKey(tx, keys, renewal)
    tx.about(officeId, { files })
    return keys.opened.open(row, key, call.clock.now())
  })
  return { recoveryKey, openUntil: until.toISOString() }
}

async function lockOrMake(call: KeyCall, tx: Tx, officeId: string): Promise<OfficeKeyRow> {
  const row = await lockOfficeKey(tx, officeId)
  if (row) return row
  await makeOfficeKey(tx, officeId, call.parts.keys.ring)
  // Another call may use it already.
  return (await lockOfficeKey(tx, officeId)) as OfficeKeyRow
}
