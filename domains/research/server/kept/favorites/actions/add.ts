/** Keeps a decision or an article as a favourite. */
import { randomUUID } from 'node:crypto'
import { AppError } from '@mizan/platform/contract'
import { mostFavorites } from '../../../../data/kept-limits.ts'
import type { Favorite, FavoriteKind } from '../../../../schemas.ts'
import type { TextCall } from '../../../call.ts'
import { ownerOf } from '../../owner.ts'
import { hasFolder } from '../folders.ts'
import { presentFavorite } from '../queries.ts'
import { countFavorites, findByTarget, insertFavorite } from '../store.ts'
import { rememberText, searchTextOf } from '../text.ts'

interface Wanted {
  kind: FavoriteKind
  targetId: string
  folderId: string | null
  note: string
}

/** One that is kept already stays as it is, so that two screens may add it at once. */
export const addFavorite = (call: TextCall, { kind, targetId, folderId, note }: Wanted): Promise<Favorite> =>
  call.office(async (tx) => {
    const owner = ownerOf(call)
    const kept = await findByTarget(tx, owner, kind, targetId)
    if (kept) return presentFavorite(kept, true)
    const text = await rememberText(tx, kind, targetId)
    if (folderId !== null && !(await hasFolder(tx, owner, folderId)))
      throw new AppError('favorite.folder_not_found')
    if ((await countFavorites(tx, owner)) >= mostFavorites)
      throw new AppError('favorite.too_many', { values: { most: String(mostFavorites) } })
    const row = {
      id: randomUUID(),
      ...owner,
      ...text,
      kind,
      target_id: targetId,
      folder_id: folderId,
      note,
      search_text: searchTextOf(text.title, text.detail, note),
      added_at: tx.clock.now().toISOString(),
    }
    const isNew = await insertFavorite(tx, row)
    const meanwhile = isNew ? undefined : await findByTarget(tx, owner, kind, targetId)
    return presentFavorite(meanwhile ?? row, true)
  })
