/** Reads one decision: paragraphs with their links and the places that match the search. */
import { AppError } from '@mizan/platform/contract'
import { paragraphsOf, rangesWithin, type TextParagraph } from '../../rules/paragraphs.ts'
import { webAddress } from '../../rules/web-address.ts'
import {
  type Decision,
  type DecisionChunk,
  DecisionSummary,
  type LawReference,
  type Paragraph,
  type SearchCountry,
  type TextLink,
} from '../../schemas.ts'
import type { TextCall } from '../call.ts'
import { countCitingDecision } from '../store/citing.ts'
import { type DecisionRow, findDecision, listCitations } from '../store/reading.ts'
import type { Db } from '../store/rows.ts'
import type { CitationsTable } from '../tables.ts'
import { marksIn, queryOf } from './marks.ts'
import { presentHead } from './present.ts'
import { type LawCitation, lacksArticle, resolveDecisions, resolveLaws } from './resolve.ts'

const mostRelatedLaws = 60

interface Placed {
  start: number
  link: Omit<TextLink, 'range'>
  length: number
}

interface AskedDecision {
  id: string
  q?: string | undefined
  country?: SearchCountry
}

export async function readDecision(
  { unscoped: db }: TextCall,
  { id, q, country }: AskedDecision,
): Promise<Decision> {
  const row = await findDecision(db, id, country)
  if (!row) throw new AppError('decision.not_found')
  const citations = await listCitations(db, [row.doc])
  const resolver = await resolveLaws(
    db,
    citations.map((one) => ({ ...one, lettered: letteredIn(labelOf(row, one), one) })),
  )
  const [placed, citing] = await Promise.all([
    placeLinks(db, row, citations, resolver.law),
    countCitingDecision(db, row),
  ])
  const hits = await marksIn(row.text, queryOf(q))
  return {
    ...presentHead(row, relatedLaws(citations, resolver.law), row.text),
    ...detailsOf(row),
    paragraphs: paragraphsOf(row.text).map((paragraph) => presentParagraph(row.id, paragraph, placed, hits)),
    hitCount: hits.length,
    citedByCount: citing.total,
    citedByCountIsLowerBound: citing.totalIsLowerBound,
  }
}

export const detailsOf = (row: DecisionRow) => ({
  caseYear: row.case_year,
  deliveryNumber: row.delivery_number,
  deliveryYear: row.delivery_year,
  sides: row.sides,
  finality: row.finality,
  keywords: row.keywords,
  documentId: row.document_id,
  externalId: row.external_id,
  publishedOn: row.published_on,
  source: row.source,
  sourceUrl: webAddress(row.source_url),
})

/** Every law and article that the decision cites, each once, in the order of the text. */
function relatedLaws(
  citations: CitationsTable[],
  law: (citation: CitationsTable) => LawReference,
): LawReference[] {
  const seen = new Map<string, LawReference>()
  for (const citation of citations) {
    if (citation.kind === 'decision' || !citation.law_number) continue
    const reference = law(citation)
    if (lacksArticle(reference)) continue
    seen.set(`${citation.country}/${citation.law_number}/${citation.article_no ?? ''}`, reference)
  }
  return [...seen.values()].slice(0, mostRelatedLaws)
}

async function placeLinks(
  db: Db,
  row: DecisionRow,
  citations: CitationsTable[],
  law: (citation: LawCitation) => LawReference,
): Promise<Placed[]> {
  const inText = citations.filter((one) => one.start_at !== null && one.end_at !== null)
  const decisionOf = await resolveDecisions(
    db,
    inText.filter((one) => one.kind === 'decision'),
  )
  return inText.flatMap((citation): Placed[] => {
    const start = citation.start_at as number
    const target = citation.kind === 'decision' ? decisionOf(citation) : undefined
    const label = labelOf(row, citation)
    const named =
      citation.kind === 'decision' ? null : law({ ...citation, lettered: letteredIn(label, citation) })
    if (named && lacksArticle(named)) return []
    return [
      {
        start,
        length: (citation.end_at as number) - start,
        link: {
          kind: citation.kind,
          label,
          law: named,
          decision:
            citation.kind === 'decision'
              ? {
                  id: target && target.doc !== row.doc ? target.id : null,
                  country: citation.country,
                  caseNumber: citation.case_number,
                  decisionNumber: citation.decision_number,
                }
              : null,
        },
      },
    ]
  })
}

const labelOf = ({ text }: DecisionRow, { start_at, end_at }: CitationsTable) =>
  text.slice(start_at ?? 0, end_at ?? 0)

/** "107/a" may be an article of its own; only the law itself tells. */
function letteredIn(label: string, { article_no }: CitationsTable): string | undefined {
  if (!article_no || !/^\d+$/.test(article_no)) return undefined
  const letter = new RegExp(`(?<!\\d)${article_no}(?:/\\p{L}|\\p{Lu})(?!\\p{L})`, 'u').exec(label)?.[0].at(-1)
  return letter && `${article_no}/${letter}`
}

function presentParagraph(
  decisionId: string,
  paragraph: TextParagraph,
  placed: Placed[],
  hits: readonly (readonly [number, number])[],
): Paragraph {
  const end = paragraph.start + paragraph.text.length
  const links = placed
    .filter((one) => one.start >= paragraph.start && one.start + one.length <= end)
    .map(
      ({ start, length, link }): TextLink => ({
        range: [start - paragraph.start, start - paragraph.start + length],
        ...link,
      }),
    )
  return {
    id: `${decisionId}-${paragraph.anchor}`,
    no: paragraph.no,
    number: paragraph.number,
    text: paragraph.text,
    links,
    hits: rangesWithin(paragraph, hits),
    heading: paragraph.heading,
    level: paragraph.level,
  }
}

/** One paragraph by its id: the id of the decision, a dash, the anchor of the paragraph. */
export async function readDecisionChunk(
  call: TextCall,
  { chunkId, q }: { chunkId: string; q?: string | undefined },
): Promise<DecisionChunk> {
  const at = chunkId.lastIndexOf('-')
  if (at < 1) throw new AppError('decision.not_found')
  const decision = await readDecision(call, { id: chunkId.slice(0, at), q, country: 'turkey' })
  const paragraph = decision.paragraphs.find((one) => one.id === chunkId)
  if (!paragraph) throw new AppError('decision.not_found')
  return { decision: DecisionSummary.parse(decision), paragraph }
}
