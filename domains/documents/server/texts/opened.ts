/** The indexes of offices that are in memory: those that were searched last, and of those with a key of their own only while it is open. */
import type { Tx } from '../call.ts'
import type { OfficeKeys } from '../keys/office-keys.ts'
import { OfficeIndex } from './office-index.ts'

/** Bytes of all of them together; the last one stays, however large it is. */
const mostBytes = 1_000_000_000
/** Without a search for so long, that of an office which holds its own key is dropped, as other processes learn of a closing only by asking. */
const idleMs = 10 * 60_000

/** After so long it is made anew, because rows of what is gone are removed after a day, and it would not learn of that. */
const learnsMs = 12 * 3_600_000

interface Opened {
  index: OfficeIndex
  usedAt: number
  timer?: NodeJS.Timeout
}

export class OpenedIndexes {
  readonly #opened = new Map<string, Opened>()
  readonly #keys: Pick<OfficeKeys, 'openerOf' | 'opened'>

  constructor(keys: Pick<OfficeKeys, 'openerOf' | 'opened'>) {
    this.#keys = keys
    keys.opened.onDropped((officeId) => this.drop(officeId))
  }

  /** As it is now. @throws AppError `document.keys_locked`; then nothing of the office is in memory any more */
  async open(tx: Tx, officeId: string): Promise<OfficeIndex> {
    try {
      const opener = await this.#keys.openerOf(tx, officeId)
      const { index } = this.#take(officeId, opener.isHeld, tx.clock.now().getTime())
      await index.refresh(tx, officeId, opener)
      this.#makeRoom(officeId)
      return index
    } catch (error) {
      this.drop(officeId)
      throw error
    }
  }

  drop(officeId: string): void {
    clearTimeout(this.#opened.get(officeId)?.timer)
    this.#opened.delete(officeId)
  }

  has(officeId: string): boolean {
    return this.#opened.has(officeId)
  }

  #take(officeId: string, isHeld: boolean, usedAt: number): Opened {
    const former = this.#opened.get(officeId)
    const index = former && usedAt - former.usedAt < learnsMs ? former.index : new OfficeIndex()
    this.drop(officeId)
    const timer = isHeld ? setTimeout(() => this.drop(officeId), idleMs).unref() : undefined
    const opened = { index, usedAt, ...(timer && { timer }) }
    // At the end: the order is that of the last search.
    this.#opened.set(officeId, opened)
    return opened
  }

  #makeRoom(asking: string): void {
    let size = [...this.#opened.values()].reduce((sum, { index }) => sum + index.size, 0)
    for (const [officeId, { index }] of this.#opened) {
      if (size <= mostBytes) return
      if (officeId === asking) continue
      size -= index.size
      this.drop(officeId)
    }
  }
}
