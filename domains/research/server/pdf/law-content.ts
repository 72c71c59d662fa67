/** The contents of the PDF of a law, as blocks of text in reading order. */
import { printedDate } from '../../rules/decision-numbers.ts'
import { headingParts } from '../../rules/imprint.ts'
import { lawCitation } from '../../rules/law-citation.ts'
import { officialLaw } from '../../rules/official-address.ts'
import type { LawSummary } from '../../schemas.ts'
import { type Block, type Language, messagesOf } from './content.ts'

export interface PrintedArticle {
  articleNo: string
  heading: string | null
  text: string
}

/** "Madde 344", "Geçici Madde 2". */
const nameOf = (no: string): string => {
  const kind = /^(Geçici|Ek|Mükerrer)\s+(.+)$/i.exec(no)
  return kind ? `${kind[1]} Madde ${kind[2]}` : `Madde ${no}`
}

function blocksOfArticle({ articleNo, heading, text }: PrintedArticle): Block[] {
  const parts = headingParts(heading ?? '')
  const [own, above] = [parts.at(-1), parts.slice(0, -1)]
  const title = own ? `${nameOf(articleNo)} – ${own}` : nameOf(articleNo)
  const parents: Block[] = above.length > 0 ? [{ style: 'note', text: above.join(' › ') }] : []
  return [...parents, { style: 'heading', text: title }, { style: 'text', text }]
}

export function blocksOfLaw(
  law: LawSummary,
  articles: readonly PrintedArticle[],
  language: Language,
): Block[] {
  const words = messagesOf(language)
  const facts: [string, string | null][] = [
    [words.acceptedOn, law.acceptedOn && printedDate(law.acceptedOn)],
    [words.publishedOn, law.publishedOn && printedDate(law.publishedOn)],
    [words.gazette, law.gazetteNumber],
  ]
  const link = officialLaw(law) ?? undefined
  return [
    ...(law.summary || law.sample ? [{ style: 'mark' as const, text: words.summary }] : []),
    { style: 'title', text: lawCitation(law) },
    ...facts.flatMap(([label, text]): Block[] => (text ? [{ style: 'fact', label: `${label}:`, text }] : [])),
    ...articles.flatMap(blocksOfArticle),
    ...(link ? [{ style: 'note' as const, label: `${words.source}:`, text: link, link }] : []),
  ]
}
