/** The events of one office in this process, read once for all its readers. */
import { type KeptEvent, Tail } from './tail.ts'

/** Reads the events of an office. */
export interface EventReader {
  /** Id of the latest event; 0 if there was none yet. */
  last(): Promise<number>
  /** The first `most` events after the id, in order. */
  after(id: number, most: number): Promise<KeptEvent[]>
  has(id: number): Promise<boolean>
}

/** Events that are read in one query. */
export const pageOfEvents = 500
const tryAgainMs = 1_000

export class Feed {
  readonly reader: EventReader
  readonly #tails = new Set<Tail>()
  readonly #onFailure: (error: unknown) => void
  readonly #opened: Promise<void>
  #cursor = 0
  #isReading = false
  #isAwake = false

  constructor(reader: EventReader, onFailure: (error: unknown) => void) {
    this.reader = reader
    this.#onFailure = onFailure
    this.#opened = reader.last().then((id) => {
      this.#cursor = id
    })
  }

  /** A tail, which is registered at once and gets every event after the `position`. */
  join(): { tail: Tail; position: Promise<number> } {
    const tail = new Tail()
    this.#tails.add(tail)
    const position = this.#opened.then(() => {
      tail.forget()
      return this.#cursor
    })
    return { tail, position }
  }

  /** Returns whether no reader is left. */
  leave(tail: Tail): boolean {
    this.#tails.delete(tail)
    return this.#tails.size === 0
  }

  /** Says that there may be new events. A feed that nobody reads any more rests, also if reading has failed. */
  wake(): void {
    if (this.#tails.size === 0) return
    this.#isAwake = true
    if (this.#isReading) return
    this.#isReading = true
    this.#readAll()
      .catch((error) => {
        this.#onFailure(error)
        setTimeout(() => this.wake(), tryAgainMs).unref()
      })
      .finally(() => {
        this.#isReading = false
        if (this.#isAwake && this.#tails.size > 0) this.wake()
      })
  }

  async #readAll(): Promise<void> {
    await this.#opened
    while (this.#isAwake && this.#tails.size > 0) {
      this.#isAwake = false
      const events = await this.reader.after(this.#cursor, pageOfEvents)
      this.#cursor = events.at(-1)?.id ?? this.#cursor
      if (events.length === pageOfEvents) this.#isAwake = true
      for (const tail of this.#tails) if (events.length > 0) tail.push(events)
    }
  }
}
