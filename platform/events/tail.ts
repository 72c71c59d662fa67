/** The events of one office for one reader; limited in number, however slowly the reader reads. */
import type { Permission } from '../contract/index.ts'

export interface KeptEvent {
  id: number
  name: string
  data: Record<string, unknown>
  permission: Permission | null
  /** The only people who receive it; null for everybody. */
  people: readonly string[] | null
}

/** The events that a reader gets at once; `lost` says that there were more events than could be kept for them. */
export type Batch = { kind: 'events'; events: readonly KeptEvent[] } | { kind: 'lost'; id: number }

/** Far more than any regular reader is ever behind. */
const mostWaiting = 200

export class Tail {
  #events: KeptEvent[] = []
  #lostAt: number | undefined
  #wake = Promise.withResolvers<void>()

  push(events: readonly KeptEvent[]): void {
    this.#events.push(...events)
    if (this.#events.length > mostWaiting || this.#lostAt !== undefined) {
      this.#lostAt = this.#events.at(-1)?.id ?? this.#lostAt
      this.#events = []
    }
    this.#wake.resolve()
  }

  /** Drops events from before its reader's start. */
  forget(): void {
    this.#events = []
  }

  /** Number of events that wait for their reader. */
  get length(): number {
    return this.#events.length
  }

  /** Waits for the next events; undefined once the signal is aborted. */
  async take(signal: AbortSignal): Promise<Batch | undefined> {
    const wake = () => this.#wake.resolve()
    signal.addEventListener('abort', wake)
    if (this.#events.length === 0 && this.#lostAt === undefined && !signal.aborted) await this.#wake.promise
    signal.removeEventListener('abort', wake)
    if (signal.aborted) return undefined
    return this.#batch()
  }

  #batch(): Batch {
    this.#wake = Promise.withResolvers()
    const [lostAt, events] = [this.#lostAt, this.#events]
    this.#lostAt = undefined
    this.#events = []
    return lostAt === undefined ? { kind: 'events', events } : { kind: 'lost', id: lostAt }
  }
}
