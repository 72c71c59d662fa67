/**
 * Counts over all texts, updated in the transaction that changes the texts: the affected rows are subtracted before the
 * change and added after it. Reading the counts is as fast with three million decisions as with three hundred. A count
 * of zero may remain; a recount deletes it.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from './rows.ts'

export interface KeptCount {
  table: 'decision_counts' | 'subject_counts' | 'law_counts' | 'citation_counts'
  keys: readonly string[]
  sums: readonly string[]
  /** Counts the rows that meet the condition: keys and sums under their names. */
  counted: (condition: RawBuilder<unknown>) => RawBuilder<unknown>
}

const decisions: KeptCount = {
  table: 'decision_counts',
  keys: ['country', 'court', 'chamber', 'source', 'preparation', 'sample'],
  sums: ['total', 'delivery_number', 'delivery_year', 'sides', 'document_id', 'external_id'],
  counted: (condition) => sql`
    select country, left(court, 200) as court, left(chamber, 200) as chamber, left(source, 200) as source,
      preparation, sample, count(*)::integer as total, count(delivery_number)::integer as delivery_number,
      count(delivery_year)::integer as delivery_year, count(sides)::integer as sides,
      count(document_id)::integer as document_id, count(external_id)::integer as external_id
    from decisions where ${condition} group by 1, 2, 3, 4, 5, 6`,
}

/** Longer subjects contain nothing that could be suggested. */
const subjects: KeptCount = {
  table: 'subject_counts',
  keys: ['country', 'subject'],
  sums: ['total'],
  counted: (condition) => sql`
    select country, subject, count(*)::integer as total from decisions
    where subject is not null and length(subject) <= 600 and ${condition} group by 1, 2`,
}

const citations: KeptCount = {
  table: 'citation_counts',
  keys: ['country', 'law_number', 'article_no'],
  sums: ['total'],
  counted: (condition) => sql`
    select country, left(law_number, 100) as law_number, null::text as article_no,
      count(distinct doc)::integer as total
    from citations where kind <> 'decision' and law_number is not null and ${condition} group by 1, 2
    union all
    select country, left(law_number, 100), left(article_no, 100), count(distinct doc)::integer
    from citations where kind = 'article' and law_number is not null and article_no is not null and ${condition}
    group by 1, 2, 3`,
}

const laws: KeptCount = {
  table: 'law_counts',
  keys: ['country', 'kind', 'preparation', 'sample'],
  sums: ['total', 'articles'],
  counted: (condition) => sql`
    select country, left(kind, 200) as kind, preparation, sample, count(*)::integer as total,
      sum(article_count)::integer as articles
    from laws where ${condition} group by 1, 2, 3, 4`,
}

export const keptCounts: readonly KeptCount[] = [decisions, subjects, citations, laws]

/** Call it with -1 before decisions or their citations are changed or deleted, and with 1 afterwards. */
export async function countDecisions(db: Db, docs: readonly number[], sign: 1 | -1): Promise<void> {
  if (docs.length === 0) return
  const condition = sql`doc = any(${docs}::integer[])`
  for (const kept of [decisions, subjects, citations]) await shift(db, kept, condition, sign)
}

/** The same for laws. */
export async function countLaws(db: Db, ids: readonly string[], sign: 1 | -1): Promise<void> {
  if (ids.length > 0) await shift(db, laws, sql`id = any(${ids}::text[])`, sign)
}

async function shift(
  db: Db,
  { table, keys, sums, counted }: KeptCount,
  condition: RawBuilder<unknown>,
  sign: 1 | -1,
): Promise<void> {
  const columns = sql.join([...keys, ...sums].map((column) => sql.ref(column)))
  const signed = sql.join([
    ...keys.map((key) => sql.ref(key)),
    ...sums.map((sum) => sql`${sql.lit(sign)} * ${sql.ref(sum)}`),
  ])
  const updates = sql.join(
    sums.map((sum) => sql`${sql.ref(sum)} = ${sql.ref(`${table}.${sum}`)} + ${sql.ref(`excluded.${sum}`)}`),
  )
  await sql`insert into ${sql.table(table)} (${columns})
    select ${signed} from (${counted(condition)}) as counted
    on conflict (${sql.join(keys.map((key) => sql.ref(key)))}) do update set ${updates}`.execute(db)
}
