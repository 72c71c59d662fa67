import type { AssistantSettings } from '../../schemas.ts'
import type { AssistantCall } from '../call.ts'
import { administratorWhoCalls } from './administrator.ts'
import { findSettings } from './store.ts'

export function readSettings(call: AssistantCall): Promise<AssistantSettings> {
  const { officeId } = administratorWhoCalls(call)
  return call.office.read((tx) => findSettings(tx, officeId))
}
