/** How much of its room an office has used. */
import { callerOf } from '@mizan/platform/contract'
import type { StorageState } from '../../schemas/storage.ts'
import type { DocumentCall } from '../call.ts'

export async function readStorage(call: DocumentCall): Promise<StorageState> {
  const { officeId } = callerOf(call)
  const { room } = call.parts
  const { stored, promised } = await call.office.read((tx) => room.used(tx, officeId))
  return { usedBytes: stored, promisedBytes: promised, mostBytes: room.mostBytes }
}
