/** The final state of an office's court file: everything that is shown of it, and the bytes of its documents. */
import { createHash } from 'node:crypto'
import { answerOf } from '../../people.ts'

interface Page<Item> {
  items: Item[]
  total: number
}

interface Document {
  documentId: string
  name: string
  section: string
  description: string
  version: number
}

const pageSize = 50

export class Office {
  readonly #address: string
  readonly #token: string
  constructor(address: string, token: string) {
    this.#address = address
    this.#token = token
  }

  #read<Answer>(path: string): Promise<Answer> {
    return answerOf<Answer>(this.#address, 'GET', path, { token: this.#token })
  }

  async #all<Item>(path: string, query: Record<string, string> = {}): Promise<Item[]> {
    const found: Item[] = []
    for (let pageIndex = 0; ; pageIndex += 1) {
      const page = { pageIndex: String(pageIndex), pageSize: String(pageSize) }
      const asked = new URLSearchParams({ ...query, ...page })
      const { items, total } = await this.#read<Page<Item>>(`${path}?${asked}`)
      found.push(...items)
      if (items.length === 0 || found.length >= total) return found
    }
  }

  /** Returns the same text for two offices with the same state, whatever ids and times they have. */
  async state(): Promise<string> {
    const cases = await this.#all<{ caseId: string; title: string }>('/case-management')
    const shown = []
    for (const { caseId, title } of cases.toSorted((a, b) => a.title.localeCompare(b.title)))
      shown.push({ title, ...(await this.#caseState(caseId)) })
    return JSON.stringify(shown, null, 1)
  }

  async #caseState(caseId: string) {
    const place = `/case-management/${caseId}`
    const documents = await this.#all<Document>(`${place}/documents`, { sort: 'name' })
    const listed = await this.#all<object>(`${place}/government-cases/files`)
    const { items: parties } = await this.#read<{ items: object[] }>(`${place}/case-parties`)
    const { items: hearings } = await this.#read<{ items: object[] }>(`${place}/hearings`)
    const contents: string[] = []
    for (const document of documents) contents.push(await this.#contentOf(place, document))
    return {
      listed: listed.map(withoutIds),
      parties: parties.map(withoutIds),
      hearings: hearings.map(withoutIds),
      contents: contents.sort(),
    }
  }

  async #contentOf(place: string, { documentId, name, section, version, description }: Document) {
    const asked = new URLSearchParams({ documentId })
    const answer = await fetch(`${this.#address}/api${place}/document/download?${asked}`, {
      headers: { authorization: `Bearer ${this.#token}` },
    })
    if (answer.status !== 200) throw new Error(`${name} cannot be downloaded: ${answer.status}`)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    // It does not matter which of two similar documents was fetched first, and the second is numbered.
    const called = name.replace(/ \(\d+\)(?=\.\w+$)/, '')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return [called, section, description, version, bytes.length, sha256].join(' | ')
  }
}

const ofOneOffice = /Id$|At$|^(?:id|at|may|version|reminders)$|By$/

/** Ids and times differ between offices, inside of values as well. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !ofOneOffice.test(name))
      .map(([name, inner]) => [name, withoutIds(inner)]),
  )
}
