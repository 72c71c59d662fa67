/** Decisions and their best paragraphs as passages. */
import { inTurns } from '@mizan/platform/call'
import { fuse } from '../../rules/passages/fusion.ts'
import { type RankedParagraph, rankParagraphs } from '../../rules/passages/paragraphs.ts'
import { parseQuery } from '../../rules/query.ts'
import type { ArticlePlace } from '../law-index.ts'
import { citationOf } from '../queries/present.ts'
import type { DecisionSearch } from '../search/index.ts'
import { type DecisionHead, listByNumbers, listCitations, listRows } from '../store/reading.ts'
import type { Db } from '../store/rows.ts'
import type { CitationsTable } from '../tables.ts'
import type { PassageSearch } from './find.ts'

export interface DecisionPassage {
  /** The citation as a lawyer writes it. */
  title: string
  decision: DecisionHead
  /** Id of the paragraph: `/case-search/get/{chunkId}/chunk`. */
  placeId: string
  text: string
  isDissent: boolean
  /** Articles that this paragraph cites. */
  cites: { lawNumber: string; articleNo: string }[]
  score: number
}

export interface NamedDecision {
  court?: string | undefined
  chamber?: string | undefined
  caseNumber?: string | undefined
  decisionNumber?: string | undefined
  /** The only number given, if it is not said whose it is. */
  number?: string | undefined
}

const LISTED = 12
const READ = 10
const PARAGRAPHS = 2
/** Decisions that cite one of the best articles and have words of the question. */
const CITING = 0.5

export async function findDecisions(
  engine: DecisionSearch,
  { queries, country }: PassageSearch,
  places: readonly ArticlePlace[],
): Promise<number[]> {
  const search = async (
    text: string,
    weight: number,
    filters: { lawNumber?: string; articleNo?: string },
  ) => {
    const query = parseQuery(text)
    const request = { query, country, filters, sort: 'relevance' as const, pageIndex: 0, pageSize: LISTED }
    const { hits } = await engine.search({ ...request, facets: false })
    return { ids: hits.map(({ doc }) => String(doc)), weight }
  }
  const [question] = queries
  const lists = await Promise.all([
    ...queries.map(({ text, weight }) => search(text, weight, {})),
    ...places.map(({ no, law }) =>
      search(question?.text ?? '', CITING, { lawNumber: law.law_number, articleNo: no }),
    ),
  ])
  return fuse(lists)
    .slice(0, READ)
    .map(({ id }) => Number(id))
}

/** Numbers in the index of the decisions that the question names, those that the archive has. */
export async function citedDecisions(db: Db, { cited, country }: PassageSearch): Promise<number[]> {
  const numbers = cited.map(({ caseNumber, decisionNumber, number }) => ({
    caseNumber: caseNumber ?? number ?? null,
    decisionNumber: decisionNumber ?? number ?? null,
  }))
  const heads = (await listByNumbers(db, numbers)).filter((head) => head.country === country)
  return heads.filter((head) => cited.some((one) => means(one, head))).map(({ doc }) => doc)
}

function means(one: NamedDecision, head: DecisionHead): boolean {
  const numbers = [head.case_number, head.decision_number]
  return (
    (!one.court || one.court === head.court) &&
    (!one.chamber || one.chamber === head.chamber) &&
    (!one.caseNumber || one.caseNumber === head.case_number) &&
    (!one.decisionNumber || one.decisionNumber === head.decision_number) &&
    (!one.number || numbers.includes(one.number))
  )
}

/** The best paragraphs of the decisions; the order of the decisions counts as much as that of their paragraphs. */
export async function decisionPassages(
  db: Db,
  docs: readonly number[],
  weights: ReadonlyMap<string, number>,
  count: number,
): Promise<DecisionPassage[]> {
  const [rows, citations] = await Promise.all([listRows(db, [...docs]), listCitations(db, [...docs])])
  const cited = Map.groupBy(citations, ({ doc }) => doc)
  const passages: DecisionPassage[] = []
  for (const row of rows) {
    const paragraphs = await inTurns(rankParagraphs(row.text, weights, PARAGRAPHS))
    const { text: _text, ...decision } = row
    for (const paragraph of paragraphs)
      passages.push({
        title: citationOf(row),
        decision,
        placeId: `${row.id}-${paragraph.anchor}`,
        text: paragraph.text,
        isDissent: paragraph.isDissent,
        cites: citesOf(cited.get(row.doc) ?? [], paragraph),
        score: paragraph.score / (1 + 0.03 * docs.indexOf(row.doc)),
      })
  }
  return passages.sort((a, b) => b.score - a.score).slice(0, count)
}

function citesOf(
  citations: readonly CitationsTable[],
  { start, text }: RankedParagraph,
): DecisionPassage['cites'] {
  const inside = citations.filter(
    ({ start_at: at }) => at !== null && at >= start && at < start + text.length,
  )
  return inside.flatMap(({ law_number: lawNumber, article_no: articleNo }) =>
    lawNumber && articleNo ? { lawNumber, articleNo } : [],
  )
}

/** Ids of the articles that the paragraphs cite, those of the best paragraphs and the most of them first. */
export function votesOf(
  passages: readonly DecisionPassage[],
  idsOf: (lawNumber: string, articleNo: string) => string[],
): string[] {
  const lists = passages.map(({ cites }) => ({
    ids: [...new Set(cites.flatMap(({ lawNumber, articleNo }) => idsOf(lawNumber, articleNo)))],
    weight: 1,
  }))
  return fuse(lists).map(({ id }) => id)
}
