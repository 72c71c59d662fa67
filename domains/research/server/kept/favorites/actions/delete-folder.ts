import { AppError } from '@mizan/platform/contract'
import type { TextCall } from '../../../call.ts'
import { ownerOf } from '../../owner.ts'
import { deleteFolderRow } from '../folders.ts'

export const removeFolder = (call: TextCall, { folderId }: { folderId: string }) =>
  call.office(async (tx) => {
    if (!(await deleteFolderRow(tx, ownerOf(call), folderId))) throw new AppError('favorite.folder_not_found')
    return { done: true as const }
  })
