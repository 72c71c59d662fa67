/** What the whole corpus contains: for the filter form, the suggestions and the status. */
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
    (select coalesce(sum(total), 0)::integer from decision_counts) as decisions,
    (select coalesce(sum(total), 0)::integer from law_counts) as laws,
    (select coalesce(sum(articles), 0)::integer from law_counts) as articles,
    (select coalesce(sum(total), 0)::integer from decision_counts where sample) as samples`.execute(db)
  return rows[0] as CorpusState
}

/** How many texts were prepared by an older version of the program. */
export async function countOutdated(
  db: Db,
  preparation: number,
): Promise<{ decisions: number; laws: number; samples: number }> {
  const count = sql`select coalesce(sum(total), 0)::integer`
  const { rows } = await sql<{ decisions: number; laws: number; samples: number }>`select
    (${count} from decision_counts where preparation < ${preparation}) as decisions,
    (${count} from law_counts where preparation < ${preparation}) as laws,
    (${count} from decision_counts where preparation < ${preparation} and sample)
      + (${count} from law_counts where preparation < ${preparation} and sample) as samples`.execute(db)
  return rows[0] as { decisions: number; laws: number; samples: number }
}

export interface ChamberCount {
  country: SearchCountry
  court: string
  chamber: string | null
  total: number
}

const countChambers = (db: Db) =>
  sql<ChamberCount>`select country, court, chamber, sum(total)::integer as total from decision_counts
    group by country, court, chamber having sum(total) > 0 order by total desc, court, chamber`.execute(db)

/** How many decisions of each court each collection has, the largest first. */
const countSources = (db: Db) =>
  sql<{ country: SearchCountry; source: string; court: string; total: number }>`
    select country, source, court, sum(total)::integer as total from decision_counts
    group by country, source, court having sum(total) > 0 order by total desc, source, court`.execute(db)

const countLawKinds = (db: Db) =>
  sql<{ country: SearchCountry; kind: string; total: number }>`
    select country, kind, sum(articles)::integer as total from law_counts
    group by country, kind having sum(total) > 0 order by total desc, kind`.execute(db)

type CountryCounts = {
  country: SearchCountry
  total: number
  samples: number
  first: string | null
  last: string | null
} & Record<RareField, number>

/**
 * For each country: the number of decisions, how many have a field that only some sources give, and their date range.
 */
const countCountries = (db: Db) =>
  sql<CountryCounts>`select country, sum(total)::integer as total,
    coalesce(sum(total) filter (where sample), 0)::integer as samples,
    sum(delivery_number)::integer as "deliveryNumber", sum(delivery_year)::integer as "deliveryYear",
    sum(sides)::integer as sides, sum(document_id)::integer as "documentId",
    sum(external_id)::integer as "externalId",
    (select min(decision_date) from decisions d where d.country = counts.country) as first,
    (select max(decision_date) from decisions d where d.country = counts.country) as last
    from decision_counts counts group by country`.execute(db)

/** Everything that the filter form and the names of courts need, from kept counts. */
export async function loadOverview(db: Db) {
  const [chambers, sources, lawKinds, byCountry] = await Promise.all([
    countChambers(db),
    countSources(db),
    countLawKinds(db),
    countCountries(db),
  ])
  return {
    chambers: chambers.rows,
    sources: sources.rows,
    lawKinds: lawKinds.rows,
    countries: byCountry.rows,
  }
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>

const MOST_SUBJECTS = 20_000

/** Subjects of decisions, the most common first. */
export const listSubjects = (db: Db) =>
  db
    .selectFrom('subject_counts')
    .select(['country', 'subject', 'total'])
    .where('total', '>', 0)
    .orderBy('total', 'desc')
    .orderBy('subject')
    .limit(MOST_SUBJECTS)
    .execute()

export const listAllLaws = (db: Db) => db.selectFrom('laws').selectAll().orderBy('id').execute()
