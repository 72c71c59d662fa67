/** Gives a folder of the caller another name. */
import { AppError } from '@mizan/platform/contract'
import { fold } from '../../../../rules/analysis.ts'
import type { TextCall } from '../../../call.ts'
import { ownerOf } from '../../owner.ts'
import { isNameTaken, renameFolderRow } from '../folders.ts'

export const renameFolder = (call: TextCall, { folderId, name }: { folderId: string; name: string }) =>
  call.office(async (tx) => {
    const owner = ownerOf(call)
    const named = { id: folderId, name, name_key: fold(name) }
    if (await isNameTaken(tx, owner, named)) throw new AppError('favorite.folder_exists')
    if (!(await renameFolderRow(tx, owner, named))) throw new AppError('favorite.folder_not_found')
    return { done: true as const }
  })
