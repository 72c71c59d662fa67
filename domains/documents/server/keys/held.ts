/**
 * Keys of offices that hold their own, while they are open: in the memory of this process and nowhere else. Closing is
 * noted in the row of the key, which every use reads, so that it ends in all processes at once.
 */
import type { KeyObject } from 'node:crypto'

/** A working day. */
export const openHours = 12

interface Held {
  keyId: string
  closings: number
  key: KeyObject
  until: Date
}

type Named = { id: string; company_id: string; closings: number }

export class HeldKeys {
  readonly #held = new Map<string, Held>()

  readonly #listeners: ((officeId: string) => void)[] = []

  /** For whoever keeps what was decrypted with a key, and no longer than the key. */
  onDropped(listener: (officeId: string) => void): void {
    this.#listeners.push(listener)
  }

  /** Returns until when it is open. */
  hold(row: Named, key: KeyObject, now: Date): Date {
    const until = new Date(now.getTime() + openHours * 3_600_000)
    const held = { keyId: row.id, closings: row.closings, key, until }
    this.#held.set(row.company_id, held)
    // Nobody may ask for it again, and then it would stay.
    setTimeout(() => this.#drop(row.company_id, held), openHours * 3_600_000).unref()
    return until
  }

  /** Undefined if it is not open here, was closed meanwhile, or is no longer the key of the office. */
  find(row: Named, now: Date): Held | undefined {
    const held = this.#held.get(row.company_id)
    if (!held) return undefined
    if (held.keyId === row.id && held.closings === row.closings && now < held.until) return held
    this.#drop(row.company_id, held)
    return undefined
  }

  #drop(officeId: string, held: Held): void {
    if (this.#held.get(officeId) !== held) return
    this.#held.delete(officeId)
    for (const listener of this.#listeners) listener(officeId)
  }
}
