/** The measured systems: the server, called as a browser calls it, and the plain baseline beside it. */

import { openTestApplication } from '../../apps/server/testing.ts'
import { PlainIndex } from './baseline.ts'
import { nameOf, type PackDecision, type PackLaw } from './texts.ts'

export interface FoundArticle {
  lawNumber: string
  articleNo: string
}

export interface FoundDecision {
  court: string
  chamber: string | null
  caseNumber: string | null
  decisionNumber: string | null
}

/** The best answers to a query, best first. */
export interface System {
  name: string
  articles: (query: string, country: 'TR' | 'KKTC', limit: number) => Promise<FoundArticle[]>
  decisions: (query: string, country: 'TR' | 'KKTC', limit: number) => Promise<FoundDecision[]>
}

interface LawAnswer {
  data: {
    items: { id: string; articleNo: string; law: { lawNumber: string } }[]
    direct: DirectAnswer | null
  }
}
interface DecisionAnswer {
  data: { items: (FoundDecision & { id: string })[]; direct: DirectAnswer | null }
}
interface DirectAnswer {
  kind: string
  id: string
}

const countries = { TR: 'turkey', KKTC: 'kktc' }

/** Imports the packs into a database of its own and opens the server in this process. */
export async function openServer(corpus: string): Promise<System & { close: () => Promise<void> }> {
  const application = await openTestApplication({ packs: [corpus] })
  const { server } = application
  const { headers } = await application.signIn()
  const ask = async <T>(
    url: string,
    query: string,
    country: 'TR' | 'KKTC',
    limit: number,
  ): Promise<T | null> => {
    const payload = { query, searchCountry: countries[country], pageSize: limit, facets: false }
    const answer = await server.inject({ method: 'POST', url, payload, headers })
    return answer.statusCode === 200 ? (answer.json() as T) : null
  }
  return {
    name: 'server',
    articles: async (query, country, limit) => {
      const answer = await ask<LawAnswer>('/api/laws/search', query, country, limit)
      const items = directFirst(answer?.data.items ?? [], answer?.data.direct ?? null)
      return items.map(({ articleNo, law }) => ({ articleNo, lawNumber: law.lawNumber }))
    },
    decisions: async (query, country, limit) => {
      const answer = await ask<DecisionAnswer>('/api/case-search/filtered-search', query, country, limit)
      return directFirst(answer?.data.items ?? [], answer?.data.direct ?? null)
    },
    close: application.close,
  }
}

/** The screen shows a text that the query names above the list. */
function directFirst<T extends { id: string }>(items: T[], direct: DirectAnswer | null): T[] {
  const at = direct ? items.findIndex(({ id }) => id === direct.id) : -1
  return at > 0 ? [items[at] as T, ...items.slice(0, at), ...items.slice(at + 1)] : items
}

export function openBaseline(laws: readonly PackLaw[], decisions: readonly PackDecision[]): System {
  const articles = laws.flatMap((law) => law.articles.map((article) => ({ law, article })))
  const byCountry = (country: 'TR' | 'KKTC') => articles.filter(({ law }) => law.country === country)
  const lists = { TR: byCountry('TR'), KKTC: byCountry('KKTC') }
  const indexes = {
    TR: new PlainIndex(
      lists.TR.map(({ law, article }) => `${law.title} ${article.heading ?? ''} ${article.text}`),
    ),
    KKTC: new PlainIndex(
      lists.KKTC.map(({ law, article }) => `${law.title} ${article.heading ?? ''} ${article.text}`),
    ),
  }
  const decisionIndex = new PlainIndex(decisions.map(({ subject, text }) => `${subject ?? ''} ${text}`))
  return {
    name: 'BM25',
    articles: async (query, country, limit) =>
      indexes[country].search(query, limit).flatMap((at) => {
        const found = lists[country][at]
        return found ? [{ lawNumber: found.law.lawNumber, articleNo: found.article.no }] : []
      }),
    decisions: async (query, country, limit) =>
      decisionIndex
        .search(query, limit * 4)
        .filter((at) => decisions[at]?.country === country)
        .slice(0, limit)
        .flatMap((at) => {
          const found = decisions[at]
          return found ? [foundOf(found)] : []
        }),
  }
}

/** The decision in the spelling of the server's answers. */
function foundOf(raw: PackDecision): FoundDecision {
  const { court = raw.court, chamber, caseNumber, decisionNumber } = nameOf(raw)
  return {
    court,
    chamber: chamber ?? null,
    caseNumber: caseNumber ?? null,
    decisionNumber: decisionNumber ?? null,
  }
}
