/**
 * An office may hold its own key. While the key is open it stands in the memory of this process and nowhere else. Closing
 * is noted in the row of the key. Every use reads that row, so the key is closed in all processes at once.
 */
import type { KeyObject } from 'node:crypto'

/** A key stays open for a working day. */
export const openHours = 12

interface OpenKey {
  keyId: string
  closings: number
  takenAt: string | null
  key: KeyObject
  until: Date
}

type KeyRow = { id: string; company_id: string; closings: number; taken_at: string | null }

export class OpenedKeys {
  /** Each office has its key here, and also the former key as long as a transaction may still see its row. */
  readonly #opened = new Map<string, readonly OpenKey[]>()

  readonly #listeners: ((officeId: string) => void)[] = []

  /** The listener is called when the last key of an office is dropped, to forget what was decrypted with it. */
  onDropped(listener: (officeId: string) => void): void {
    this.#listeners.push(listener)
  }

  /** A new key is opened before its row is committed, so that nobody finds it closed. @returns until when it is open */
  open(row: KeyRow, key: KeyObject, now: Date): Date {
    const until = new Date(now.getTime() + openHours * 3_600_000)
    const { id: keyId, closings, taken_at: takenAt } = row
    const opened = { keyId, closings, takenAt, key, until }
    const former = this.#of(row.company_id).filter((one) => one.keyId !== keyId)
    this.#opened.set(row.company_id, [...former.slice(-1), opened])
    // The key has to go even if nobody ever looks for it again.
    setTimeout(() => this.#drop(row.company_id, [opened]), openHours * 3_600_000).unref()
    return until
  }

  /** @returns undefined if the key is not open here, was closed meanwhile, or is no longer the key of the office */
  find(row: KeyRow, now: Date): OpenKey | undefined {
    const all = this.#of(row.company_id)
    const opened = all.find(({ keyId }) => keyId === row.id)
    if (opened && opened.closings === row.closings && now < opened.until) return opened
    // A row that is older than the open key was read by a transaction that began before the key was opened.
    const isOver = opened
      ? row.closings > opened.closings || now >= opened.until
      : all.every(({ takenAt }) => (takenAt ?? '') < (row.taken_at ?? ''))
    if (isOver) this.#drop(row.company_id, all)
    return undefined
  }

  #of(officeId: string): readonly OpenKey[] {
    return this.#opened.get(officeId) ?? []
  }

  #drop(officeId: string, dropped: readonly OpenKey[]): void {
    const all = this.#of(officeId)
    const kept = all.filter((one) => !dropped.includes(one))
    if (kept.length > 0) this.#opened.set(officeId, kept)
    else this.#opened.delete(officeId)
    if (all.length > 0 && kept.length === 0) for (const listener of this.#listeners) listener(officeId)
  }
}
