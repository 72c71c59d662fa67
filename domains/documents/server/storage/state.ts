/** How much of its room an office has used. */
import { callerOf } from '@mizan/platform/contract'
import type { StorageState } from '../../schemas/storage.ts'
import type { DocumentCall } from '../call.ts'

export function readStorage(call: DocumentCall): Promise<StorageState> {
  const { officeId } = callerOf(call)
  return call.office.read((tx) => call.parts.room.state(tx, officeId))
}
