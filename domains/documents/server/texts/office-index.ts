/**
 * The index of one office in memory: the parts of it that are stored, and the texts that are in none of them yet. Each
 * search first learns what was changed since the last one, so it needs no messages from other processes.
 */
import { inTurns } from '@mizan/platform/call'
import type { Query } from '@mizan/research/rules/query/ast'
import type { Tx } from '../call.ts'
import type { KeyOpener } from '../keys/office-keys.ts'
import { withKnownBeginnings } from './beginnings.ts'
import { type Change, changesSince, segmentsById, termsById } from './index-store.ts'
import { gone, type Known, KnownTexts } from './known-texts.ts'
import { findIn, type Scores } from './match.ts'
import { Segment } from './segment.ts'
import { indexKeyOf, textKeyOf, unseal } from './texts.ts'

/** Texts that were found, with the score of each at the same place of the other list: there may be very many. */
export interface Found {
  texts: Known[]
  scores: number[]
}

/** A part of the index in memory. */
interface Part {
  /** Its id, or that of the text that is in no other. */
  name: string
  segment: Segment
  /** By slot; undefined where nothing is known of a text. */
  texts: readonly (Known | undefined)[]
}

/** Parts that are read in one statement. */
const atOnce = 20
/** Bytes of texts that are read in one statement; a longer one is read by itself. */
const bytesAtOnce = 16 * 1024 * 1024

export class OfficeIndex {
  readonly #texts = new KnownTexts()
  readonly #parts = new Map<string, Part>()
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
    const wanted = new Set(news.flatMap(({ isDone, segmentId }) => (isDone && segmentId ? [segmentId] : [])))
    await this.#load(
      tx,
      [...wanted].filter((id) => !this.#parts.has(id)),
      opener,
    )
    for (const change of news) this.#texts.note(change)
    await this.#loadApart(tx, news, opener)
    for (const id of wanted) this.#nameTexts(id)
    for (const id of this.#parts.keys()) if (this.#texts.countIn(id) === 0) this.#parts.delete(id)
    if (next !== undefined && BigInt(next) > BigInt(this.#since)) this.#since = next
  }

  async #load(tx: Tx, ids: readonly string[], opener: KeyOpener): Promise<void> {
    for (let at = 0; at < ids.length; at += atOnce)
      for (const { id, wrapped_key, sealed } of await segmentsById(tx, ids.slice(at, at + atOnce))) {
        const bytes = unseal(opener.open(indexKeyOf(id), wrapped_key), 'index', id, sealed)
        if (bytes) this.#parts.set(id, { name: id, segment: new Segment(bytes), texts: [] })
      }
  }

  async #loadApart(tx: Tx, news: readonly Change[], opener: KeyOpener): Promise<void> {
    const wanted = news.filter(({ id, isDone, bytes }) => isDone && bytes !== null && !this.#parts.has(id))
    for (const ids of batchesOf(wanted))
      for (const { id, wrapped_key, terms } of await termsById(tx, ids)) {
        const bytes =
          wrapped_key && terms && unseal(opener.open(textKeyOf(id), wrapped_key), 'terms', id, terms)
        if (bytes)
          this.#parts.set(id, { name: id, segment: new Segment(bytes), texts: [this.#texts.get(id)] })
      }
  }

  /** Of a part to which texts have come. A search that is under way goes on with the former list. */
  #nameTexts(id: string): void {
    const part = this.#parts.get(id)
    if (part) this.#parts.set(id, { ...part, texts: part.segment.ids.map((text) => this.#texts.get(text)) })
  }

  /** The query in words that the index has. */
  inItsWords(query: Query): Query {
    return withKnownBeginnings(
      query,
      [...this.#parts.values()].map(({ segment }) => segment),
    )
  }

  /** Whose texts are in it. */
  get sources(): ReadonlySet<string> {
    return this.#texts.sources
  }

  /** For each number of a case, whether it is one of these or, with `isExcept`, none of these. */
  marksOf(cases: Parameters<KnownTexts['marksOf']>[0]): Uint8Array {
    return this.#texts.marksOf(cases)
  }

  /** All that a query finds among what is wanted. */
  find(query: Query, isWanted: (text: Known) => boolean): Promise<Found> {
    return inTurns(this.#finding(query, isWanted))
  }

  *#finding(query: Query, isWanted: (text: Known) => boolean): Generator<void, Found> {
    const parts = [...this.#parts.values()]
    const all = yield* findIn(
      parts.map(({ segment }) => segment),
      query,
    )
    const [here, moved]: [Found, Found] = [none(), none()]
    for (const [number, part] of parts.entries()) {
      collect(part, all[number], isWanted, { here, moved })
      yield
    }
    return moved.texts.length === 0 ? here : withMoved(here, moved)
  }
}

const none = (): Found => ({ texts: [], scores: [] })

function collect(
  { name, texts }: Part,
  scores: Scores,
  isWanted: (text: Known) => boolean,
  { here, moved }: { here: Found; moved: Found },
): void {
  if (!scores) return
  for (let slot = 0; slot < scores.length; slot++) {
    const score = scores[slot] as number
    const text = score > 0 ? texts[slot] : undefined
    if (!text || text.segmentId === gone || !isWanted(text)) continue
    const found = (text.segmentId ?? text.id) === name ? here : moved
    found.texts.push(text)
    found.scores.push(score)
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

/** A text may have come to another part while the parts were searched, and is then found in the former one alone. */
function withMoved(here: Found, moved: Found): Found {
  const known = new Set(here.texts)
  for (const [at, text] of moved.texts.entries()) {
    if (known.has(text)) continue
    known.add(text)
    here.texts.push(text)
    here.scores.push(moved.scores[at] as number)
  }
  return here
}
