/** The texts of the archive that a text cites, read at once for each country whose sources are cited. */
import { citedTexts, decisionTexts } from '@mizan/research/server'
import type { HeldTexts } from '../../rules/audit/archive-texts.ts'
import type { Item } from '../../rules/audit/items.ts'
import type { DraftCall } from '../call.ts'

const countries = ['turkey', 'kktc'] as const

export async function heldFor(
  { unscoped }: Pick<DraftCall, 'unscoped'>,
  items: readonly Item[],
): Promise<HeldTexts> {
  const found = { laws: [], articles: [], decisions: [] } as {
    [part in 'laws' | 'articles' | 'decisions']: HeldTexts[part][number][]
  }
  for (const country of countries) {
    const own = items.filter(({ citation }) => citation.country === country)
    if (own.length === 0) continue
    const { laws, articles, decisions } = await citedTexts(unscoped, { country, ...citedBy(own) })
    found.laws.push(...laws)
    found.articles.push(...articles)
    found.decisions.push(...decisions)
  }
  const needsText = ({ quotes, sections }: Item) => quotes.length > 0 || sections !== null
  const quoted = new Set(items.filter(needsText).flatMap(numbersOf))
  const ids = found.decisions
    .filter(
      ({ caseNumber, decisionNumber }) => quoted.has(caseNumber ?? '') || quoted.has(decisionNumber ?? ''),
    )
    .map(({ id }) => id)
  return { ...found, texts: await decisionTexts(unscoped, ids) }
}

const numbersOf = ({ citation }: Item): string[] =>
  citation.kind === 'decision'
    ? [citation.caseNumber, citation.decisionNumber, citation.number].flatMap((one) => one ?? [])
    : []

function citedBy(items: readonly Item[]) {
  const laws = new Set<string>()
  const articles = new Set<string>()
  for (const { citation, since } of items) {
    if (citation.kind === 'decision') continue
    laws.add(citation.lawNumber)
    if (citation.kind !== 'article') continue
    for (let no = since ?? Number.POSITIVE_INFINITY; no < Number(citation.articleNo); no++)
      articles.add(String(no))
    articles.add(citation.articleNo)
    if (citation.lettered) articles.add(citation.lettered)
  }
  return { laws: [...laws], articles: [...articles], numbers: [...new Set(items.flatMap(numbersOf))] }
}
