/** The running research service: database, search and suggestions, kept in step while texts change. */
import type { Log } from '@mizan/platform/log'
import type { SearchCountry, Suggestion } from '../schemas.ts'
import { indexBase, isIndexFresh } from './decision-index.ts'
import { buildLawIndex, type LawIndex } from './law-index.ts'
import { type DecisionSearch, LiveDecisionSearch } from './search/index.ts'
import { type ChamberCount, corpusState, corpusVersion, countChambers } from './store/overview.ts'
import type { Db } from './store/rows.ts'
import { loadSuggestions, type Suggestions } from './suggestions.ts'

export interface ResearchOptions {
  db: Db
  /** The data folder; the index lives below it. */
  folder: string
  log: Log
  /** Builds the index anew, in another process. */
  rebuild: () => Promise<void>
}

export interface IndexStatus {
  state: 'ok' | 'building' | 'empty' | 'failed'
  detail: string | null
  decisions: number
  articles: number
  builtAt: string | null
}

export interface Research {
  db: Db
  log: Log
  /** Null until the first index is there. */
  decisions: () => DecisionSearch | null
  /** Null until the articles have been read. */
  laws: () => LawIndex | null
  chambers: () => readonly ChamberCount[]
  suggest: (country: SearchCountry, typed: string) => Suggestion[]
  status: () => Promise<IndexStatus>
  /** Resolves when what was begun in the background is done, such as reading the articles at start. */
  settled: () => Promise<void>
  close: () => Promise<void>
}

const lookEveryMs = 2_000
const mostSuggestions = 8

interface Memory {
  version: number
  chambers: ChamberCount[]
  suggestions: Suggestions
}

async function remember(db: Db): Promise<Memory> {
  return {
    version: await corpusVersion(db),
    chambers: await countChambers(db),
    suggestions: await loadSuggestions(db),
  }
}

export async function openResearch(options: ResearchOptions): Promise<Research> {
  const { db, log } = options
  const live = new LiveDecisionSearch(indexBase(options.folder))
  let memory = await remember(db)
  let laws: LawIndex | null = null
  let building = false
  let failure: string | null = null
  await live.refresh()

  const rebuild = async () => {
    building = true
    try {
      await options.rebuild()
      await live.refresh()
      failure = null
    } catch (error) {
      failure = 'The search index could not be built; the log tells why.'
      log.error({ err: error }, 'search index not built')
    } finally {
      building = false
    }
  }
  const look = async () => {
    await live.refresh()
    const version = await corpusVersion(db)
    if (version === memory.version && laws) return
    laws = await buildLawIndex(db)
    if (version !== memory.version) memory = await remember(db)
  }
  const work = new Set<Promise<void>>()
  const inBackground = (task: Promise<void>) => {
    const safe = task.catch((error) => log.warn({ err: error }, 'research could not look for changes'))
    work.add(safe)
    safe.finally(() => work.delete(safe))
  }
  const timer = setInterval(() => work.size === 0 && inBackground(look()), lookEveryMs)
  inBackground(look())
  if (!(await isIndexFresh(db, options.folder))) inBackground(rebuild())

  return {
    db,
    log,
    decisions: () => live.current(),
    laws: () => laws,
    chambers: () => memory.chambers,
    suggest: (country, typed) => memory.suggestions[country].find(typed, mostSuggestions),
    status: () => statusOf(db, live.current(), building || laws === null, failure),
    settled: async () => void (await Promise.all(work)),
    close: async () => {
      clearInterval(timer)
      await Promise.all(work)
      live.close()
    },
  }
}

async function statusOf(
  db: Db,
  index: DecisionSearch | null,
  building: boolean,
  failure: string | null,
): Promise<IndexStatus> {
  const state = await corpusState(db).catch(() => null)
  const documents = index?.documents ?? 0
  const told = { decisions: documents, articles: state?.articles ?? 0, builtAt: builtAt(index?.version) }
  if (building) return { ...told, state: 'building', detail: null }
  if (failure !== null) return { ...told, state: 'failed', detail: failure }
  if (!state) return { ...told, state: 'failed', detail: 'The database does not answer.' }
  return { ...told, state: state.decisions + state.articles === 0 ? 'empty' : 'ok', detail: null }
}

/** A version is named by the instant of its build: "20261121052626123". */
function builtAt(version: string | undefined): string | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(version ?? '')
  return parts ? `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}:${parts[5]}:${parts[6]}Z` : null
}
