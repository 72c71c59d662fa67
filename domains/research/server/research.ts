/** The running research service: database, search and suggestions, kept up to date while texts change. */
import type { Log } from '@mizan/platform/log'
import type { SearchCountry, Suggestion } from '../schemas.ts'
import { indexBase, isIndexFresh } from './decision-index.ts'
import { type IndexStatus, indexStatus, outdatedTexts } from './index-status.ts'
import { buildLawIndex, type LawIndex } from './law-index.ts'
import { type DecisionSearch, LiveDecisionSearch } from './search/index.ts'
import { corpusVersion } from './store/corpus-state.ts'
import { listSubjects, loadOverview, type Overview } from './store/overview.ts'
import type { Db } from './store/rows.ts'
import { makeSuggestions, type Suggestions } from './suggestions.ts'

export interface ResearchOptions {
  db: Db
  /** The data folder, which contains the index. */
  folder: string
  log: Log
  /** Rebuilds the index in another process, which ends when the signal is aborted. */
  rebuild: (signal: AbortSignal) => Promise<void>
}

/** What is kept in memory of one state of the texts. */
interface Memory {
  version: number
  laws: LawIndex
  overview: Overview
  suggestions: Suggestions
}

const lookEveryMs = 2_000
const mostSuggestions = 8
/** After this many checks without changed texts, an import has ended or was killed; then the index is checked. */
const quietLooks = 10

export class Research {
  readonly db: Db
  readonly #options: ResearchOptions
  readonly #live: LiveDecisionSearch
  readonly #ending = new AbortController()
  #memory: Memory | null = null
  #building = false
  #failure: string | null = null
  #seenVersion = -1
  #looksSinceChange = 0
  #work: Promise<void> = Promise.resolve()
  #isBusy = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: ResearchOptions) {
    this.db = options.db
    this.#options = options
    this.#live = new LiveDecisionSearch(indexBase(options.folder))
  }

  /** Begins to read the texts and to check for changes; each part answers as soon as it is ready. */
  start(): void {
    this.#inBackground(async () => {
      await this.#live.refresh()
      await this.#remember()
      const outdated = await outdatedTexts(this.db)
      if (outdated) this.#options.log.warn(outdated)
      if (!(await this.#isFresh())) await this.#rebuild()
    })
    this.#timer = setInterval(() => this.#inBackground(() => this.#look()), lookEveryMs)
  }

  /** Null until there is an index. */
  decisions(): DecisionSearch | null {
    return this.#live.current()
  }

  /** Null until the articles have been read. */
  laws(): LawIndex | null {
    return this.#memory?.laws ?? null
  }

  /** Null until the texts have been read. */
  chambers(): Overview['chambers'] | null {
    return this.#memory?.overview.chambers ?? null
  }

  /** What the whole corpus contains: from memory or, until that is filled, from the kept counts. */
  async overview(): Promise<Overview> {
    return this.#memory?.overview ?? loadOverview(this.db)
  }

  suggest(country: SearchCountry, typed: string): Suggestion[] {
    return this.#memory?.suggestions[country].find(typed, mostSuggestions) ?? []
  }

  status(): Promise<IndexStatus> {
    const building = this.#building || this.#memory === null
    return indexStatus(this.db, this.#live.current(), building, this.#failure)
  }

  /** Resolves when the background work is done, such as reading the articles at start. */
  settled(): Promise<void> {
    return this.#work
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#ending.abort()
    await this.#work
    this.#live.close()
  }

  /** Runs one task at a time; a check that would begin during another task is skipped. */
  #inBackground(task: () => Promise<void>): void {
    if (this.#isBusy || this.#ending.signal.aborted) return
    this.#isBusy = true
    this.#work = task()
      .catch((error) => this.#options.log.warn({ err: error }, 'research could not look for changes'))
      .finally(() => {
        this.#isBusy = false
      })
  }

  /**
   * Texts are read again once they have not changed for one check, because an import changes them many times a second.
   */
  async #look(): Promise<void> {
    if (await this.#live.refresh()) this.#failure = null
    const version = await corpusVersion(this.db)
    this.#looksSinceChange = version === this.#seenVersion ? this.#looksSinceChange + 1 : 0
    this.#seenVersion = version
    if (this.#looksSinceChange === 0) return
    if (version !== this.#memory?.version) await this.#remember()
    const isDamaged = this.#live.problem() !== null && this.#live.problem() !== this.#failure
    const isDue = this.#looksSinceChange === quietLooks || isDamaged
    if (!isDue) return
    if (!(await this.#isFresh())) await this.#rebuild()
    else if (isDamaged) this.#live.trust()
  }

  #isFresh(): Promise<boolean> {
    const trusted = this.#live.problem() === null ? this.#live.current() : null
    return isIndexFresh(this.db, this.#options.folder, trusted)
  }

  /** The version is read first, so that the next check notices texts that change meanwhile. */
  async #remember(): Promise<void> {
    const version = await corpusVersion(this.db)
    const overview = await loadOverview(this.db)
    const { index, laws } = await buildLawIndex(this.db)
    const subjects = await listSubjects(this.db)
    const suggestions = makeSuggestions({ chambers: overview.chambers, laws, subjects })
    this.#memory = { version, laws: index, overview, suggestions }
  }

  async #rebuild(): Promise<void> {
    this.#building = true
    try {
      await this.#options.rebuild(this.#ending.signal)
      await this.#live.refresh()
      this.#failure = this.#live.problem()
    } catch (error) {
      if (this.#ending.signal.aborted) return
      this.#failure = 'The search index could not be built; the log tells why.'
      this.#options.log.error({ err: error }, 'search index not built')
    } finally {
      this.#building = false
    }
  }
}
