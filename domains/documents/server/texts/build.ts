/** Makes parts of the index: one of the words of a document, and one of several others. */
import { analyse } from '@mizan/research/rules/analysis'
import { paragraphs } from '@mizan/research/rules/highlight'
import { NumberWriter } from './numbers.ts'
import { assemble, type Segment } from './segment.ts'
import type { PageText } from './texts.ts'

/** Between two paragraphs, wider than any distance that a query can ask for: marks are looked for in each alone. */
const gap = 100

/** In steps of one paragraph: a text may have millions of words. The id is that of the version. */
export function* indexOf(id: string, pages: readonly PageText[]): Generator<void, Buffer> {
  const places = new Map<string, number[]>()
  let base = 0
  let words = 0
  for (const { text } of pages) {
    for (const [start, end] of paragraphs(text)) {
      let last = -1
      for (const { term, position } of analyse(text.slice(start, end))) {
        const known = places.get(term)
        if (known === undefined) places.set(term, [base + position])
        else if (known.at(-1) !== base + position) known.push(base + position)
        last = position
      }
      base += last + gap
      words += last + 1
      yield
    }
  }
  const terms = [...places].map(([term, at]) => {
    const list = new NumberWriter()
    list.number(1)
    writeDocument(list, { distance: 0, count: at.length, places: distances(at) })
    return { term: Buffer.from(term), postings: list.take() }
  })
  return assemble({ ids: [id], lengths: [words], terms: inOrder(terms) })
}

function distances(places: readonly number[]): Buffer {
  const writer = new NumberWriter()
  let former = 0
  for (const place of places) {
    writer.number(place - former)
    former = place
  }
  return writer.take()
}

interface OfDocument {
  distance: number
  count: number
  places: Buffer
}

function writeDocument(list: NumberWriter, { distance, count, places }: OfDocument): void {
  list.number(distance)
  list.number(count)
  list.number(places.length)
  list.bytes(places)
}

const inOrder = <T extends { term: Buffer }>(terms: T[]): T[] =>
  terms.sort((one, other) => one.term.compare(other.term))

interface Merging {
  term: Buffer
  documents: number
  last: number
  list: NumberWriter
}

/** One part of several, with the documents that are kept; in steps of one part. Undefined if none is kept. */
export function* mergeSegments(
  segments: readonly Segment[],
  isKept: (id: string) => boolean,
): Generator<void, Buffer | undefined> {
  const [ids, lengths]: [string[], number[]] = [[], []]
  const merged = new Map<string, Merging>()
  for (const segment of segments) {
    const slots = segment.ids.map((id, slot) => {
      if (!isKept(id)) return -1
      lengths.push(segment.lengthOf(slot))
      return ids.push(id) - 1
    })
    for (let term = 0; term < segment.terms; term++) addTerm(merged, segment, { term, slots })
    yield
  }
  if (ids.length === 0) return undefined
  const terms = [...merged.values()].flatMap(({ term, documents, list }) => {
    if (documents === 0) return []
    const head = new NumberWriter()
    head.number(documents)
    head.bytes(list.take())
    return [{ term, postings: head.take() }]
  })
  yield
  return assemble({ ids, lengths, terms: inOrder(terms) })
}

function addTerm(
  merged: Map<string, Merging>,
  segment: Segment,
  { term, slots }: { term: number; slots: readonly number[] },
): void {
  const bytes = segment.termBytes(term)
  const name = bytes.toString('latin1')
  const known = merged.get(name)
  const own = known ?? { term: bytes, documents: 0, last: 0, list: new NumberWriter() }
  if (!known) merged.set(name, own)
  const postings = segment.postingsOf(term)
  while (postings.next()) {
    const next = slots[postings.slot] ?? -1
    if (next < 0) continue
    writeDocument(own.list, {
      distance: next - own.last,
      count: postings.count,
      places: segment.bytes.subarray(postings.from, postings.to),
    })
    own.last = next
    own.documents += 1
  }
}
