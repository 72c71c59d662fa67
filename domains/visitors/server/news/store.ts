/** The SQL of news. */
import type { Selectable } from 'kysely'
import type { NewsDraft } from '../../schemas/news.ts'
import type { Tx } from '../call.ts'
import type { NewsTable } from '../tables.ts'

export type NewsRow = Selectable<NewsTable>

export const listPublished = ({ db }: Tx, most: number): Promise<NewsRow[]> =>
  db
    .selectFrom('news')
    .selectAll()
    .where('is_published', '=', true)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export const listAll = ({ db }: Tx): Promise<NewsRow[]> =>
  db.selectFrom('news').selectAll().orderBy('day', 'desc').orderBy('id', 'desc').execute()

export const countNews = async ({ db }: Tx): Promise<number> => {
  const counted = db.selectFrom('news').select(({ fn }) => fn.countAll<number>().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

const columnsOf = ({ clock }: Tx, draft: NewsDraft) => ({
  is_published: draft.isPublished,
  day: draft.date,
  picture: draft.picture || null,
  title_tr: draft.titleTr,
  body_tr: draft.bodyTr,
  title_en: draft.titleEn,
  body_en: draft.bodyEn,
  changed_at: clock.now(),
})

export const insertNews = (tx: Tx, id: string, draft: NewsDraft): Promise<NewsRow> =>
  tx.db
    .insertInto('news')
    .values({ id, ...columnsOf(tx, draft) })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateNews = (tx: Tx, id: string, draft: NewsDraft): Promise<NewsRow | undefined> =>
  tx.db.updateTable('news').set(columnsOf(tx, draft)).where('id', '=', id).returningAll().executeTakeFirst()

export async function deleteNews({ db }: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('news').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
