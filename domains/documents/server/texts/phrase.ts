/** Where the words of a phrase stand in the documents of one part of the index. */
import { PostingList } from './posting-list.ts'
import type { Segment } from './segment.ts'

/** Filled anew for each phrase and part; nothing waits while they are in use. */
const lists: PostingList[] = []

function listOf(word: number): PostingList {
  const list = lists[word] ?? new PostingList()
  lists[word] = list
  return list
}

/** Of a document that does not matter. */
const none = -1

/**
 * The places of each word, by the documents that have all of them.
 * @param numbers of the words in this part
 * @param among zero for documents that do not matter; left out if all of them do
 */
export function placesOfAll(
  segment: Segment,
  numbers: readonly number[],
  among: Float32Array | undefined,
): Map<number, number[][]> {
  // How many of the words each document has.
  const having = new Int16Array(segment.ids.length)
  if (among) for (let slot = 0; slot < having.length; slot++) having[slot] = among[slot] === 0 ? none : 0
  // Where none has the rarest words, the long lists of the others need not be read.
  const order = [...numbers.keys()].sort(
    (one, other) =>
      segment.documentsWith(numbers[one] as number) - segment.documentsWith(numbers[other] as number),
  )
  for (const [before, word] of order.entries()) {
    const list = listOf(word)
    segment.read(numbers[word] as number, list)
    if (!raise(having, list, before)) return new Map()
  }
  return readPlaces(segment, numbers.length, having)
}

/** Whether some document has all of the words so far. */
function raise(having: Int16Array, { slots, length }: PostingList, before: number): boolean {
  let isAny = false
  for (let at = 0; at < length; at++) {
    const slot = slots[at] as number
    if (having[slot] !== before) continue
    having[slot] = before + 1
    isAny = true
  }
  return isAny
}

function readPlaces(segment: Segment, words: number, having: Int16Array): Map<number, number[][]> {
  const found = new Map<number, number[][]>()
  for (let word = 0; word < words; word++) {
    const { slots, counts, starts, length } = lists[word] as PostingList
    for (let at = 0; at < length; at++) {
      const slot = slots[at] as number
      if (having[slot] !== words) continue
      const places = segment.placesOf({ from: starts[at] as number, count: counts[at] as number })
      const known = found.get(slot)
      if (known) known.push(places)
      else found.set(slot, [places])
    }
  }
  return found
}

/** How often the words stand one after the other. */
export function countExact([first = [], ...others]: readonly number[][]): number {
  const rest = others.map((places) => new Set(places))
  return first.filter((place) => rest.every((places, at) => places.has(place + at + 1))).length
}

/**
 * How often all words stand within so many places, in any order. Each list is gone through once: a text may have a word
 * a million times.
 */
export function countNear(lists: readonly number[][], width: number): number {
  const [first = [], ...others] = lists
  const nearTo = others.map((places) => nearIn(places, width))
  return first.filter((place) => nearTo.every((isNear) => isNear(place))).length
}

/** Whether another one of these places is near; asked for places in ascending order. */
function nearIn(places: readonly number[], width: number): (place: number) => boolean {
  let at = 0
  return (place) => {
    while (at < places.length && (places[at] as number) <= place - width) at++
    const next = places[at] === place ? places[at + 1] : places[at]
    return next !== undefined && next - place < width
  }
}
