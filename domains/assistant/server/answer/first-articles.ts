/** Passages of the articles that the search of laws finds first, and their first sentences as an answer. */

import type { SearchCountry } from '@mizan/research/schemas'
import { searchLaws } from '@mizan/research/server'
import { sql } from 'kysely'
import type { Draft, Passage } from '../../rules/passage.ts'
import type { AssistantCall } from '../call.ts'

const most = 3

export async function firstArticles(
  call: AssistantCall,
  query: string,
  searchCountry: SearchCountry,
): Promise<Passage[]> {
  const { parts, ...rest } = call
  if (!/\p{L}{2}/u.test(query)) return []
  const { items } = await searchLaws(
    { ...rest, parts: { research: parts.research } } as never,
    {
      query,
      searchCountry,
      filters: {},
      pageIndex: 0,
      pageSize: most,
      sort: 'relevance',
      facets: false,
    } as never,
  )
  const { rows } = await sql<{ id: string; text: string }>`
    select id, text from law_articles where id = any(${items.map(({ id }) => id)}::text[])`.execute(
    call.unscoped,
  )
  const texts = new Map(rows.map((row) => [row.id, row.text]))
  return items.map(({ id, articleNo, heading, law }, at) => ({
    id: `p${at + 1}`,
    placeId: id,
    text: texts.get(id) ?? '',
    score: most - at,
    source: {
      id: `s${at + 1}`,
      kind: 'article',
      country: searchCountry,
      title: `${law.abbreviation ?? law.title} ${articleNo}`,
      law: { id: law.id, number: law.lawNumber, title: law.title, abbreviation: law.abbreviation },
      article: { id, no: articleNo, heading },
      decision: null,
      document: null,
    },
  }))
}

export function quoteFirst(passages: readonly Passage[]): Draft {
  const sentences = passages.map(({ id, text }, at) => {
    const quote = /^.{40,400}?[.;](?=\s|$)/s.exec(text)?.[0] ?? text.slice(0, 300)
    return {
      text: quote,
      part: at === 0 ? ('short' as const) : ('grounds' as const),
      supports: [{ passageId: id, quote }],
    }
  })
  return { refusal: sentences.length === 0 ? 'nothing_found' : null, sentences }
}
