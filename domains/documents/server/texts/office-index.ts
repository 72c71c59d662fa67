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
import { findIn } from './match.ts'
import { Segment } from './segment.ts'

import { indexKeyOf, textKeyOf, unseal } from './texts.ts'

/** What is known of a text that may be found. */
export interface Known {
  id: string
  documentId: string
  caseId: string
  kind: string
  datedAt: number
  touched: bigint
  segmentId: string | null
}

export interface Hit {
  known: Known
  score: number
}

/** Parts that are read in one statement. */
const atOnce = 20
/** Bytes of texts that are read in one statement; a longer one is read by itself. */
const bytesAtOnce = 16 * 1024 * 1024

export class OfficeIndex {
  readonly #texts = new Map<string, Known>()
  /** By the id of the part, or that of the text if it is in none. */
  readonly #segments = new Map<string, Segment>()
  /** How many texts a part still has. */
  readonly #uses = new Map<string, number>()
  #since = '0'
  #turn: Promise<unknown> = Promise.resolve()

  /** Bytes of the parts. */
  get size(): number {
    let sum = 0
    for (const { bytes } of this.#segments.values()) sum += bytes.length
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
    const news = changes.filter(({ id, touched }) => BigInt(touched) > (this.#texts.get(id)?.touched ?? -1n))
    const wanted = new Set(news.flatMap(({ isDone, segmentId }) => (isDone && segmentId ? [segmentId] : [])))
    await this.#load(
      tx,
      [...wanted].filter((id) => !this.#segments.has(id)),
      opener,
    )
    for (const change of news) this.#note(change)
    await this.#loadApart(tx, news, opener)
    for (const id of this.#segments.keys()) if ((this.#uses.get(id) ?? 0) === 0) this.#segments.delete(id)
    if (next !== undefined && BigInt(next) > BigInt(this.#since)) this.#since = next
  }

  async #load(tx: Tx, ids: readonly string[], opener: KeyOpener): Promise<void> {
    for (let at = 0; at < ids.length; at += atOnce)
      for (const { id, wrapped_key, sealed } of await segmentsById(tx, ids.slice(at, at + atOnce))) {
        const bytes = unseal(opener.open(indexKeyOf(id), wrapped_key), 'index', id, sealed)
        if (bytes) this.#segments.set(id, new Segment(bytes))
      }
  }

  async #loadApart(tx: Tx, news: readonly Change[], opener: KeyOpener): Promise<void> {
    const wanted = news.filter(({ id, isDone, bytes }) => isDone && bytes !== null && !this.#segments.has(id))
    for (const ids of batchesOf(wanted))
      for (const { id, wrapped_key, terms } of await termsById(tx, ids)) {
        const bytes =
          wrapped_key && terms && unseal(opener.open(textKeyOf(id), wrapped_key), 'terms', id, terms)
        if (bytes) this.#segments.set(id, new Segment(bytes))
      }
  }

  #note(change: Change): void {
    const { id, documentId, caseId, kind, segmentId, isDone } = change
    const former = this.#texts.get(id)
    if (former) this.#count(former.segmentId ?? id, -1)
    const touched = BigInt(change.touched)
    // What is gone is remembered, so that an older snapshot does not bring it back.
    const known = { id, documentId, caseId, kind, segmentId, touched, datedAt: +new Date(change.datedAt) }
    this.#texts.set(id, { ...known, ...(!isDone && { segmentId: gone }) })
    if (isDone) this.#count(segmentId ?? id, 1)
  }

  #count(segment: string, by: 1 | -1): void {
    if (segment !== gone) this.#uses.set(segment, (this.#uses.get(segment) ?? 0) + by)
  }

  /** The query in words that the index has. */
  inItsWords(query: Query): Query {
    return withKnownBeginnings(query, [...this.#segments.values()])
  }

  /** All that a query finds, whoever may see it. */
  async find(query: Query): Promise<Hit[]> {
    const names = [...this.#segments.keys()]
    const segments = [...this.#segments.values()]
    const found = await inTurns(findIn(segments, query))
    const [hits, moved]: [Hit[], Hit[]] = [[], []]
    for (const { segment, slot, score } of found) {
      const known = this.#texts.get(segments[segment]?.ids[slot] as string)
      if (!known || known.segmentId === gone) continue
      const isHere = (known.segmentId ?? known.id) === names[segment]
      ;(isHere ? hits : moved).push({ known, score })
    }
    return moved.length === 0 ? hits : withMoved(hits, moved)
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
function withMoved(hits: readonly Hit[], moved: readonly Hit[]): Hit[] {
  const all = new Map(hits.map((hit) => [hit.known.id, hit]))
  for (const hit of moved) if (!all.has(hit.known.id)) all.set(hit.known.id, hit)
  return [...all.values()]
}

/** In the place of a part: the text is in none any more. */
const gone = ''
