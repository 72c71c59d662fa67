/** Imports tables until the server is killed; afterwards each table must be in the office whole or not at all. */
import { setTimeout as sleep } from 'node:timers/promises'
import { answerOf } from '../../people.ts'
import { expect } from '../verdict.ts'

const rows = 200

interface Import {
  importId: string
  state: 'mapping' | 'checking' | 'checked' | 'running' | 'done' | 'undone'
  trouble: string | null
}

interface Table {
  /** The mark in the name of each of its clients. */
  mark: string
  importId?: string
  /** The server has said that it runs this import. */
  isOrdered: boolean
}

export class ImportsAtWork {
  readonly #tables: Table[] = []
  #isRunning = false
  #address: string
  #token: string

  constructor(address: string, token: string) {
    this.#address = address
    this.#token = token
  }

  serveAt(address: string, token: string): void {
    this.#address = address
    this.#token = token
  }

  get ordered(): number {
    return this.#tables.filter(({ isOrdered }) => isOrdered).length
  }

  /** Whether the last import was ordered and was not yet seen to be done. */
  get isUnderWay(): boolean {
    return this.#isRunning
  }

  /** Makes one import after the other until the server is gone; it never ends by itself. */
  async work(): Promise<never> {
    this.#isRunning = false
    for (;;) {
      const table: Table = { mark: `Aktarım${this.#tables.length + 1}son`, isOrdered: false }
      this.#tables.push(table)
      const { importId } = await this.#upload(table.mark)
      table.importId = importId
      await this.#post(`/imports/${importId}/check`, { mapping: ['name'] })
      await this.#until(importId, 'checked')
      await this.#post(`/imports/${importId}/run`, { ready: rows, conflictsSeen: true })
      table.isOrdered = true
      this.#isRunning = true
      await this.#until(importId, 'done')
      this.#isRunning = false
    }
  }

  /** Throws if part of a table is in the office, or an import that the server accepted never ends. */
  async inspect(): Promise<void> {
    for (const { mark, importId, isOrdered } of this.#tables) {
      if (isOrdered && importId) await this.#until(importId, 'done')
      const query = `/client/v2?pageSize=1&query=${encodeURIComponent(mark)}`
      const { total } = await answerOf<{ total: number }>(this.#address, 'GET', query, { token: this.#token })
      const isWhole = total === rows || (total === 0 && !isOrdered)
      expect(
        isWhole,
        `${total} of ${rows} rows of an import are there (${isOrdered ? 'ordered' : 'not ordered'})`,
      )
    }
  }

  async #upload(mark: string): Promise<Import> {
    const lines = Array.from({ length: rows }, (_, number) => `${mark} Kişi${number}`)
    const form = new FormData()
    form.set('kind', 'clients')
    form.set('file', new File([`Ad Soyad\n${lines.join('\n')}\n`], 'deneme.csv', { type: 'text/csv' }))
    const answer = await fetch(`${this.#address}/api/imports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}` },
      body: form,
    })
    const { data, code } = (await answer.json()) as { data?: Import; code?: string }
    if (!data) throw new Error(`The upload was refused: ${answer.status} ${code}`)
    return data
  }

  #post(path: string, body: object): Promise<Import> {
    return answerOf<Import>(this.#address, 'POST', path, { token: this.#token, body })
  }

  async #until(importId: string, wanted: Import['state']): Promise<void> {
    const end = Date.now() + 120_000
    for (;;) {
      const found = await answerOf<Import>(this.#address, 'GET', `/imports/${importId}`, {
        token: this.#token,
      })
      if (found.state === wanted) return
      expect(found.trouble === null, `an import failed: ${found.trouble}`)
      expect(Date.now() < end, `an import stays ${found.state}, not ${wanted}`)
      await sleep(50)
    }
  }
}
