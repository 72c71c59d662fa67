/** Searches of visitors: the best five decisions, each with its first lines. */

import type { GeneratedSearch } from '@mizan/research/schemas'
import { generateSearch, searchDecisions } from '@mizan/research/server'
import type { z } from 'zod'
import { mostResults } from '../../data/limits.ts'
import type { VisitorPage, VisitorSearch, VisitorStory } from '../../schemas.ts'
import { onTexts, type VisitorCall } from '../call.ts'

export async function searchFew(
  call: VisitorCall,
  asked: VisitorSearch,
): Promise<z.infer<typeof VisitorPage>> {
  const page = { pageIndex: 0, pageSize: mostResults, sort: 'relevance', facets: false, filters: {} } as const
  const found = await searchDecisions(onTexts(call), { ...asked, ...page })
  return { ...found, items: found.items.map((hit) => ({ ...hit, snippets: hit.snippets.slice(0, 1) })) }
}

export const generateForVisitor = (call: VisitorCall, asked: VisitorStory): Promise<GeneratedSearch> =>
  generateSearch(call.parts.research, { ...asked, language: call.language, now: call.clock.now() })
