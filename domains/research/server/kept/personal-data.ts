/** Past searches and favourites as personal data: exported and erased with the account, and gone with a membership. */
import type { Transaction } from '@mizan/platform/database'
import type { PersonalData } from '@mizan/platform/domain'
import { type RawBuilder, sql } from 'kysely'

/** In one statement; favourites refer to folders, and both are gone when that is checked. */
async function forget({ db }: Pick<Transaction, 'db'>, whose: RawBuilder<unknown>): Promise<void> {
  await sql`
    with searches as (delete from search_history where ${whose}),
      settings as (delete from search_settings where ${whose}),
      favorites as (delete from search_favorites where ${whose})
    delete from search_folders where ${whose}`.execute(db)
}

export const keptPersonalData: PersonalData = {
  export: async ({ db }, { userId }) => {
    const history = await sql`
      select kind, country, query, address, searched_at as "searchedAt" from search_history
      where user_id = ${userId} order by searched_at`.execute(db)
    const favorites = await sql`
      select s.kind, s.target_id as "targetId", s.title, s.note, f.name as folder, s.added_at as "addedAt"
      from search_favorites s left join search_folders f on f.id = s.folder_id
      where s.user_id = ${userId} order by s.added_at`.execute(db)
    return { searchHistory: history.rows, favorites: favorites.rows }
  },
  forget: (tx, { userId }) => forget(tx, sql`user_id = ${userId}`),
}

/** For the list `memberLeft`: notes may speak of clients of the office, and its next one must not get them. */
export const forgetLeaver = (
  tx: Pick<Transaction, 'db'>,
  { officeId, userId }: { officeId: string; userId: string },
): Promise<void> => forget(tx, sql`company_id = ${officeId} and user_id = ${userId}`)
