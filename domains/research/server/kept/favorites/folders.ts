/** Rows of folders of favourites. */
import { sql } from 'kysely'
import type { FavoriteFolder } from '../../../schemas.ts'
import type { Tx } from '../../call.ts'
import type { Owner } from '../owner.ts'

const own = ({ db }: Tx, owner: Owner) =>
  db
    .selectFrom('search_folders as f')
    .where('f.company_id', '=', owner.company_id)
    .where('f.user_id', '=', owner.user_id)

export const listFolders = (tx: Tx, owner: Owner): Promise<FavoriteFolder[]> =>
  own(tx, owner)
    .select(['f.id', 'f.name'])
    .select(
      sql<number>`(select count(*)::int from search_favorites s where s.company_id = f.company_id
        and s.user_id = f.user_id and s.folder_id = f.id)`.as('count'),
    )
    .orderBy('f.name_key')
    .execute()

export const hasFolder = async (tx: Tx, owner: Owner, id: string): Promise<boolean> =>
  (await own(tx, owner).select('f.id').where('f.id', '=', id).forShare().executeTakeFirst()) !== undefined

export async function countFolders(tx: Tx, owner: Owner): Promise<number> {
  const { count } = await own(tx, owner)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface Named {
  id: string
  name: string
  name_key: string
}

/** Returns whether there was no folder of this name. */
export async function insertFolder({ db }: Tx, owner: Owner, folder: Named): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('search_folders')
    .values({ ...owner, ...folder })
    .onConflict((on) => on.columns(['company_id', 'user_id', 'name_key']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Whether another folder of the person has this name. */
export const isNameTaken = async (tx: Tx, owner: Owner, { id, name_key }: Omit<Named, 'name'>) =>
  (await own(tx, owner)
    .select('f.id')
    .where('f.name_key', '=', name_key)
    .where('f.id', '<>', id)
    .executeTakeFirst()) !== undefined

/** Returns whether there is such a folder. */
export async function renameFolderRow({ db }: Tx, owner: Owner, { id, ...names }: Named): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('search_folders')
    .set(names)
    .where('company_id', '=', owner.company_id)
    .where('user_id', '=', owner.user_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Its favourites stay, in no folder. Returns whether there was such a folder. */
export async function deleteFolderRow({ db }: Tx, owner: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('search_folders')
    .where('company_id', '=', owner.company_id)
    .where('user_id', '=', owner.user_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
