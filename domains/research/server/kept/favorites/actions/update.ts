/** Moves a favourite of the caller to another folder or changes its note. */
import { AppError } from '@mizan/platform/contract'
import type { TextCall } from '../../../call.ts'
import { ownerOf } from '../../owner.ts'
import { hasFolder } from '../folders.ts'
import { lockFavorite, updateFavorite } from '../store.ts'
import { searchTextOf } from '../text.ts'

interface Changed {
  favoriteId: string
  folderId?: string | null | undefined
  note?: string | undefined
}

export const changeFavorite = (call: TextCall, { favoriteId, folderId, note }: Changed) =>
  call.office(async (tx) => {
    const owner = ownerOf(call)
    const kept = await lockFavorite(tx, owner, favoriteId)
    if (!kept) throw new AppError('favorite.not_found')
    if (folderId && !(await hasFolder(tx, owner, folderId))) throw new AppError('favorite.folder_not_found')
    const said = note ?? kept.note
    await updateFavorite(tx, favoriteId, {
      folder_id: folderId === undefined ? kept.folder_id : folderId,
      note: said,
      search_text: searchTextOf(kept.title, kept.detail, said),
    })
    return { done: true as const }
  })
