/**
 * Tens of thousands of invented texts, inserted without the import, which is too slow for a test; their names only look
 * real.
 */

import type { Calls } from '@mizan/platform/call'
import type { Database } from '@mizan/platform/database'
import { type ResearchTables, recountTexts } from '@mizan/research/server'
import { operatorCall } from '../operator.ts'

const DECISIONS = 20_000

/** Two thirds of them cite one article, and a twentieth cite one decision: the worst case for a call about one text. */
const grow = [
  `insert into laws (id, country, law_number, title, kind, source, article_count, content_hash, preparation)
   select 'grown-' || n, 'turkey', (9000 + n)::text, 'Uydurma Kanun ' || n, 'kanun', 'Deneme', 60, '', 1000
   from generate_series(1, 100) n`,
  `insert into law_articles (id, law_id, ordinal, article_no, heading, text)
   select 'grown-' || n || '-m' || a, 'grown-' || n, a, a::text, 'Uydurma başlık ' || a, 'Uydurma metin ' || a
   from generate_series(1, 100) n, generate_series(1, 60) a`,
  `insert into decisions (id, country, court, chamber, case_number, decision_number, decision_date, case_year,
     subject, source, text, content_hash, preparation)
   select 'grown-' || n, case when n % 20 = 0 then 'kktc' else 'turkey' end,
     case when n % 3 = 0 then 'Danıştay' else 'Yargıtay' end, n % 12 || '. Daire', 2000 + n % 24 || '/' || n / 24,
     2001 + n % 24 || '/' || n / 24, date '2001-01-01' + n % 8000, 2000 + n % 24, 'Uydurma konu ' || n % 5000,
     'Deneme', 'Uydurma karar ' || n || ', kira bedeli hakkında.', '', 1000
   from generate_series(1, ${DECISIONS}) n`,
  `insert into citations (doc, ordinal, kind, country, law_number, article_no, decided_on)
   select doc, 0, 'article', country, '9001', case when doc % 3 = 0 then (doc % 60)::text else '1' end, decision_date
   from decisions where id like 'grown-%'`,
  `insert into citations (doc, ordinal, kind, country, law_number, article_no, decided_on)
   select doc, 1, 'article', country, (9000 + doc % 100)::text, (doc % 60)::text, decision_date
   from decisions where id like 'grown-%'`,
  `insert into citations (doc, ordinal, kind, country, court, chamber, case_number, decision_number, decided_on)
   select c.doc, 2, 'decision', t.country, t.court, t.chamber, case when c.doc % 5 = 0 then null else t.case_number end,
     t.decision_number, c.decision_date
   from decisions c join decisions t on t.id = case when c.doc % 20 = 0 then 'grown-1' else 'grown-' || c.doc % 9000 end
   where c.id like 'grown-%'`,
]

/** The ids of the most cited texts. */
export const grownIds = {
  decision: 'grown-1',
  cypriot: 'grown-20',
  article: 'grown-1-m1',
  law: 'grown-1',
}

export async function growTexts({ pool }: Database<ResearchTables>, calls: Calls): Promise<void> {
  for (const statement of grow) await pool.query(statement)
  await recountTexts(operatorCall(calls, { rowName: 'test.grow' }))
  // Index-only scans need to know which pages are visible to everybody.
  await pool.query('vacuum analyze')
}
