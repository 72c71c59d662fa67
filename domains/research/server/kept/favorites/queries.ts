/** The favourites of the caller and their folders. */
import type { Favorite, FavoriteFolder, FavoriteKind, FavoriteMark } from '../../../schemas.ts'
import type { TextCall } from '../../call.ts'
import { ownerOf } from '../owner.ts'
import type { FavoriteRow } from '../tables.ts'
import { listFolders } from './folders.ts'
import { listMarks, pageOfFavorites } from './store.ts'

export const presentFavorite = (row: FavoriteRow, isHeld: boolean): Favorite => ({
  id: row.id,
  kind: row.kind,
  targetId: row.target_id,
  country: row.country,
  lawId: row.law_id,
  title: row.title,
  detail: row.detail,
  folderId: row.folder_id,
  note: row.note,
  addedAt: row.added_at,
  isHeld,
})

interface Asked {
  query: string
  kind?: FavoriteKind | undefined
  folderId?: string | undefined
  pageIndex: number
  pageSize: number
}

export const listFavorites = (call: TextCall, asked: Asked) =>
  call.office.read(async (tx) => {
    const { rows, total } = await pageOfFavorites(tx, ownerOf(call), asked)
    const items = rows.map(({ is_held, ...row }) => presentFavorite(row, is_held))
    return { items, total, pageIndex: asked.pageIndex, pageSize: asked.pageSize }
  })

export const markFavorites = (call: TextCall): Promise<FavoriteMark[]> =>
  call.office.read((tx) => listMarks(tx, ownerOf(call)))

export const readFolders = (call: TextCall): Promise<FavoriteFolder[]> =>
  call.office.read((tx) => listFolders(tx, ownerOf(call)))
