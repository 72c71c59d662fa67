/** The search in use, exchanged for a newer version of the index without a pause. */
import { currentVersion } from '@mizan/platform/search'
import { DecisionSearch, type OpenOptions } from './decision-search.ts'

/** Requests that began with the old version have this long to end, in milliseconds. */
const FAREWELL = 30_000

export class LiveDecisionSearch {
  private readonly base: string
  private readonly options: OpenOptions
  private search: DecisionSearch | null = null
  private refreshing: Promise<boolean> | null = null
  private failure: string | null = null

  constructor(base: string, options: OpenOptions = {}) {
    this.base = base
    this.options = options
  }

  /** Null before the first index has been built. */
  current(): DecisionSearch | null {
    return this.search
  }

  /** Why the version in use could not be opened, or null; a new version, built anew, is the way out. */
  problem(): string | null {
    return this.failure
  }

  /**
   * Opens the version in use if it is another one; true when it was. Call at start, after a build, and now and then.
   * Never rejects for a damaged version: the search stays as it was, and `problem` tells of it.
   */
  refresh(): Promise<boolean> {
    this.refreshing ??= this.exchange().finally(() => {
      this.refreshing = null
    })
    return this.refreshing
  }

  close(): void {
    this.search?.close()
    this.search = null
  }

  private async exchange(): Promise<boolean> {
    const version = await currentVersion(this.base)
    const isOpen = version === (this.search?.version ?? null)
    const opened = isOpen ? null : await this.open(version)
    if (isOpen) this.failure = null
    if (!opened) return false
    const old = this.search
    this.search = opened
    this.failure = null
    if (old) setTimeout(() => old.close(), FAREWELL).unref()
    return true
  }

  private open(version: string | null): Promise<DecisionSearch | null> {
    return DecisionSearch.open(this.base, this.options).catch((error: unknown) => {
      this.failure = `Version ${version} of the index cannot be opened: ${messageOf(error)}`
      return null
    })
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
