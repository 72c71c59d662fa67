/** Switches the masking of personal data. Both states, and who changed them, are in the record of the office. */
import type { AssistantSettings } from '../../../schemas.ts'
import type { AssistantCall } from '../../call.ts'
import { administratorWhoCalls } from '../administrator.ts'
import { lockSettings, updateSettings } from '../store.ts'

const stateOf = ({ hidesSecrets }: AssistantSettings) => (hidesSecrets ? 'on' : 'off')

export function changeSettings(call: AssistantCall, wanted: AssistantSettings): Promise<AssistantSettings> {
  const { officeId } = administratorWhoCalls(call)
  return call.office(async (tx) => {
    const before = await lockSettings(tx, officeId)
    await updateSettings(tx, officeId, wanted)
    tx.about(officeId, { before: stateOf(before), after: stateOf(wanted) })
    return wanted
  })
}
