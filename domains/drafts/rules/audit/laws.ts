/** Citations of laws and articles. */
import { fold } from '@mizan/research/rules/analysis'
import type { ArticleCitation, LawCitation } from '@mizan/research/rules/citations'
import { successionOf } from '@mizan/research/rules/citations/successions'
import { articleMark, lawCitation } from '@mizan/research/rules/law-citation'
import { findLaw, findLawCode } from '@mizan/research/rules/laws'
import { repealedLaw } from '@mizan/research/rules/repealed-laws'
import { lastArticles } from '../../data/last-articles.ts'
import type { HeldArticle, HeldLaw, HeldTexts } from './archive-texts.ts'
import { isRepealed, missingPlace } from './articles.ts'
import type { AuditVerdict, Setting } from './classify.ts'
import type { Item } from './items.ts'
import { contradiction } from './number-and-name.ts'
import { placeOf } from './places.ts'

export function classifyLaw(item: Item, { held }: Setting): AuditVerdict {
  const citation = item.citation as LawCitation | ArticleCitation
  const { lawNumber, country, unclear } = citation
  if (unclear) return ofUnclear(citation, unclear)
  const law = held.laws.find((one) => one.lawNumber === lawNumber)
  const detail = contradiction(citation, item.text, law?.title)
  if (detail !== undefined) return { class: 'other_identity', reason: 'name_of_other_law', detail }
  const usual = usualLawOf(item.text, citation)
  if (usual !== undefined) {
    const laws = `${nameOf(lawNumber, country)}; ${nameOf(usual, country)}`
    return { class: 'no_pinpoint', reason: 'several_laws', detail: laws }
  }
  const repealed = country === 'turkey' ? repealedLaw(lawNumber) : undefined
  if (repealed)
    return {
      class: 'law_changed',
      reason: 'law_repealed',
      label: `${lawNumber} sayılı ${repealed.name}`,
      detail: `${repealed.since} ${repealed.successor}`,
    }
  const judged = citation.kind === 'law' ? ofLaw(citation, law) : ofArticle(citation, item, law, held)
  const isGreen = judged.class === 'verified'
  return isGreen && item.unread !== null ? unread(judged, item.unread) : judged
}

/** The part that was read is found; a green mark would also vouch for the rest. */
const unread = ({ label, target }: AuditVerdict, left: string): AuditVerdict => ({
  ...{ class: 'no_pinpoint', reason: 'not_read', detail: left.trim() },
  ...(label && { label }),
  ...(target && { target }),
})

function ofUnclear(
  citation: LawCitation | ArticleCitation,
  { laws, last }: NonNullable<LawCitation['unclear']>,
): AuditVerdict {
  const isBeyond = citation.kind === 'article' && Number(citation.articleNo) > last
  if (isBeyond) return { class: 'impossible', reason: 'article_beyond_last', detail: String(last) }
  if (laws.length === 0) return { class: 'no_pinpoint', reason: 'law_unclear' }
  const detail = laws.map((law) => nameOf(law, citation.country)).join('; ')
  return { class: 'no_pinpoint', reason: 'several_laws', detail }
}

function ofLaw({ lawNumber, country }: LawCitation, law: HeldLaw | undefined): AuditVerdict {
  if (!law) return { class: 'not_held', reason: 'law_not_held', label: nameOf(lawNumber, country) }
  const target = { kind: 'law', id: law.id, lawId: law.id } as const
  return { class: 'verified', reason: 'exists', label: lawCitation(law), target }
}

function ofArticle(
  { lawNumber, articleNo, lettered, country }: ArticleCitation,
  { places, since }: Item,
  law: HeldLaw | undefined,
  held: HeldTexts,
): AuditVerdict {
  const last = law?.lastArticle ?? (country === 'turkey' ? lastArticles[lawNumber] : undefined)
  const named = law ? lawCitation(law) : nameOf(lawNumber, country)
  const label = `${named} ${articleMark(articleNo)}`
  if (/^0+$/.test(articleNo)) return { class: 'impossible', reason: 'no_article_zero', label }
  const isBeyond = /^\d+$/.test(articleNo) && last !== undefined && last !== null && Number(articleNo) > last
  if (isBeyond) return { class: 'impossible', reason: 'article_beyond_last', label, detail: String(last) }
  if (!law) return { class: 'not_held', reason: 'law_not_held', label }
  const article = articleIn(held, law, lettered === undefined ? [articleNo] : [lettered, articleNo])
  if (!article) return notHeld(law, label)
  const missing = since === null ? undefined : firstMissing(held, law, since, Number(articleNo))
  if (missing) return notHeld(law, `${named} ${articleMark(missing)}`)
  const target = { kind: 'article', id: article.id, lawId: law.id } as const
  if (isRepealed(article.text)) return { class: 'law_changed', reason: 'article_repealed', label, target }
  // "68/a" is a point only if there is no article 68/a.
  const own = article.articleNo === lettered ? behindLetter(places) : places
  const missed = law.isSummary ? undefined : missingPlace(article.text, own)
  if (missed) return { class: 'no_pinpoint', ...missed, label, target }
  // A summary has no paragraphs, points or sentences to look for.
  if (law.isSummary)
    return { class: own.length > 0 ? 'not_held' : 'verified', reason: 'only_summary', label, target }
  return { class: 'verified', reason: 'exists', label, target, source: { text: article.text, isCut: false } }
}

/**
 * The usual law of an abbreviation, if it was read as another one: "TMK" in a petition that quotes the law on terror.
 */
function usualLawOf(text: string, { lawNumber, country }: LawCitation | ArticleCitation): string | undefined {
  const code = /^\p{Lu}{2,6}(?!\p{L})/u.exec(text)?.[0]
  const known = code === undefined ? undefined : findLawCode(fold(code))?.law
  if (known?.country !== country || known.lawNumber === lawNumber) return undefined
  const succession = successionOf(lawNumber)
  return succession !== undefined && succession === successionOf(known.lawNumber)
    ? undefined
    : known.lawNumber
}

/** In "68/a-1", reads paragraph 1 of article 68/a. */
function behindLetter([first, ...others]: Item['places']): Item['places'] {
  const parts = first?.points.slice(1) ?? []
  return parts.length > 0 ? [placeOf(parts), ...others] : others
}

const notHeld = ({ isSummary, lastArticle }: HeldLaw, label: string): AuditVerdict => ({
  class: isSummary || lastArticle === null ? 'not_held' : 'no_pinpoint',
  reason: 'article_not_held',
  label,
})

function firstMissing(
  { articles }: HeldTexts,
  law: HeldLaw,
  from: number,
  before: number,
): string | undefined {
  const own = new Set(articles.flatMap(({ lawId, articleNo }) => (lawId === law.id ? [articleNo] : [])))
  for (let no = from; no < before; no++) if (!own.has(String(no))) return String(no)
  return undefined
}

const articleIn = (
  { articles }: HeldTexts,
  law: HeldLaw,
  numbers: readonly string[],
): HeldArticle | undefined => {
  const wanted = numbers.map((no) => no.toLocaleLowerCase('tr'))
  return articles.find(
    ({ lawId, articleNo }) => lawId === law.id && wanted.includes(articleNo.toLocaleLowerCase('tr')),
  )
}

function nameOf(lawNumber: string, country: LawCitation['country']): string {
  const known = findLaw(lawNumber, country)
  const title = known?.names[0] ?? (country === 'turkey' ? repealedLaw(lawNumber)?.name : undefined)
  return title ? lawCitation({ lawNumber, title }) : lawNumber
}
