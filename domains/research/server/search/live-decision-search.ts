/** The search in use, replaced by a newer version of the index without interruption. */
import { join } from 'node:path'
import { currentVersion, filePrint } from '@mizan/platform/search'
import { DecisionSearch } from './decision-search.ts'
import type { OpenOptions } from './request.ts'

/** Requests that began with the old version may take this long to end, in milliseconds. */
const FAREWELL = 30_000
/** The files of the version in use are checked at every n-th refresh. */
const LOOK_AT_FILES = 5

export class LiveDecisionSearch {
  private readonly base: string
  private readonly options: OpenOptions
  private search: DecisionSearch | null = null
  private refreshing: Promise<boolean> | null = null
  private failure: string | null = null
  /** The fingerprint of the files when they were opened or verified, and when they were last checked. */
  private print = ''
  private seen = ''
  private refreshes = 0

  constructor(base: string, options: OpenOptions = {}) {
    this.base = base
    this.options = options
  }

  /** Null before the first index has been built. */
  current(): DecisionSearch | null {
    return this.search
  }

  /** Why the version in use cannot be opened or trusted, or null; a rebuilt version solves it. */
  problem(): string | null {
    return this.failure
  }

  /**
   * Opens the version in use if it is another one; true if it was. Call at start, after a build, and now and then.
   * Never rejects for a damaged version: the search stays as it was, and `problem` reports it.
   */
  refresh(): Promise<boolean> {
    this.refreshing ??= this.exchange().finally(() => {
      this.refreshing = null
    })
    return this.refreshing
  }

  /** Accepts files that changed since they were opened but were verified as intact. */
  trust(): void {
    this.print = this.seen
    this.failure = null
  }

  close(): void {
    this.search?.close()
    this.search = null
  }

  private async exchange(): Promise<boolean> {
    const version = await currentVersion(this.base)
    const isOpen = version === (this.search?.version ?? null)
    const opened = isOpen ? null : await this.open(version)
    if (isOpen || version === null) await this.lookAtFiles()
    if (!opened) return false
    const old = this.search
    this.search = opened
    this.seen = await this.printOf(opened)
    this.trust()
    if (old) setTimeout(() => old.close(), FAREWELL).unref()
    return true
  }

  /** Data that is rarely read may have been truncated or removed long before a search needs it. */
  private async lookAtFiles(): Promise<void> {
    this.refreshes += 1
    if (!this.search || this.refreshes % LOOK_AT_FILES !== 0) return
    this.seen = await this.printOf(this.search)
    this.failure =
      this.seen === this.print ? null : `Files of version ${this.search.version} of the index were changed.`
  }

  private printOf({ version }: DecisionSearch): Promise<string> {
    return filePrint(join(this.base, version))
  }

  private open(version: string | null): Promise<DecisionSearch | null> {
    return DecisionSearch.open(this.base, this.options).catch((error: unknown) => {
      this.failure = `Version ${version} of the index cannot be opened: ${messageOf(error)}`
      return null
    })
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
