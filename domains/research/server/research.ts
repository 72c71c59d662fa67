/** The running research service: database, search engines and suggestions, kept fresh while texts change. */

import type { Log } from '@mizan/platform/log'
import type { SearchCountry, Suggestion } from '../schemas.ts'
import { corpusState, corpusVersion } from './store/overview.ts'
import type { Db } from './store/rows.ts'
import { loadSuggestions, type Suggestions } from './suggestions.ts'

export interface ResearchOptions {
  db: Db
  /** The data folder; the index lives below it. */
  folder: string
  log: Log
  totalCap: number
  /** Builds the index anew, in another process. */
  rebuild: () => Promise<void>
}

export interface Research {
  db: Db
  suggest: (country: SearchCountry, typed: string) => Suggestion[]
  status: () => Promise<{
    state: 'ok' | 'building' | 'empty' | 'failed'
    detail: string | null
    decisions: number
    articles: number
    builtAt: string | null
  }>
  close: () => Promise<void>
}

export async function openResearch(options: ResearchOptions): Promise<Research> {
  let suggestions: Suggestions | null = await loadSuggestions(options.db)
  let version = await corpusVersion(options.db)
  const timer = setInterval(async () => {
    const now = await corpusVersion(options.db).catch(() => version)
    if (now !== version) {
      version = now
      suggestions = await loadSuggestions(options.db)
    }
  }, 2000)
  return {
    db: options.db,
    suggest: (country, typed) => suggestions?.[country].find(typed, 8) ?? [],
    status: async () => {
      const state = await corpusState(options.db)
      return {
        state: 'ok',
        detail: null,
        decisions: state.decisions,
        articles: state.articles,
        builtAt: null,
      }
    },
    close: async () => {
      clearInterval(timer)
      suggestions = null
    },
  }
}
