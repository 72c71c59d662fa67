/** Rows of favourites. */
import { sql } from 'kysely'
import type { FavoriteKind } from '../../../schemas.ts'
import type { Tx } from '../../call.ts'
import { type Owner, patternsOf } from '../owner.ts'
import type { FavoriteRow } from '../tables.ts'

interface Asked {
  query: string
  kind?: FavoriteKind | undefined
  folderId?: string | undefined
  pageIndex: number
  pageSize: number
}

const own = ({ db }: Tx, owner: Owner) =>
  db
    .selectFrom('search_favorites')
    .where('search_favorites.company_id', '=', owner.company_id)
    .where('search_favorites.user_id', '=', owner.user_id)

const isHeld = sql<boolean>`case kind
  when 'decision' then exists (select from decisions d where d.id = target_id)
  else exists (select from law_articles a where a.id = target_id) end`.as('is_held')

export async function pageOfFavorites(tx: Tx, owner: Owner, asked: Asked) {
  const { kind, folderId, pageIndex, pageSize } = asked
  const found = patternsOf(asked.query).reduce(
    (rows, pattern) => rows.where('search_text', 'like', pattern),
    own(tx, owner)
      .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind as FavoriteKind))
      .$if(folderId === 'none', (rows) => rows.where('folder_id', 'is', null))
      .$if(folderId !== undefined && folderId !== 'none', (rows) =>
        rows.where('folder_id', '=', folderId as string),
      ),
  )
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll('search_favorites')
    .select(isHeld)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  return { rows, total: Number(total) }
}

export const listMarks = (tx: Tx, owner: Owner) =>
  own(tx, owner)
    .select(['id', 'kind', 'target_id as targetId', 'folder_id as folderId', 'note'])
    .orderBy('added_at', 'desc')
    .execute()

export async function countFavorites(tx: Tx, owner: Owner): Promise<number> {
  const { count } = await own(tx, owner)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const findByTarget = (tx: Tx, owner: Owner, kind: FavoriteKind, targetId: string) =>
  own(tx, owner)
    .where('kind', '=', kind)
    .where('target_id', '=', targetId)
    .selectAll('search_favorites')
    .executeTakeFirst()

/** Held until the transaction ends. */
export const lockFavorite = (tx: Tx, owner: Owner, id: string) =>
  own(tx, owner).where('id', '=', id).selectAll('search_favorites').forUpdate().executeTakeFirst()

/** Returns whether it was not there yet. */
export async function insertFavorite({ db }: Tx, row: FavoriteRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('search_favorites')
    .values(row)
    .onConflict((on) => on.columns(['company_id', 'user_id', 'kind', 'target_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export async function updateFavorite(
  { db }: Tx,
  id: string,
  values: Pick<FavoriteRow, 'folder_id' | 'note' | 'search_text'>,
): Promise<void> {
  await db.updateTable('search_favorites').set(values).where('id', '=', id).execute()
}

/** Returns whether there was such a favourite. */
export async function deleteFavorite({ db }: Tx, owner: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('search_favorites')
    .where('company_id', '=', owner.company_id)
    .where('user_id', '=', owner.user_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
