/**
 * Works with documents until the server is killed, and remembers what was answered. A call without an answer may have
 * happened or not; one that was answered must have happened.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerOf, call } from '../../people.ts'
import { expect } from '../verdict.ts'
import { KeyAtWork } from './key.ts'

/** The work during which the server is killed. */
export const steps = ['uploads', 'deletions', 'keys', 'texts'] as const
export type Step = (typeof steps)[number]

interface KnownDocument {
  documentId: string
  name: string
  hash: string
  /** A word that only this document contains. */
  word: string
  /** `asked`: the deletion was sent and not answered. */
  deletion: 'none' | 'asked' | 'answered'
}

const kilobyte = 1024
const atOnce = 3

export class DocumentsAtWork {
  readonly #known: KnownDocument[] = []
  #key: KeyAtWork
  #address: string
  #token: string
  #caseId = ''
  #underWay: Step | undefined

  constructor(address: string, token: string) {
    this.#address = address
    this.#token = token
    this.#key = new KeyAtWork(address, token)
  }

  async open(): Promise<void> {
    const body = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: '2026/1', conflictsSeen: true }
    this.#caseId = (await this.#post<{ caseId: string }>('/case-management/create', body)).caseId
    await this.#key.take()
  }

  async serveAt(address: string, token: string): Promise<void> {
    this.#address = address
    this.#token = token
    await this.#key.serveAt(address, token)
  }

  get answered(): number {
    return this.#known.length
  }

  isUnderWay(step: Step): boolean {
    return this.#underWay === step
  }

  /** The work never ends by itself. */
  async work(step: Step): Promise<void> {
    this.#underWay = undefined
    if (step === 'keys') await this.#upload(kilobyte)
    const lanes = step === 'keys' ? 1 : atOnce
    await Promise.all(Array.from({ length: lanes }, () => this.#repeat(step)))
  }

  async #repeat(step: Step): Promise<never> {
    for (;;) {
      const doomed = step === 'deletions' ? await this.#upload(kilobyte) : undefined
      if (step === 'texts') await this.#upload(40 * kilobyte)
      this.#underWay = step
      if (step === 'uploads') await this.#upload((1 + Math.random() * 3) * kilobyte * kilobyte)
      else if (step === 'keys') await this.#key.change()
      else if (doomed) await this.#delete(doomed)
      // Texts are read by a job while this sleeps.
      else await sleep(300)
    }
  }

  async #upload(size: number): Promise<KnownDocument> {
    const word = `kelime${randomBytes(9)
      .toString('hex')
      .replace(/\d/g, (digit) => 'ghijklmnop'[+digit] ?? '')}`
    const name = `${randomUUID()}.txt`
    const bytes = Buffer.from(`Tanık ${word} dedi.\n\n${randomBytes(size / 2).toString('base64')}`)
    const place = `/case-management/${this.#caseId}/uploads`
    const begun = await this.#post<{ uploadId: string; uploadUrl: string }>(place, {
      fileName: name,
      size: bytes.length,
    })
    const sent = await fetch(this.#address + begun.uploadUrl, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${this.#token}`,
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes),
    })
    if (sent.status !== 204) throw new Error(`PATCH: ${sent.status} ${await sent.text()}`)
    const { documentId } = await this.#post<{ documentId: string }>(`${place}/${begun.uploadId}/finish`, {})
    const hash = createHash('sha256').update(bytes).digest('hex')
    const known: KnownDocument = { documentId, name, hash, word, deletion: 'none' }
    this.#known.push(known)
    return known
  }

  async #delete(doomed: KnownDocument): Promise<void> {
    doomed.deletion = 'asked'
    await this.#post(`/case-management/${this.#caseId}/document/${doomed.documentId}/delete`, {})
    doomed.deletion = 'answered'
  }

  /** Throws if what was answered is not so. `all`: reads every document, instead of the newest and some others. */
  async inspect({ all = false } = {}): Promise<void> {
    const [kept, inBin] = [await this.#names(''), await this.#names('&bin=true')]
    for (const { name, deletion } of this.#known) {
      expect(kept.has(name) || inBin.has(name), `${name} was acknowledged and is lost`)
      if (deletion === 'answered') expect(!kept.has(name), `${name} was deleted and is back`)
      if (deletion === 'none') expect(kept.has(name), `${name} is deleted, and nobody did it`)
    }
    const there = this.#known.filter(({ name }) => kept.has(name))
    const chosen = all
      ? there
      : [...there.slice(-15), ...there.filter(() => Math.random() < 10 / there.length)]
    for (const known of chosen) await this.#read(known)
    await this.#findWords(there.slice(-10))
  }

  async #names(more: string): Promise<Set<string>> {
    const names = new Set<string>()
    for (let pageIndex = 0; ; pageIndex += 1) {
      const query = `pageSize=100&pageIndex=${pageIndex}${more}`
      const { items } = await this.#get<{ items: { name: string }[] }>(
        `/case-management/${this.#caseId}/documents?${query}`,
      )
      for (const { name } of items) names.add(name)
      if (items.length < 100) return names
    }
  }

  async #read({ documentId, name, hash }: KnownDocument): Promise<void> {
    const path = `/case-management/${this.#caseId}/document/download?documentId=${documentId}`
    const answer = await fetch(`${this.#address}/api${path}`, {
      headers: { authorization: `Bearer ${this.#token}` },
    })
    expect(answer.status === 200, `${name} cannot be read: ${answer.status}`)
    const own = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()))
    expect(own.digest('hex') === hash, `${name} is not what was sent`)
  }

  /** Reading that was killed continues by itself. */
  async #findWords(some: readonly KnownDocument[]): Promise<void> {
    const end = Date.now() + 180_000
    for (const { word, name } of some)
      while (!(await this.#finds(word, name))) {
        expect(Date.now() < end, `the word of ${name} is not found`)
        await sleep(500)
      }
  }

  async #finds(query: string, name: string): Promise<boolean> {
    const { items } = await this.#post<{ items: { name: string }[] }>('/case-management/documents/search', {
      query,
    })
    return items.some((item) => item.name === name)
  }

  #post<Data>(path: string, body: object): Promise<Data> {
    return answerOf<Data>(this.#address, 'POST', path, { token: this.#token, body })
  }

  #get<Data>(path: string): Promise<Data> {
    return answerOf<Data>(this.#address, 'GET', path, { token: this.#token })
  }

  /** The code of the refusal of one more document; undefined if it was stored. */
  async tryUpload(): Promise<string | undefined> {
    const form = new FormData()
    form.set('File', new File(['Tanık dinlendi.'], `${randomUUID()}.txt`))
    const answer = await fetch(`${this.#address}/api/case-management/${this.#caseId}/add-document`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}` },
      body: form,
    })
    const { code } = (await answer.json()) as { code?: string }
    return answer.ok ? undefined : (code ?? String(answer.status))
  }

  /** Adds one that must be there from now on. */
  async addOne(): Promise<void> {
    await this.#upload(200 * kilobyte)
  }

  /** Whether the first document is returned as it was sent. */
  isReadable(): Promise<boolean> {
    return this.#read(this.#known[0] as KnownDocument).then(
      () => true,
      () => false,
    )
  }

  /** The number of the case's documents, without those in the bin. */
  async count(): Promise<number> {
    const path = `/case-management/${this.#caseId}/documents?pageSize=1`
    const { status, data } = await call(this.#address, 'GET', path, { token: this.#token })
    return status === 200 ? (data as unknown as { total: number }).total : -1
  }
}
