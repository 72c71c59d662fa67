/** Opens the key of an office with its passphrase, for all its members, in this process. */
import { callerOf } from '@mizan/platform/contract'
import type { OpenKey, TypedKey } from '../../../schemas/keys.ts'
import type { KeyCall } from '../call.ts'
import { howOf, openTyped, readTyped } from '../typed.ts'

export async function openKey(call: KeyCall, input: TypedKey): Promise<OpenKey> {
  const { officeId } = callerOf(call)
  const given = await readTyped(call, officeId, input)
  const { row, key } = await call.office(async (tx) => {
    const opened = await openTyped(call, tx, officeId, given)
    tx.about(officeId, { how: howOf(given) })
    return opened
  })
  return { openUntil: call.parts.keys.opened.open(row, key, call.clock.now()).toISOString() }
}
