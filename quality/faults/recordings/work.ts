/** Makes recordings until the server is killed, and remembers what was answered. */
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerOf } from '../../people.ts'
import { expect } from '../verdict.ts'
import { KnownRecording, type ListedRecording } from './known.ts'

/** The work during which the server is killed. */
export const steps = ['pieces', 'finishings', 'transcriptions', 'deletions'] as const
export type Step = (typeof steps)[number]

const kilobyte = 1024
const atOnce = 3
/** A job whose process was killed is noticed within a minute, and waits before it is tried again. */
const patienceMs = 300_000
/** The beginning of an Ogg stream with Opus in it. */
const head = Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from('OpusHead')])

export class RecordingsAtWork {
  readonly #known: KnownRecording[] = []
  #address: string
  #token: string
  #caseId = ''
  #underWay: Step | undefined

  constructor(address: string, token: string) {
    this.#address = address
    this.#token = token
  }

  async open(): Promise<void> {
    const body = { displayTitle: 'Yılmaz / ABC A.Ş.', caseNumber: '2026/2', conflictsSeen: true }
    this.#caseId = (await this.#call<{ caseId: string }>('POST', '/case-management/create', body)).caseId
  }

  serveAt(address: string, token: string): void {
    this.#address = address
    this.#token = token
  }

  /** Pieces. */
  get answered(): number {
    return this.#known.reduce((sum, { pieces }) => sum + pieces, 0)
  }

  isUnderWay(step: Step): boolean {
    return this.#underWay === step
  }

  /** The work never ends by itself. */
  async work(step: Step): Promise<void> {
    this.#underWay = undefined
    await this.finishLeft()
    await Promise.all(Array.from({ length: atOnce }, () => this.#repeat(step)))
  }

  /** Continues recordings that a kill has interrupted, as a browser does: in a new part. */
  async finishLeft(): Promise<void> {
    const left = this.#known.filter(({ finished, removed }) => finished === 'no' && removed === 'no')
    for (const one of left) {
      await this.#begin(one)
      const { part } = await this.#post<{ part: number }>(one, '/go-on')
      await this.#send(one, { part, size: 20 * kilobyte })
      await this.#finish(one)
    }
  }

  async #repeat(step: Step): Promise<never> {
    for (let number = 1; ; number += 1) {
      const one = new KnownRecording()
      this.#known.push(one)
      await this.#begin(one)
      if (step === 'pieces') {
        this.#underWay = step
        await this.#recordLong(one)
      } else {
        await this.#send(one, { size: 200 * kilobyte })
        // Every other deleted recording is dropped while it is unfinished.
        if (step !== 'finishings' && !(step === 'deletions' && number % 2 === 0)) await this.#finish(one)
        this.#underWay = step
        if (step === 'finishings') await this.#finish(one)
        else if (step === 'transcriptions') await this.#transcribe(one)
        else await this.#remove(one)
      }
    }
  }

  async #begin(one: KnownRecording): Promise<void> {
    const place = `/case-management/${this.#caseId}/recordings`
    const body = { key: one.key, name: `Görüşme ${one.key}` }
    one.recordingId = (await this.#call<ListedRecording>('POST', place, body)).recordingId
  }

  async #recordLong(one: KnownRecording): Promise<void> {
    for (let number = 1; number <= 12; number += 1) {
      await this.#send(one, { size: (50 + Math.random() * 600) * kilobyte })
      const text = `[0:00:0${number % 10}] Tanık ${number} kez konuştu.`
      one.writes(text)
      await this.#post(one, '/transcript', { text, ...(number > 1 && { version: number - 1 }) })
      one.isWritten()
    }
    await this.#finish(one)
  }

