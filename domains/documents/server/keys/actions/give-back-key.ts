/** Has the server hold the key of an office again. */
import type { TypedKey } from '../../../schemas/keys.ts'
import { administratorWhoCalls, type KeyCall } from '../call.ts'
import { renewKey } from '../custody.ts'
import { howOf, openTyped, readTyped } from '../typed.ts'

export async function giveBackKey(call: KeyCall, input: TypedKey): Promise<{ done: true }> {
  const { officeId, userId } = administratorWhoCalls(call)
  const given = await readTyped(call, officeId, input)
  return call.office(async (tx) => {
    const opened = await openTyped(call, tx, officeId, given)
    const { files } = await renewKey(tx, call.parts.keys, { ...opened, by: userId })
    tx.about(officeId, { how: howOf(given), files })
    return { done: true }
  })
}
