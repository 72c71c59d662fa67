/** Values of a law that are computed once: addresses of the articles, their hits, the blocks to read aloud. */
import type { Article } from '../../../schemas.ts'
import { linesOf } from '../text/blocks.ts'
import { mergeHits } from '../text/segments.ts'
import { anchorsOf, articleName, headingParts } from './articles.ts'
import { parentsOf } from './parents.ts'

function hitsIn(article: Article): number {
  if (article.hits.length === 0) return 0
  return linesOf(article).reduce((sum, line) => sum + mergeHits(line.text, line.hits).length, 0)
}

function spokenOf(article: Article): string {
  const { own } = headingParts(article.heading)
  return [articleName(article.articleNo), own, article.text].filter(Boolean).join('.\n')
}

export function contentsOf(articles: readonly Article[]) {
  const anchors = anchorsOf(articles)
  let total = 0
  const hitsBefore = articles.map((article) => {
    const before = total
    total += hitsIn(article)
    return before
  })
  return {
    anchors,
    hitsBefore,
    parents: parentsOf(articles),
    hitCount: total,
    spoken: articles.map((article, index) => ({ id: anchors[index] ?? '', text: spokenOf(article) })),
  }
}
export type LawContents = ReturnType<typeof contentsOf>
