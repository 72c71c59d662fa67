/** Finds the place of a quote in a text, however both are written. */
import { isUnfinished, leadingOf, styleOf } from '../compose/blocks.ts'

export interface Span {
  start: number
  end: number
}

/** A text in the form in which it is compared, with the offset in the original of each of its characters. */
export interface Plain {
  original: string
  text: string
  starts: number[]
  ends: number[]
}

const quotes = /[‘’‛′`´“”„«»ʼ＇"]/u
const dashes = /[‐‑‒–—―−]/u
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/u
const clusters = /\P{M}\p{M}*/gu
/** A word that a line break cut in two: "kira-" and "cının". */
const hyphenation = /(?<=\p{L})[-‐]\s*\n\s*(?=\p{Ll})/gu

export function plain(original: string): Plain {
  const result: Plain = { original, text: '', starts: [], ends: [] }
  const cut = new Map([...original.matchAll(hyphenation)].map((found) => [found.index, found[0].length]))
  let skipTo = 0
  for (const found of original.matchAll(clusters)) {
    const at = found.index
    const length = cut.get(at)
    if (length) skipTo = at + length
    if (at < skipTo) continue
    add(result, found[0], at)
  }
  return result
}

function add(result: Plain, cluster: string, at: number): void {
  for (const char of plainOf(cluster)) {
    if (char === ' ' && (result.text === '' || result.text.endsWith(' '))) continue
    result.text += char
    for (let unit = 0; unit < char.length; unit++) {
      result.starts.push(at)
      result.ends.push(at + cluster.length)
    }
  }
}

function plainOf(cluster: string): string {
  if (invisible.test(cluster)) return ''
  if (/\s/u.test(cluster)) return ' '
  if (quotes.test(cluster)) return "'"
  if (dashes.test(cluster)) return '-'
  const lower = cluster.normalize('NFKC').replaceAll('I', 'ı').replaceAll('İ', 'i').toLowerCase()
  return lower.replace(/[âîû]/g, (letter) => ({ â: 'a', î: 'i', û: 'u' })[letter] ?? letter)
}

export const edge = /^[\s'.,;:()[\]-]+|[\s'.,;:()[\]-]+$/g

/** The span of the first place that contains the quote without gaps and with whole words at both ends. */
export function placeOf(quote: string, { original, text, starts, ends }: Plain): Span | undefined {
  const wanted = plain(quote).text.replace(edge, '')
  if (wanted === '') return undefined
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const span = { start: starts[at] ?? 0, end: ends[at + wanted.length - 1] ?? 0 }
    if (isWhole(original, span)) return span
  }
  return undefined
}

const isLetter = (char: string): boolean => /[\p{L}\p{N}]/u.test(char)

/** "5 gün" does not stand in "15 gün", nor "1.500" in "21.500". */
function isWhole(text: string, { start, end }: Span): boolean {
  if (isLetter(text.charAt(start - 1)) || isLetter(text.charAt(end))) return false
  return (
    !/\d[.,]$/.test(text.slice(Math.max(0, start - 2), start)) && !/^[.,]\d/.test(text.slice(end, end + 2))
  )
}

const LONGEST_SENTENCE = 1_500
const sentenceEnd =
  /(?<!(?<![\p{L}\d])(?:[\p{L}\d]{1,2}|md|vd|vs|no|bkz|yrg|art|mad|fık|sok|cad))[.!?…]["”’)]*\s+(?=["“‘(]?\p{Lu})|\n\s*\n|\n(?=\s*(?:\(?(?:\p{L}|\d{1,3})\)|\d{1,2}\.)\s)/gu

/** The whole sentences around a span. */
export function sentencesAround(text: string, { start, end }: Span): Span {
  const from = Math.max(0, start - LONGEST_SENTENCE)
  const to = Math.min(text.length, end + LONGEST_SENTENCE)
  const window = text.slice(from, to)
  let [first, last] = [from, to]
  for (const found of window.matchAll(sentenceEnd)) {
    if (goesOn(window, found)) continue
    const at = from + found.index + found[0].length
    if (at <= start) first = at
    else if (at >= end && last === to) last = at
  }
  return { start: first, end: last }
}

/** A line without a full stop continues in the next one, unless that is the point of a list. */
function goesOn(text: string, { index, 0: found }: { index: number; 0: string }): boolean {
  if (!/^\n\s*\n/.test(found)) return false
  const after = index + found.length
  const before = text.slice(text.lastIndexOf('\n', index - 1) + 1, index)
  const [next = ''] = text.slice(after).split('\n', 1)
  return isUnfinished(before) && styleOf(next) === null
}

/** Whether a span is one or several whole sentences; numbers and notes on amendments before them do not count. */
export function isWholeSentences(text: string, span: Span): boolean {
  const around = sentencesAround(text, span)
  return bare(text.slice(around.start, around.end)) === bare(text.slice(span.start, span.end))
}

const bare = (text: string) => text.slice(leadingOf(text)).replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
