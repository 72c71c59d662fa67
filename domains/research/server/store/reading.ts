/** Queries of decisions and laws for reading them. */
import { sql } from 'kysely'
import { LONGEST_ENDING } from '../../rules/ending.ts'
import type { SearchCountry } from '../../schemas.ts'
import type { CitationsTable, DecisionsTable, LawArticlesTable, LawsTable } from '../tables.ts'
import { factColumns } from './columns.ts'
import type { Db } from './rows.ts'

export type DecisionRow = Omit<DecisionsTable, 'doc'> & { doc: number }
export type DecisionHead = Omit<DecisionRow, 'text' | 'content_hash' | 'preparation'>

export const headColumns = ['doc', ...factColumns] as const satisfies (keyof DecisionRow)[]

export const findDecision = (db: Db, id: string, country?: SearchCountry): Promise<DecisionRow | undefined> =>
  db
    .selectFrom('decisions')
    .selectAll()
    .where('id', '=', id)
    .$if(country !== undefined, (query) => query.where('country', '=', country as SearchCountry))
    .executeTakeFirst()

/** A decision in a list; the ending of its text tells whether it is complete. */
export type ListedDecision = DecisionHead & { ending: string }

const ending = sql<string>`right(text, ${LONGEST_ENDING})`.as('ending')

export const listHeads = (db: Db, docs: number[]): Promise<ListedDecision[]> =>
  docs.length === 0
    ? Promise.resolve([])
    : db.selectFrom('decisions').select(headColumns).select(ending).where('doc', 'in', docs).execute()

export const headsByIds = (db: Db, ids: readonly string[]): Promise<ListedDecision[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('decisions')
        .select(headColumns)
        .select(ending)
        .where('id', 'in', [...ids])
        .execute()

export const listRows = (db: Db, docs: number[]): Promise<DecisionRow[]> =>
  docs.length === 0
    ? Promise.resolve([])
    : db.selectFrom('decisions').selectAll().where('doc', 'in', docs).execute()

export const rowsByIds = (db: Db, ids: readonly string[], country: SearchCountry): Promise<DecisionRow[]> =>
  db
    .selectFrom('decisions')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('country', '=', country)
    .execute()

export const listCitations = (db: Db, docs: number[]): Promise<CitationsTable[]> =>
  docs.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('citations')
        .selectAll()
        .where('doc', 'in', docs)
        .orderBy('doc')
        .orderBy('ordinal')
        .execute()

/** Laws and articles that decisions cite, most often cited first. */
export const listCitedLaws = (db: Db, docs: number[], each: number) =>
  docs.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom((from) =>
          from
            .selectFrom('citations')
            .select(['doc', 'country', 'law_number', 'article_no'])
            .select(({ fn }) => fn.countAll<number>().as('times'))
            .select(
              sql<number>`row_number() over (partition by doc order by count(*) desc, law_number, article_no)`.as(
                'place',
              ),
            )
            .where('doc', 'in', docs)
            .where('kind', '<>', 'decision')
            .where('law_number', 'is not', null)
            .groupBy(['doc', 'country', 'law_number', 'article_no'])
            .as('cited'),
        )
        .selectAll()
        .where('place', '<=', each)
        .orderBy('doc')
        .orderBy('place')
        .execute()

export interface CitedNumbers {
  caseNumber: string | null
  decisionNumber: string | null
}

/**
 * Decisions with one of the numbers, of the given courts if there are any; the caller decides which citation means
 * which decision.
 */
export async function listByNumbers(
  db: Db,
  numbers: CitedNumbers[],
  courts?: string[],
): Promise<DecisionHead[]> {
  const cases = numbers.flatMap((cited) => cited.caseNumber ?? [])
  const decisions = numbers.flatMap((cited) => cited.decisionNumber ?? [])
  if (cases.length + decisions.length === 0 || courts?.length === 0) return []
  return db
    .selectFrom('decisions')
    .select(headColumns)
    .where(({ or, eb }) =>
      or([
        ...(cases.length ? [eb('case_number', 'in', cases)] : []),
        ...(decisions.length ? [eb('decision_number', 'in', decisions)] : []),
      ]),
    )
    .$if(courts !== undefined, (query) => query.where('court', 'in', courts ?? []))
    .execute()
}

export const lookUp = (db: Db, caseNumber: string | undefined, decisionNumber: string | undefined) =>
  db
    .selectFrom('decisions')
    .select(headColumns)
    .select(ending)
    .$if(caseNumber !== undefined, (query) => query.where('case_number', '=', caseNumber as string))
    .$if(decisionNumber !== undefined, (query) =>
      query.where('decision_number', '=', decisionNumber as string),
    )
    .orderBy('decision_date', (order) => order.desc().nullsLast())
    .orderBy('doc')
    .limit(100)
    .execute()

/**
 * Laws with one of the numbers. If several share a number, laws proper come first, those with most articles before
 * others.
 */
export const listLawsByNumber = (db: Db, country: SearchCountry, numbers: string[]): Promise<LawsTable[]> =>
  numbers.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('laws')
        .selectAll()
        .where('country', '=', country)
        .where('law_number', 'in', numbers)
        .orderBy('law_number')
        .orderBy(sql`case when kind in ('kanun', 'yasa') then 0 else 1 end`)
        .orderBy('article_count', 'desc')
        .orderBy('id')
        .execute()

export const findLaw = (db: Db, id: string): Promise<LawsTable | undefined> =>
  db.selectFrom('laws').selectAll().where('id', '=', id).executeTakeFirst()

export const listArticles = (db: Db, lawId: string): Promise<LawArticlesTable[]> =>
  db.selectFrom('law_articles').selectAll().where('law_id', '=', lawId).orderBy('ordinal').execute()

export const findArticle = (db: Db, id: string): Promise<LawArticlesTable | undefined> =>
  db.selectFrom('law_articles').selectAll().where('id', '=', id).executeTakeFirst()

export const listArticlesByIds = (db: Db, ids: string[]): Promise<LawArticlesTable[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('law_articles').selectAll().where('id', 'in', ids).execute()

/** The given articles that the corpus has: the first with each number in its law. */
export const listArticlePlaces = (db: Db, lawIds: string[], numbers: string[]) =>
  lawIds.length === 0 || numbers.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('law_articles')
        .select(['id', 'law_id', 'article_no', 'ordinal', sql<string>`left(text, 401)`.as('beginning')])
        .where('law_id', 'in', lawIds)
        .where('article_no', 'in', numbers)
        .where('appendix', '=', false)
        .orderBy('law_id')
        .orderBy('ordinal')
        .execute()

export const listNeighbours = (db: Db, lawId: string, ordinal: number): Promise<LawArticlesTable[]> =>
  db
    .selectFrom('law_articles')
    .selectAll()
    .where('law_id', '=', lawId)
    .where('ordinal', 'in', [ordinal - 1, ordinal + 1])
    .execute()
