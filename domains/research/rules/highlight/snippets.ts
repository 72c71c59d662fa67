/** Chooses the passages of a text that best show why it was found. */
import type { Match } from './matcher.ts'

/** Ranges are [start, end) offsets within `text`, sorted and without overlaps. */
export type Range = [start: number, end: number]
export type Snippet = { text: string; ranges: Range[] }

type Window = { start: number; end: number; from: number; to: number; score: number }

/** The `count` best windows of about `length` characters, in the order of the text. */
export function chooseSnippets(text: string, matches: Match[], count: number, length: number): Snippet[] {
  if (matches.length === 0) {
    const end = text.length <= length ? text.length : previousSpace(text, length)
    return text.trim() === '' ? [] : [cut(text, matches, { start: 0, end, from: 0, to: 0, score: 0 })]
  }
  const windows = rate(matches, length).sort((a, b) => b.score - a.score || a.start - b.start)
  const chosen: Window[] = []
  for (const window of windows) {
    if (chosen.length >= count) break
    const placed = widen(text, window, length)
    if (chosen.every((other) => placed.end <= other.start || placed.start >= other.end)) chosen.push(placed)
  }
  return chosen.sort((a, b) => a.start - b.start).map((window) => cut(text, matches, window))
}

/** A text may have a word a million times; the passages of its first part show it as well as any. */
const MOST_RATED = 5_000
/** Each word of the query that directly follows another counts so much. */
const FOLLOWS = 0.25
/** A space, or a space and a mark. */
const GAP = 2

/** One window for each match, starting there; rare and many different parts of the query make it good. */
function rate(all: Match[], length: number): Window[] {
  const matches = all.slice(0, MOST_RATED)
  const counts = new Map<number, number>()
  for (const { leaf } of matches) counts.set(leaf, (counts.get(leaf) ?? 0) + 1)
  const worth = (match: Match) => match.weight / Math.log2(1 + (counts.get(match.leaf) ?? 1))
  return matches.map((first, from) => {
    const best = new Map<number, number>()
    let to = from
    let end = first.end
    let [run, longest] = [0, 0]
    for (
      ;
      to < matches.length && (matches[to] as Match).end - first.start <= length && to - from < 60;
      to++
    ) {
      const match = matches[to] as Match
      best.set(match.leaf, Math.max(best.get(match.leaf) ?? 0, worth(match)))
      end = Math.max(end, match.end)
      run = to > from && follows(matches[to - 1] as Match, match) ? run + 1 : 0
      longest = Math.max(longest, run)
    }
    const distinct = [...best.values()].reduce((sum, value) => sum + value, 0)
    return {
      start: first.start,
      end,
      from,
      to,
      score: distinct + FOLLOWS * longest + 0.05 * (to - from) - 0.0001 * Math.log2(1 + first.start),
    }
  })
}

const follows = (before: Match, match: Match): boolean =>
  before.leaf !== match.leaf && match.start >= before.end && match.start - before.end <= GAP

const LOOK_BACK = 90

/** Extends a window to its length, starting at a sentence if one begins nearby, else at a word. */
function widen(text: string, window: Window, length: number): Window {
  const spare = Math.max(0, length - (window.end - window.start))
  const earliest = Math.max(0, window.start - Math.min(spare, LOOK_BACK))
  const sentence = lastMatch(text.slice(earliest, window.start), /[.!?:;]["”’)]?\s+|\n+/g)
  const start =
    earliest === 0 ? 0 : sentence >= 0 ? earliest + sentence : nextWord(text, earliest, window.start)
  const latest = Math.min(text.length, Math.max(window.end, start + length))
  const end = latest === text.length ? latest : Math.max(window.end, previousSpace(text, latest))
  return { ...window, start, end }
}

function lastMatch(text: string, pattern: RegExp): number {
  let at = -1
  for (const match of text.matchAll(pattern)) at = match.index + match[0].length
  return at
}

function nextWord(text: string, from: number, to: number): number {
  const space = text.slice(from, to).search(/\s\S/)
  return space < 0 ? to : from + space + 1
}

function previousSpace(text: string, from: number): number {
  for (let at = from; at > from - 40 && at > 0; at--) if (/\s/.test(text[at] ?? '')) return at
  return from
}

/** Replaces each white space character by a plain space, so that ranges stay valid. */
function cut(text: string, matches: Match[], window: Window): Snippet {
  const inside = matches.filter((match) => match.start >= window.start && match.end <= window.end)
  const ranges = mergeRanges(
    inside.map(({ start, end }): Range => [start - window.start, end - window.start]),
  )
  return { text: text.slice(window.start, window.end).replace(/\s/g, ' '), ranges }
}

/** Sorted ranges without overlaps. */
export function mergeRanges(ranges: Range[]): Range[] {
  const merged: Range[] = []
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
