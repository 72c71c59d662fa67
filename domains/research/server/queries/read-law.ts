/** Reads laws and articles: links on their citations, marks, and how often decisions cite them. */

import { setImmediate as breathe } from 'node:timers/promises'
import { AppError } from '@mizan/platform/contract'
import { extractCitations } from '../../rules/citations.ts'
import type { Range } from '../../rules/highlight.ts'
import type { Article, LawChunk, LawContent, SearchCountry, TextLink } from '../../schemas.ts'
import type { TextCall } from '../call.ts'
import { countCiting } from '../store/citing.ts'
import { findArticle, findLaw, listArticles, listLawsByNumber, listNeighbours } from '../store/reading.ts'
import type { Db } from '../store/rows.ts'
import type { LawArticlesTable, LawsTable } from '../tables.ts'
import { marksIn, queryOf } from './marks.ts'
import { presentArticle, presentLaw } from './present.ts'
import { lacksArticle, type Resolver, resolveLaws } from './resolve.ts'

interface FoundLink {
  start: number
  end: number
  country: SearchCountry
  law_number: string
  article_no: string | null
  lettered?: string | undefined
}

/**
 * Citations of other laws in the text of an article; laws do not cite decisions. A name without a number means the law
 * that had this name on the day of the citing law.
 */
const citedIn = (text: string, { country, published_on, accepted_on }: LawsTable): FoundLink[] =>
  extractCitations(text, country, {
    decisionDate: published_on ?? accepted_on ?? undefined,
    consolidated: true,
  }).flatMap((one) =>
    one.kind === 'decision'
      ? []
      : {
          start: one.start,
          end: one.end,
          country: one.country,
          law_number: one.lawNumber,
          article_no: one.kind === 'article' ? one.articleNo : null,
          lettered: one.kind === 'article' ? one.lettered : undefined,
        },
  )

const linkOf = (found: FoundLink, text: string, resolver: Resolver): TextLink => ({
  range: [found.start, found.end],
  kind: found.article_no ? 'article' : 'law',
  label: text.slice(found.start, found.end),
  law: resolver.law(found),
  decision: null,
})

async function presentArticles(
  db: Db,
  law: LawsTable,
  rows: LawArticlesTable[],
  q: string | undefined,
): Promise<Article[]> {
  const query = queryOf(q)
  const found: FoundLink[][] = []
  const hits: Range[][] = []
  for (const row of rows) {
    found.push(citedIn(row.text, law))
    hits.push(await marksIn(row.text, query))
    if (hits.length % 40 === 0) await breathe()
  }
  const [resolver, citing] = await Promise.all([
    resolveLaws(db, found.flat()),
    countCiting(db, law.country, [law.law_number]),
  ])
  const seen = new Set<string>()
  return rows.map((row, index) => {
    // If a number occurs twice in a law, citations mean the first article.
    const first = !seen.has(row.article_no) && !row.appendix
    seen.add(row.article_no)
    return {
      ...presentArticle(row),
      text: row.text,
      links: (found[index] ?? [])
        .map((one) => linkOf(one, row.text, resolver))
        .filter(({ law }) => law && !lacksArticle(law)),
      hits: hits[index] ?? [],
      citedByCount: first ? (citing.get(`${law.law_number}/${row.article_no}`) ?? 0) : 0,
    }
  })
}

async function contentOf(db: Db, law: LawsTable, q: string | undefined): Promise<LawContent> {
  const articles = await presentArticles(db, law, await listArticles(db, law.id), q)
  const hitCount = articles.reduce((sum, article) => sum + article.hits.length, 0)
  return { law: presentLaw(law), articles, hitCount }
}

interface Marked {
  /** The words whose places are marked. */
  q?: string | undefined
}

export async function readLaw(
  { unscoped: db }: TextCall,
  { lawId, q }: Marked & { lawId: string },
): Promise<LawContent> {
  const law = await findLaw(db, lawId)
  if (!law) throw new AppError('law.not_found')
  return contentOf(db, law, q)
}

export async function readLawByNumber(
  { unscoped: db }: TextCall,
  {
    searchCountry: country,
    lawNumber: number,
    q,
  }: Marked & { searchCountry: SearchCountry; lawNumber: string },
): Promise<LawContent> {
  const [law] = await listLawsByNumber(db, country, [number.trim()])
  if (!law) throw new AppError('law.not_found')
  return contentOf(db, law, q)
}

export async function readArticle(
  { unscoped: db }: TextCall,
  { chunkId, q }: Marked & { chunkId: string },
): Promise<LawChunk> {
  const row = await findArticle(db, chunkId)
  const law = row && (await findLaw(db, row.law_id))
  if (!law) throw new AppError('article.not_found')
  const [[article], neighbours] = await Promise.all([
    presentArticles(db, law, [row], q),
    listNeighbours(db, law.id, row.ordinal),
  ])
  const neighbour = (ordinal: number) => {
    const found = neighbours.find((one) => one.ordinal === ordinal)
    return found ? presentArticle(found) : null
  }
  return {
    law: presentLaw(law),
    article: article as Article,
    previous: neighbour(row.ordinal - 1),
    next: neighbour(row.ordinal + 1),
  }
}
