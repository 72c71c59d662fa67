/** Searches of visitors: the best five decisions, each with its first lines. */

import { AppError } from '@mizan/platform/contract'
import type { DecisionPage, GeneratedSearch } from '@mizan/research/schemas'
import { generateSearch, searchDecisions } from '@mizan/research/server'
import type { z } from 'zod'
import { leastOnSubject, mostCompared, mostResults } from '../../data/limits.ts'
import { isInOwnWords } from '../../rules/own-words.ts'
import type { VisitorPage, VisitorSearch, VisitorStory } from '../../schemas.ts'
import { onTexts, type VisitorCall } from '../call.ts'

type Page = z.infer<typeof VisitorPage>

/**
 * Decisions on any subject contain words such as "dava" and "süre" of a question. So among the matches of its words
 * those are shown that also match its subject, according to the search string made of it; if hardly any do, the words
 * alone decide.
 */
export async function searchFew(call: VisitorCall, asked: VisitorSearch): Promise<Page> {
  if (!isInOwnWords(asked.query)) return shown(await found(call, asked, mostResults))
  const byWords = await found(call, asked, mostCompared)
  const onSubject = await foundOnSubject(call, asked)
  if (onSubject.length < leastOnSubject) return shown(byWords)
  const ids = new Set(onSubject.map(({ id }) => id))
  const both = byWords.items.filter(({ id }) => ids.has(id))
  const rest = onSubject.filter(({ id }) => !both.some((one) => one.id === id))
  return shown({ ...byWords, items: [...both, ...rest] })
}

const shown = (page: DecisionPage): Page => ({
  ...page,
  items: page.items.slice(0, mostResults).map((hit) => ({ ...hit, snippets: hit.snippets.slice(0, 1) })),
})

const found = (call: VisitorCall, asked: VisitorSearch, pageSize: number): Promise<DecisionPage> =>
  searchDecisions(onTexts(call), {
    ...asked,
    ...{ pageIndex: 0, pageSize, sort: 'relevance', facets: false, filters: {} },
  })

/** Returns nothing for a question of which no search string can be made. */
async function foundOnSubject(call: VisitorCall, { query: input, searchCountry }: VisitorSearch) {
  try {
    const { query } = await generateForVisitor(call, { input, searchCountry, answers: {} })
    return (await found(call, { query, searchCountry }, mostCompared)).items
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('search.')) return []
    throw error
  }
}

export const generateForVisitor = (call: VisitorCall, asked: VisitorStory): Promise<GeneratedSearch> =>
  generateSearch(call.parts.research, { ...asked, language: call.language, now: call.clock.now() })