  async #send(one: KnownRecording, { part = 1, size }: { part?: number; size: number }): Promise<void> {
    const bytes = Buffer.concat([head, randomBytes(size)])
    const form = new FormData()
    form.set('Part', String(part))
    form.set('Number', String(one.sends(part, bytes)))
    form.set('Piece', new File([bytes], 'parça'))
    const answer = await fetch(`${this.#address}/api${this.#pathOf(one)}/pieces`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}` },
      body: form,
    })
    if (answer.status !== 200) throw new Error(`A piece: ${answer.status} ${await answer.text()}`)
    await answer.json()
    one.isStored(part)
  }

  async #finish(one: KnownRecording): Promise<void> {
    one.finished = 'asked'
    await this.#post(one, '/finish')
    one.finished = 'yes'
  }

  async #remove(one: KnownRecording): Promise<void> {
    one.removed = 'asked'
    await this.#post(one, one.finished === 'yes' ? '/delete' : '/drop')
    one.removed = 'yes'
  }

  async #transcribe(one: KnownRecording): Promise<void> {
    one.transcribed = 'asked'
    await this.#post(one, '/transcription')
    one.transcribed = 'yes'
    await this.#hasEnded(one)
  }

  async #hasEnded(one: KnownRecording): Promise<void> {
    const end = Date.now() + patienceMs
    for (;;) {
      const { transcription } = await this.#call<ListedRecording>('GET', this.#pathOf(one))
      if (transcription?.endedAt) {
        const { state, problem } = transcription
        expect(state === 'done', `the transcription of ${one.recordingId} ended as ${state}, ${problem}`)
        return
      }
      expect(Date.now() < end, `the transcription of ${one.recordingId} does not end`)
      await sleep(200)
    }
  }

  /** Throws if what was answered is not so. `all`: plays every recording, instead of the newest and some others. */
  async inspect({ all = false } = {}): Promise<void> {
    const [kept, inBin] = [await this.#list(false), await this.#list(true)]
    const begun = this.#known.filter(({ recordingId }) => recordingId !== undefined)
    for (const one of begun) {
      const id = one.recordingId as string
      one.compare(kept.get(id), inBin.has(id))
    }
    const there = begun.filter(({ removed }) => removed === 'no')
    const chosen = all
      ? there
      : [...there.slice(-15), ...there.filter(() => Math.random() < 10 / there.length)]
    for (const one of chosen) await this.#play(one)
    for (const one of there.slice(-10)) await this.#compareText(one)
  }

  async #list(bin: boolean): Promise<Map<string, ListedRecording>> {
    const found = new Map<string, ListedRecording>()
    for (let pageIndex = 0; ; pageIndex += 1) {
      const path = `/case-management/${this.#caseId}/recordings?pageSize=100&pageIndex=${pageIndex}&bin=${bin}`
      const { items } = await this.#call<{ items: ListedRecording[] }>('GET', path)
      for (const item of items) found.set(item.recordingId, item)
      if (items.length < 100) return found
    }
  }

  async #play(one: KnownRecording): Promise<void> {
    for (const part of one.parts) {
      const path = `/case-management/${this.#caseId}/recording/audio?recordingId=${one.recordingId}&part=${part}`
      const answer = await fetch(`${this.#address}/api${path}`, {
        headers: { authorization: `Bearer ${this.#token}` },
      })
      expect(answer.status === 200, `part ${part} of ${one.recordingId} cannot be played: ${answer.status}`)
      one.compareAudio(part, new Uint8Array(await answer.arrayBuffer()))
    }
  }

  async #compareText(one: KnownRecording): Promise<void> {
    if (one.transcribed === 'yes') await this.#hasEnded(one)
    const { text } = await this.#call<{ text: string }>('GET', `${this.#pathOf(one)}/transcript`)
    if (one.transcribed === 'no') one.compareText(text)
    else if (one.transcribed === 'yes')
      expect(text.includes('Tanık geldi.'), `what the service heard of ${one.recordingId} is lost`)
  }

  #pathOf({ recordingId }: KnownRecording): string {
    return `/case-management/${this.#caseId}/recordings/${recordingId}`
  }

  #post<Data>(one: KnownRecording, path: string, body: object = {}): Promise<Data> {
    return this.#call<Data>('POST', this.#pathOf(one) + path, body)
  }

  #call<Data>(method: 'GET' | 'POST', path: string, body?: object): Promise<Data> {
    return answerOf<Data>(this.#address, method, path, { token: this.#token, ...(body && { body }) })
  }
}
