/** The SQL of news. */
import { type Selectable, sql } from 'kysely'
import type { NewsDraft } from '../../schemas/news.ts'
import type { Tx } from '../call.ts'
import type { NewsTable } from '../tables.ts'

/** Pictures are read one by one, and not with the list. */
export type NewsRow = Omit<Selectable<NewsTable>, 'picture'> & { has_picture: boolean }

const columns = [
  ...(['id', 'is_published', 'day', 'title_tr', 'body_tr', 'title_en', 'body_en', 'changed_at'] as const),
  sql<boolean>`picture is not null`.as('has_picture'),
] as const

export const listPublished = ({ db }: Tx, most: number): Promise<NewsRow[]> =>
  db
    .selectFrom('news')
    .select(columns)
    .where('is_published', '=', true)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

export const listAll = ({ db }: Tx): Promise<NewsRow[]> =>
  db.selectFrom('news').select(columns).orderBy('day', 'desc').orderBy('id', 'desc').execute()

export const countNews = async ({ db }: Tx): Promise<number> => {
  const counted = db.selectFrom('news').select(({ fn }) => fn.countAll<number>().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

const columnsOf = ({ clock }: Tx, draft: NewsDraft) => ({
  is_published: draft.isPublished,
  day: draft.date,
  ...(draft.picture !== 'kept' && { picture: draft.picture || null }),
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
    .returning(columns)
    .executeTakeFirstOrThrow()

export const updateNews = (tx: Tx, id: string, draft: NewsDraft): Promise<NewsRow | undefined> =>
  tx.db
    .updateTable('news')
    .set(columnsOf(tx, draft))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

/** Finds the picture of published news, or of a draft for its author. */
export const findPicture = async ({ db }: Tx, id: string): Promise<string | undefined> => {
  const found = db.selectFrom('news').select('picture').where('id', '=', id)
  return (await found.executeTakeFirst())?.picture ?? undefined
}

export async function deleteNews({ db }: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('news').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
