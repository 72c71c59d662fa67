/** Citations of laws and articles. */
import type { ArticleCitation, LawCitation } from '@mizan/research/rules/citations'
import { articleMark, lawCitation } from '@mizan/research/rules/law-citation'
import { findLaw, type KnownLaw } from '@mizan/research/rules/laws'
import { repealedLaw } from '@mizan/research/rules/repealed-laws'
import { lastArticles } from '../../data/last-articles.ts'
import { isRepealed, paragraphOf, paragraphsOfArticle } from './articles.ts'
import type { Judged, Setting } from './classify.ts'
import type { Held, HeldArticle, HeldLaw } from './held.ts'
import { otherLawNamed } from './other-law.ts'

export function classifyLaw(
  citation: LawCitation | ArticleCitation,
  text: string,
  { held }: Setting,
): Judged {
  const { lawNumber, country } = citation
  const repealed = country === 'turkey' ? repealedLaw(lawNumber) : undefined
  if (repealed)
    return {
      class: 'law_changed',
      reason: 'law_repealed',
      label: `${lawNumber} sayılı ${repealed.name}`,
      detail: `${repealed.since} ${repealed.successor}`,
    }
  const other = otherLawNamed(text, lawNumber, country)
  if (other) return ofTwoLaws(citation, other)
  const law = held.laws.find((one) => one.lawNumber === lawNumber)
  if (citation.kind === 'law') return ofLaw(citation, law)
  return ofArticle(citation, law, held)
}

const ofTwoLaws = (
  { lawNumber, country }: LawCitation | ArticleCitation,
  { lawNumber: number }: KnownLaw,
): Judged => ({
  class: 'other_identity',
  reason: 'name_of_other_law',
  label: null,
  detail: `${nameOf(lawNumber, country)}; ${nameOf(number, country)}`,
})

function ofLaw({ lawNumber, country }: LawCitation, law: HeldLaw | undefined): Judged {
  if (!law) return { class: 'not_held', reason: 'law_not_held', label: nameOf(lawNumber, country) }
  const target = { kind: 'law', id: law.id, lawId: law.id } as const
  return { class: 'verified', reason: 'exists', label: lawCitation(law), target }
}

function ofArticle(citation: ArticleCitation, law: HeldLaw | undefined, held: Held): Judged {
  const { lawNumber, articleNo, lettered, country, paragraph } = citation
  const last = law?.lastArticle ?? (country === 'turkey' ? lastArticles[lawNumber] : undefined)
  const label = `${law ? lawCitation(law) : nameOf(lawNumber, country)} ${articleMark(articleNo)}`
  if (/^\d+$/.test(articleNo) && last && (Number(articleNo) > last || Number(articleNo) === 0))
    return { class: 'impossible', reason: 'article_beyond_last', label, detail: String(last) }
  if (!law) return { class: 'not_held', reason: 'law_not_held', label }
  const article = articleIn(held, law, lettered === undefined ? [articleNo] : [lettered, articleNo])
  if (!article)
    return law.isSummary || law.lastArticle === null
      ? { class: 'not_held', reason: 'article_not_held', label }
      : { class: 'no_pinpoint', reason: 'article_not_held', label }
  const target = { kind: 'article', id: article.id, lawId: law.id } as const
  if (isRepealed(article.text)) return { class: 'law_changed', reason: 'article_repealed', label, target }
  const no = article.articleNo === lettered ? undefined : paragraphOf(paragraph)
  const has = paragraphsOfArticle(article.text)
  if (no !== undefined && !law.isSummary && (no > has || no === 0))
    return { class: 'no_pinpoint', reason: 'no_such_paragraph', label, target, detail: String(has) }
  const source = law.isSummary ? undefined : { text: article.text, isCut: false }
  return { class: 'verified', reason: law.isSummary ? 'only_summary' : 'exists', label, target, source }
}

const articleIn = ({ articles }: Held, law: HeldLaw, numbers: readonly string[]): HeldArticle | undefined => {
  const wanted = numbers.map((no) => no.toLocaleLowerCase('tr'))
  return articles.find(
    ({ lawId, articleNo }) => lawId === law.id && wanted.includes(articleNo.toLocaleLowerCase('tr')),
  )
}

function nameOf(lawNumber: string, country: LawCitation['country']): string {
  const known = findLaw(lawNumber, country)
  return known?.names[0] ? lawCitation({ lawNumber, title: known.names[0] }) : lawNumber
}
