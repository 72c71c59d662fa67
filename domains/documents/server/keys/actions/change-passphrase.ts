/** Gives an office another key under another passphrase, as after a member left; files are not encrypted anew. */
import type { HeldKey, NewPassphrase } from '../../../schemas/keys.ts'
import { administratorWhoCalls, type KeyCall } from '../call.ts'
import { newHolders, renewKey } from '../custody.ts'
import { deriving } from '../deriving.ts'
import { howOf, openTyped, readTyped } from '../typed.ts'

export async function changePassphrase(
  call: KeyCall,
  { newPassphrase, ...input }: NewPassphrase,
): Promise<HeldKey> {
  const { officeId, userId } = administratorWhoCalls(call)
  const { keys } = call.parts
  const given = await readTyped(call, officeId, input)
  const { holders, recoveryKey } = await deriving(call, () => newHolders(newPassphrase))
  const until = await call.office(async (tx) => {
    const opened = await openTyped(call, tx, officeId, given)
    const { row, key, files } = await renewKey(tx, keys, { ...opened, holders, by: userId })
    tx.about(officeId, { how: howOf(given), files })
    return keys.opened.open(row, key, call.clock.now())
  })
  return { recoveryKey, openUntil: until.toISOString() }
}
