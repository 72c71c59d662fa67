/** What the corpus holds as a whole: for the filter form, for suggestions, for the status. */
import { sql } from 'kysely'
import type { RareField, SearchCountry } from '../../schemas.ts'
import type { Db } from './rows.ts'

export interface CorpusState {
  corpusVersion: number
  decisions: number
  laws: number
  articles: number
  samples: number
}

export async function corpusState(db: Db): Promise<CorpusState> {
  const { rows } = await sql<CorpusState>`select
    (select version from corpus_state) as "corpusVersion",
    (select count(*)::integer from decisions) as decisions,
    (select count(*)::integer from laws) as laws,
    (select count(*)::integer from law_articles) as articles,
    (select count(*)::integer from decisions where sample) as samples`.execute(db)
  return rows[0] as CorpusState
}

/** How many texts are there that an older version of the program made ready. Fast where there are none. */
export async function countOutdated(
  db: Db,
  preparation: number,
): Promise<{ decisions: number; laws: number; samples: number }> {
  const { rows } = await sql<{ decisions: number; laws: number; samples: number }>`select
    (select count(*)::integer from decisions where preparation < ${preparation}) as decisions,
    (select count(*)::integer from laws where preparation < ${preparation}) as laws,
    (select count(*)::integer from decisions where preparation < ${preparation} and sample)
      + (select count(*)::integer from laws where preparation < ${preparation} and sample) as samples`.execute(
    db,
  )
  return rows[0] as { decisions: number; laws: number; samples: number }
}

export interface ChamberCount {
  country: SearchCountry
  court: string
  chamber: string | null
  total: number
  first: string | null
  last: string | null
  samples: number
}

export async function countChambers(db: Db): Promise<ChamberCount[]> {
  const { rows } = await sql<ChamberCount>`select country, court, chamber, count(*)::integer as total,
    min(decision_date) as first, max(decision_date) as last, count(*) filter (where sample)::integer as samples
    from decisions group by country, court, chamber order by total desc, court, chamber`.execute(db)
  return rows
}

/** Of each collection how many decisions it holds of each court; the most first. */
export const countSources = (db: Db) =>
  db
    .selectFrom('decisions')
    .select(['country', 'source', 'court'])
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .groupBy(['country', 'source', 'court'])
    .orderBy('total', 'desc')
    .execute()

/** How many decisions of each country carry a field that only some sources give. */
export async function countRareFields(
  db: Db,
): Promise<({ country: SearchCountry } & Record<RareField, number>)[]> {
  const { rows } = await sql<{ country: SearchCountry } & Record<RareField, number>>`select country,
    count(delivery_number)::integer as "deliveryNumber", count(delivery_year)::integer as "deliveryYear",
    count(sides)::integer as sides, count(document_id)::integer as "documentId",
    count(external_id)::integer as "externalId" from decisions group by country`.execute(db)
  return rows
}

export const countLawKinds = (db: Db) =>
  db
    .selectFrom('laws')
    .select(['country', 'kind'])
    .select(({ fn }) => fn.sum<number>('article_count').as('total'))
    .groupBy(['country', 'kind'])
    .orderBy('total', 'desc')
    .execute()

/** Subjects as the decisions have them, the most common first. */
export async function listSubjects(
  db: Db,
  least: number,
): Promise<{ country: SearchCountry; subject: string; total: number }[]> {
  const { rows } = await sql<{ country: SearchCountry; subject: string; total: number }>`
    select country, subject, count(*)::integer as total from decisions where subject is not null
    group by country, subject having count(*) >= ${least} order by total desc limit 20000`.execute(db)
  return rows
}

export const listHeadings = (db: Db) =>
  db
    .selectFrom('law_articles')
    .innerJoin('laws', 'laws.id', 'law_articles.law_id')
    .select([
      'law_articles.id',
      'law_articles.article_no',
      'law_articles.heading',
      'laws.country',
      'laws.law_number',
      'laws.id as law_id',
      'laws.title',
    ])
    .where('law_articles.heading', 'is not', null)
    .where('law_articles.appendix', '=', false)
    .orderBy('laws.id')
    .orderBy('law_articles.ordinal')
    .execute()

export const listAllLaws = (db: Db) => db.selectFrom('laws').selectAll().orderBy('id').execute()
