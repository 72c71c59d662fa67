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
  takenAt: string | null
  key: KeyObject
  until: Date
}

type Named = { id: string; company_id: string; closings: number; taken_at: string | null }

export class OpenedKeys {
  /** Of each office the key and, while transactions may still see the row of a former one, that one. */
  readonly #opened = new Map<string, readonly Opened[]>()

  readonly #listeners: ((officeId: string) => void)[] = []

  /** For whoever keeps what was decrypted with a key, and no longer than the key. */
  onDropped(listener: (officeId: string) => void): void {
    this.#listeners.push(listener)
  }

  /** Returns until when it is open. A new key is opened before its row is committed, so that nobody finds it closed. */
  open(row: Named, key: KeyObject, now: Date): Date {
    const until = new Date(now.getTime() + openHours * 3_600_000)
    const { id: keyId, closings, taken_at: takenAt } = row
    const opened = { keyId, closings, takenAt, key, until }
    const former = this.#of(row.company_id).filter((one) => one.keyId !== keyId)
    this.#opened.set(row.company_id, [...former.slice(-1), opened])
    // Nobody may ask for it again, and then it would stay.
    setTimeout(() => this.#drop(row.company_id, [opened]), openHours * 3_600_000).unref()
    return until
  }

  /** Undefined if it is not open here, was closed meanwhile, or is no longer the key of the office. */
  find(row: Named, now: Date): Opened | undefined {
    const all = this.#of(row.company_id)
    const opened = all.find(({ keyId }) => keyId === row.id)
    if (opened && opened.closings === row.closings && now < opened.until) return opened
    // What is older than what is open here is the row of a transaction that began before.
    const isOver = opened
      ? row.closings > opened.closings || now >= opened.until
      : all.every(({ takenAt }) => (takenAt ?? '') < (row.taken_at ?? ''))
    if (isOver) this.#drop(row.company_id, all)
    return undefined
  }

  #of(officeId: string): readonly Opened[] {
    return this.#opened.get(officeId) ?? []
  }

  #drop(officeId: string, dropped: readonly Opened[]): void {
    const all = this.#of(officeId)
    const kept = all.filter((one) => !dropped.includes(one))
    if (kept.length > 0) this.#opened.set(officeId, kept)
    else this.#opened.delete(officeId)
    if (all.length > 0 && kept.length === 0) for (const listener of this.#listeners) listener(officeId)
  }
}
