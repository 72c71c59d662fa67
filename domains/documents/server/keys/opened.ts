/**
 * Keys of offices that hold their own, while they are open: in the memory of this process and nowhere else. Closing is
 * noted in the row of the key, which every use reads, so that it ends in all processes at once.
 */
import type { KeyObject } from 'node:crypto'

/** A working day. */
export const openHours = 12

interface Opened {
  keyId: string
  closings: number
  key: KeyObject
  until: Date
}

type Named = { id: string; company_id: string; closings: number }

export class OpenedKeys {
  readonly #opened = new Map<string, Opened>()

  readonly #listeners: ((officeId: string) => void)[] = []

  /** For whoever keeps what was decrypted with a key, and no longer than the key. */
  onDropped(listener: (officeId: string) => void): void {
    this.#listeners.push(listener)
  }

  /** Returns until when it is open. */
  open(row: Named, key: KeyObject, now: Date): Date {
    const until = new Date(now.getTime() + openHours * 3_600_000)
    const opened = { keyId: row.id, closings: row.closings, key, until }
    this.#opened.set(row.company_id, opened)
    // Nobody may ask for it again, and then it would stay.
    setTimeout(() => this.#drop(row.company_id, opened), openHours * 3_600_000).unref()
    return until
  }

  /** Undefined if it is not open here, was closed meanwhile, or is no longer the key of the office. */
  find(row: Named, now: Date): Opened | undefined {
    const opened = this.#opened.get(row.company_id)
    if (!opened) return undefined
    if (opened.keyId === row.id && opened.closings === row.closings && now < opened.until) return opened
    this.#drop(row.company_id, opened)
    return undefined
  }

  #drop(officeId: string, opened: Opened): void {
    if (this.#opened.get(officeId) !== opened) return
    this.#opened.delete(officeId)
    for (const listener of this.#listeners) listener(officeId)
  }
}
