/** Articles as passages. */

import type { Fused } from '../../rules/passages/fusion.ts'
import type { ArticleSummary, LawSummary } from '../../schemas.ts'
import type { LawIndex } from '../law-index.ts'
import { presentArticle, presentLaw } from '../queries/present.ts'
import { listArticlesByIds } from '../store/reading.ts'
import type { Db } from '../store/rows.ts'
import { formatArticle } from './titles.ts'

export interface ArticlePassage {
  /** "TBK m. 344" */
  title: string
  law: LawSummary
  article: ArticleSummary
  text: string
  score: number
  /** The subject of the question that the subject index lists it for; `share` of the question is named by it. */
  subject: { name: string; share: number } | null
}

export async function articlePassages(
  db: Db,
  index: LawIndex,
  ranked: readonly Fused[],
  subjects: ReadonlyMap<string, { name: string; share: number }>,
): Promise<ArticlePassage[]> {
  const rows = await listArticlesByIds(
    db,
    ranked.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ranked.flatMap(({ id, score }) => {
    const row = byId.get(id)
    const place = index.places.get(id)
    if (!row || !place) return []
    const law = presentLaw(place.law)
    return [
      {
        ...{ title: formatArticle(law, row.article_no), law, article: presentArticle(row) },
        ...{ text: row.text, score, subject: subjects.get(id) ?? null },
      },
    ]
  })
}
