/** Articles and decisions that a model has read in full, as passages that it may quote. */
import { formatCitation } from '@mizan/research/rules/citation-format'
import { articleCitation } from '@mizan/research/rules/law-citation'
import { z } from 'zod'
import type { Passage, Source } from '../../../rules/passage.ts'

const Article = z.object({
  id: z.string(),
  law: z.string(),
  lawId: z.string(),
  lawNumber: z.string(),
  country: z.enum(['turkey', 'kktc']),
  articleNo: z.string(),
  heading: z.string().nullish(),
  text: z.string(),
})
const Decision = z.object({
  id: z.string(),
  country: z.enum(['turkey', 'kktc']),
  court: z.string(),
  chamber: z.string().nullish(),
  caseNumber: z.string().nullish(),
  decisionNumber: z.string().nullish(),
  decisionDate: z.string().nullish(),
  paragraphs: z.array(z.object({ id: z.string(), text: z.string() })),
})

/** Returns no passage for an answer that is no article, and one for each paragraph of a decision. */
export function articleRead(data: unknown): Passage[] {
  const { data: article } = Article.safeParse(data)
  return article ? [passageOf(articleSource(article), article.id, article.text)] : []
}

export function decisionRead(data: unknown): Passage[] {
  const { data: decision } = Decision.safeParse(data)
  if (!decision) return []
  const source = decisionSource(decision)
  return decision.paragraphs.map(({ id, text }) => passageOf(source, id, text))
}

const passageOf = (source: Source, placeId: string, text: string): Passage => ({
  id: `read-${placeId}`,
  source,
  placeId,
  text,
  score: 0,
})

const none = { law: null, article: null, decision: null, document: null }

const articleSource = ({
  id,
  law,
  lawId,
  lawNumber,
  country,
  articleNo,
  heading = null,
}: z.infer<typeof Article>): Source => ({
  ...none,
  id: `s-read-${id}`,
  kind: 'article',
  country,
  title: articleCitation({ lawNumber, title: law }, articleNo),
  law: { id: lawId, number: lawNumber, title: law, abbreviation: null },
  article: { id, no: articleNo, heading },
})

function decisionSource({ paragraphs: _, ...decision }: z.infer<typeof Decision>): Source {
  const {
    id,
    country,
    court,
    chamber = null,
    caseNumber = null,
    decisionNumber = null,
    decisionDate = null,
  } = decision
  const facts = { court, chamber, caseNumber, decisionNumber, decisionDate }
  return {
    ...none,
    id: `s-${id}`,
    kind: 'decision',
    country,
    title: formatCitation({ country, ...facts }),
    decision: { id, ...facts },
  }
}
