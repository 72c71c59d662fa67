import type { TextCall } from '../../../call.ts'
import { ownerOf } from '../../owner.ts'
import { deleteSearches } from '../store.ts'

export const clearHistory = (call: TextCall) =>
  call.office(async (tx) => {
    await deleteSearches(tx, ownerOf(call))
    return { done: true as const }
  })
