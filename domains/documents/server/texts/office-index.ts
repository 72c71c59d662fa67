/**
 * The index of one office in memory: the parts of it that are stored, and the texts that are in none of them yet. Each
 * search first learns what was changed since the last one, so it needs no messages from other processes.
 */
import type { WantedOrdinal } from '@mizan/cases/server'
import { inTurns } from '@mizan/platform/call'
import type { Query } from '@mizan/research/rules/query/ast'
import type { Tx } from '../call.ts'
import type { KeyOpener } from '../keys/office-keys.ts'
import { withKnownBeginnings } from './beginnings.ts'
import { Best, type Order } from './best.ts'
import { type Change, changesSince, segmentsById, termsById } from './index-store.ts'
import { type Known, KnownTexts, type Part } from './known-texts.ts'
import { findIn } from './match.ts'
import { Segment } from './segment.ts'
import { indexKeyOf, textKeyOf, unseal } from './texts.ts'

/** What a search wants of the texts that have its words. */
export interface Wanted extends Order {
  /** By the ordinals of cases. */
  isOfWantedCase: WantedOrdinal
  /** Asked of those alone; left out if all of them are wanted. */
  isWanted?: ((text: Known) => boolean) | undefined
}

/** `texts` are those of the page, in their order. */
export interface Found {
  total: number
  texts: Known[]
}

/** Parts that are read in one statement. */
const atOnce = 20
/** Texts that are noted in one step. */
const ofStep = 256
/** Bytes of texts that are read in one statement; a longer one is read by itself. */
const bytesAtOnce = 16 * 1024 * 1024

export class OfficeIndex {
  readonly #texts = new KnownTexts()
  /** By the id of the part, or that of the text that is in no other. */
  readonly #parts = new Map<string, Part>()
  /** The same in one order; made anew after each change. */
  #inOrder: { parts: readonly Part[]; segments: readonly Segment[] } | undefined
  #since = '0'
  #turn: Promise<unknown> = Promise.resolve()

  /** Bytes of the parts. */
  get size(): number {
    let sum = 0
    for (const { segment } of this.#parts.values()) sum += segment.bytes.length
    return sum
  }

  /** One after the other: what an older snapshot still shows never replaces what is newer. */
  refresh(tx: Tx, officeId: string, opener: KeyOpener): Promise<void> {
    const turn = this.#turn.then(() => this.#learn(tx, officeId, opener))
    this.#turn = turn.catch(() => undefined)
    return turn
  }

  async #learn(tx: Tx, officeId: string, opener: KeyOpener): Promise<void> {
    const { changes, next } = await changesSince(tx, officeId, this.#since)
    const news = changes.filter((change) => this.#texts.isNews(change))
    const segments = [...(await this.#load(tx, news, opener)), ...(await this.#loadApart(tx, news, opener))]
    const noting = this.#note(news, new Map(segments))
    // At first there are very many, and whoever else searches waits for them. Later nothing waits from here on: a search
    // that begins meanwhile knows all of the changes or none.
    if (this.#since === '0') await inTurns(noting)
    else for (const _ of noting);
    if (next !== undefined && BigInt(next) > BigInt(this.#since)) this.#since = next
  }

  *#note(news: readonly Change[], segments: ReadonlyMap<string, Segment>): Generator<void, void> {
    const touched = new Set(segments.keys())
    for (const [number, change] of news.entries()) {
      for (const part of this.#texts.note(change)) touched.add(part)
      if (number % ofStep === 0) yield
    }
    for (const part of touched) {
      this.#place(part, segments.get(part) ?? this.#parts.get(part)?.segment)
      yield
    }
  }

  /** A search that is under way goes on with the former one. */
  #place(part: string, segment: Segment | undefined): void {
    this.#inOrder = undefined
    if (segment && this.#texts.countIn(part) > 0) this.#parts.set(part, this.#texts.partOf(part, segment))
    else this.#parts.delete(part)
  }

  async #load(tx: Tx, news: readonly Change[], opener: KeyOpener): Promise<[string, Segment][]> {
    const named = news.flatMap(({ isDone, segmentId }) => (isDone && segmentId ? [segmentId] : []))
    const ids = [...new Set(named)].filter((id) => !this.#parts.has(id))
    const loaded: [string, Segment][] = []
    for (let at = 0; at < ids.length; at += atOnce)
      for (const { id, wrapped_key, sealed } of await segmentsById(tx, ids.slice(at, at + atOnce))) {
        const bytes = unseal(opener.open(indexKeyOf(id), wrapped_key), 'index', id, sealed)
        if (bytes) loaded.push([id, new Segment(bytes)])
      }
    return loaded
  }

  async #loadApart(tx: Tx, news: readonly Change[], opener: KeyOpener): Promise<[string, Segment][]> {
    const wanted = news.filter(({ id, isDone, bytes }) => isDone && bytes !== null && !this.#parts.has(id))
    const loaded: [string, Segment][] = []
    for (const ids of batchesOf(wanted))
      for (const { id, wrapped_key, terms } of await termsById(tx, ids)) {
        const bytes =
          wrapped_key && terms && unseal(opener.open(textKeyOf(id), wrapped_key), 'terms', id, terms)
        if (bytes) loaded.push([id, new Segment(bytes)])
      }
    return loaded
  }

  get #now(): { parts: readonly Part[]; segments: readonly Segment[] } {
    const parts = this.#inOrder?.parts ?? [...this.#parts.values()]
    this.#inOrder ??= { parts, segments: parts.map(({ segment }) => segment) }
    return this.#inOrder
  }

  /** The query in words that the index has. */
  inItsWords(query: Query): Query {
    return withKnownBeginnings(query, this.#now.segments)
  }

  /** Whose texts are in it. */
  get sources(): ReadonlySet<string> {
    return this.#texts.sources
  }

  /** What a query finds among what is wanted. */
  find(query: Query, wanted: Wanted): Promise<Found> {
    return inTurns(this.#finding(query, wanted))
  }

  *#finding(query: Query, { isOfWantedCase, isWanted, ...order }: Wanted): Generator<void, Found> {
    const { parts, segments } = this.#now
    const best = new Best(order)
    let total = 0
    yield* findIn(segments, query, (number, scores) => {
      const part = parts[number] as Part
      for (let slot = 0; slot < scores.length; slot++) {
        const score = scores[slot] as number
        if (score === 0) continue
        const ordinal = part.cases[slot] as number
        if (ordinal < 0 || !isOfWantedCase(ordinal)) continue
        if (isWanted && !isWanted(part.texts[slot] as Known)) continue
        total++
        best.offer(part, slot, score)
      }
    })
    return { total, texts: best.page() }
  }
}

function* batchesOf(texts: readonly Change[]): Generator<string[]> {
  let batch: string[] = []
  let size = 0
  for (const { id, bytes } of texts) {
    if (batch.length > 0 && size + (bytes ?? 0) > bytesAtOnce) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(id)
    size += bytes ?? 0
  }
  if (batch.length > 0) yield batch
}
