import { AppError } from '@mizan/platform/contract'
import type { TextCall } from '../../../call.ts'
import { ownerOf } from '../../owner.ts'
import { deleteSearch } from '../store.ts'

export const removeSearch = (call: TextCall, { entryId }: { entryId: string }) =>
  call.office(async (tx) => {
    if (!(await deleteSearch(tx, ownerOf(call), entryId))) throw new AppError('history.entry_not_found')
    return { done: true as const }
  })
