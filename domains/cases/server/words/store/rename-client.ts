/** The new name of a client in the text in which its cases are found. */
import { sql } from 'kysely'
import { searchText } from '../../../rules/search.ts'
import type { Tx } from '../../call.ts'

export async function renameClientIn({ db }: Tx, client: { id: string; name: string }): Promise<void> {
  const rows = await db.selectFrom('cases').selectAll().where('client_id', '=', client.id).execute()
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  const texts = rows.map((row) => searchText(row, client.name))
  await sql`
    update cases set search_text = new.search_text
    from unnest(${ids}::text[], ${texts}::text[]) as new (id, search_text)
    where cases.id = new.id`.execute(db)
}
