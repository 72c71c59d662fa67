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

  constructor(base: string, options: OpenOptions = {}) {
    this.base = base
    this.options = options
  }

  /** Null before the first index has been built. */
  current(): DecisionSearch | null {
    return this.search
  }

  /** Opens the version in use if it is another one; true when it was. Call at start, after a build, and now and then. */
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
    if (!version || version === this.search?.version) return false
    const old = this.search
    this.search = await DecisionSearch.open(this.base, this.options)
    if (old) setTimeout(() => old.close(), FAREWELL).unref()
    return true
  }
}
