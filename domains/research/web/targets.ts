/** Links to the texts themselves. */
import type { DirectTarget, SearchCountry } from '../schemas.ts'

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
