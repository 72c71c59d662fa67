/** Links to texts: for router links, and as plain addresses for long lists. */
import { writeAddress } from '@mizan/platform/ui'
import type { DirectTarget, LawReference, SearchCountry, TextLink } from '../schemas.ts'
import type { DecisionAddress } from './address/decisions.ts'
import type { LawAddress } from './address/laws.ts'

export const decisionLink = (country: SearchCountry, caseId: string, q?: string) =>
  ({
    to: '/search/case/$country/$caseId',
    params: { country, caseId },
    search: q ? { q } : {},
  }) as const

export const lawLink = (
  country: SearchCountry,
  lawId: string,
  options: { q?: string; article?: string } = {},
) =>
  ({
    to: '/search/lawsearch/$country/$lawId',
    params: { country, lawId },
    search: { ...(options.q && { q: options.q }), ...(options.article && { article: options.article }) },
  }) as const

export function targetLink(target: DirectTarget, q?: string) {
  if (target.kind === 'decision') return decisionLink(target.country, target.id, q)
  if (target.kind === 'law') return lawLink(target.country, target.id, { q })
  return lawLink(target.country, target.lawId ?? target.id, { q, article: target.id })
}

/** Before the number of a law, in the place of its id. */
const numberMark = 'no-'

export const lawNumberHref = (country: SearchCountry, lawNumber: string): string =>
  `/search/lawsearch/${country}/${encodeURIComponent(numberMark + lawNumber)}`

/** The number that an address names instead of an id. */
export const lawNumberOf = (lawId: string): string | undefined =>
  lawId.startsWith(numberMark) ? lawId.slice(numberMark.length) : undefined

const encoded = encodeURIComponent

export const decisionHref = (country: SearchCountry, caseId: string, q?: string): string =>
  `/search/case/${country}/${encoded(caseId)}${writeAddress({ q })}`

export const articleHref = (country: SearchCountry, lawId: string, article?: string, q?: string): string =>
  `/search/lawsearch/${country}/${encoded(lawId)}${writeAddress({ q, article })}`

/** Target of a citation of a law: the article, else the law; null if it is not in the corpus. */
export const lawReferenceHref = ({ country, lawId, chunkId }: LawReference): string | null =>
  lawId ? articleHref(country, lawId, chunkId ?? undefined) : null

/** Target of a citation in a text; null if the corpus does not have the cited text. */
export function textLinkHref({ decision, law }: TextLink): string | null {
  if (decision) return decision.id ? decisionHref(decision.country, decision.id) : null
  return law ? lawReferenceHref(law) : null
}

/** Decisions that cite a law or one of its articles. */
export const citingHref = (country: SearchCountry, law: string, article?: string | null): string =>
  `/search/case${writeAddress({ country, law, article })}`

type Change = { page: number } | { q: string }

/** The first page is not in the address, and other words start at the first page. */
const pageOf = (change: Change) => ('page' in change && change.page > 1 ? change.page : undefined)

export const decisionSearchHref = (address: DecisionAddress, change: Change): string =>
  `/search/case${writeAddress({ ...address, ...change, page: pageOf(change) })}`

export const lawSearchHref = (country: SearchCountry, address: LawAddress, change: Change): string =>
  `/search/lawsearch/${country}${writeAddress({ ...address, ...change, page: pageOf(change) })}`
