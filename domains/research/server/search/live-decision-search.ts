/** The search in use, exchanged for a newer version of the index without a pause. */
import { join } from 'node:path'
import { currentVersion, filePrint } from '@mizan/platform/search'
import { DecisionSearch, type OpenOptions } from './decision-search.ts'

/** Requests that began with the old version have this long to end, in milliseconds. */
const FAREWELL = 30_000
/** The files of the version in use are looked at on every so many refreshes. */
const LOOK_AT_FILES = 5

export class LiveDecisionSearch {
  private readonly base: string
  private readonly options: OpenOptions
  private search: DecisionSearch | null = null
  private refreshing: Promise<boolean> | null = null
  private failure: string | null = null
  /** What the files looked like when they were opened, or found sound, and when they were last looked at. */
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

  /** Why the version in use cannot be opened or trusted, or null; a new version, built anew, is the way out. */
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

  /** The files, as they were last looked at, are others than those that were opened, and sound all the same. */
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

  /** What is read only now and then may have been cut or removed long before a search needs it. */
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
