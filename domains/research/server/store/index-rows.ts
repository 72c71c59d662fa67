/** Reads the decisions for the search index in batches, without keeping all of them in memory. */
import type { DecisionSource } from '../search/index.ts'
import type { Db } from './rows.ts'

const batch = 1_000

const columns = [
  'doc',
  'country',
  'court',
  'chamber',
  'case_number',
  'decision_number',
  'decision_date',
  'decision_year',
  'case_year',
  'delivery_number',
  'delivery_year',
  'subject',
  'claim',
  'outcome',
  'sides',
  'keywords',
  'document_id',
  'external_id',
  'source',
  'text',
] as const

export async function* indexRows(db: Db): AsyncGenerator<DecisionSource[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('decisions')
      .select(columns)
      .where('doc', '>', after)
      .orderBy('doc')
      .limit(batch)
      .execute()
    if (rows.length === 0) return
    const last = rows.at(-1)?.doc ?? after
    const laws = Map.groupBy(await citedLaws(db, after, last), (one) => one.doc)
    yield rows.map((row) => ({
      doc: row.doc,
      country: row.country,
      court: row.court,
      chamber: row.chamber,
      caseNumber: row.case_number,
      decisionNumber: row.decision_number,
      decisionDate: row.decision_date,
      decisionYear: row.decision_year,
      caseYear: row.case_year,
      deliveryNumber: row.delivery_number,
      deliveryYear: row.delivery_year,
      subject: row.subject,
      claim: row.claim,
      outcome: row.outcome,
      sides: row.sides,
      keywords: row.keywords,
      documentId: row.document_id,
      externalId: row.external_id,
      source: row.source,
      text: row.text,
      citedLaws: (laws.get(row.doc) ?? []).map(({ law_number, article_no }) => ({
        lawNumber: law_number as string,
        articleNo: article_no,
      })),
    }))
    after = last
  }
}

const citedLaws = (db: Db, after: number, last: number) =>
  db
    .selectFrom('citations')
    .innerJoin('decisions', 'decisions.doc', 'citations.doc')
    .select(['citations.doc', 'law_number', 'article_no'])
    .distinct()
    .where('citations.doc', '>', after)
    .where('citations.doc', '<=', last)
    .where('kind', '<>', 'decision')
    .where('law_number', 'is not', null)
    .whereRef('citations.country', '=', 'decisions.country')
    .execute()
