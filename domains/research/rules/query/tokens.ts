/** Cuts a query into quoted phrases, brackets, operators and runs of plain words. Never fails, always terminates. */
import { usualForms } from './citation-forms.ts'

export type QueryToken =
  | { kind: 'text'; text: string; sign: '' | '+' | '-'; prefix: boolean }
  | { kind: 'phrase'; text: string; sign: '' | '+' | '-'; slop: number }
  | { kind: 'open' | 'close'; sign: '' | '+' | '-' }
  | { kind: 'and' | 'or' | 'not' }

const operators: Record<string, 'and' | 'or' | 'not'> = {
  AND: 'and',
  VE: 'and',
  OR: 'or',
  VEYA: 'or',
  NOT: 'not',
  DEĞİL: 'not',
  '&&': 'and',
  '||': 'or',
}
const HIGHEST_SLOP = 50
/** Digits of "~50"; enough also for numbers that are much too large. */
const LONGEST_SLOP = 20
const SHORTEST_PREFIX = 2

/** "kira NEAR/5 tahliye", as other databases write nearness. */
const near =
  /(?<![\p{L}\d"])([\p{L}\d]{1,40}) (?:NEAR|YAKIN)\/([1-9]|[1-4]\d|50) ([\p{L}\d]{1,40})(?![\p{L}\d"])/gu
/** "tazm*nat": only the beginning of a word can be searched, which finds this word too. */
const innerStar = /(?<![\p{L}\d])(\p{L}{3,40})\*[\p{L}*]{1,40}/gu

/** Spaces and control characters become one space, curly quotes straight ones, repeated punctuation one mark. */
export function cleanQuery(text: string): string {
  const cleaned = text
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029]+/gu, ' ')
    .replace(/[“”„‟«»＂]/g, '"')
    .replace(/([!?.,;:_=#%^~<>{}[\]\\|/-])\1+/g, (run, mark: string) => (run === '||' ? run : mark))
    .replace(/ {2,}/g, ' ')
    .replace(near, '"$1 $3"~$2')
    .replace(innerStar, '$1*')
    .trim()
  return usualForms(cleaned)
}

export function cutQuery(text: string): QueryToken[] {
  const tokens: QueryToken[] = []
  const quotes = pairedQuotes(text)
  let at = 0
  while (at < text.length) {
    const char = text[at] as string
    if (char === ' ') {
      at++
      continue
    }
    const sign = signAt(text, at)
    const from = at + sign.length
    const next = text[from] ?? ''
    if (next === '"' && quotes.has(from)) at = readPhrase(text, from, sign, quotes, tokens)
    else if (next === '(') at = push(tokens, { kind: 'open', sign }, from + 1)
    else if (next === ')' || next === '"')
      at = next === ')' ? push(tokens, { kind: 'close', sign: '' }, from + 1) : from + 1
    else at = readText(text, from, sign, tokens)
  }
  return tokens
}

function push(tokens: QueryToken[], token: QueryToken, next: number): number {
  tokens.push(token)
  return next
}

/** Start of each closed quotation and its end; an unpaired quotation mark is ignored. */
function pairedQuotes(text: string): Map<number, number> {
  const pairs = new Map<number, number>()
  let open = -1
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    if (open < 0) open = at
    else {
      pairs.set(open, at)
      open = -1
    }
  }
  return pairs
}

/** A plus or minus counts only at the start of a word, so that "2011/7-695" and "e-imza" stay whole. */
function signAt(text: string, at: number): '' | '+' | '-' {
  const char = text[at]
  if (char !== '+' && char !== '-') return ''
  const next = text[at + 1] ?? ' '
  return next === ' ' ? '' : char
}

function readPhrase(
  text: string,
  open: number,
  sign: '' | '+' | '-',
  quotes: Map<number, number>,
  tokens: QueryToken[],
): number {
  const close = quotes.get(open) ?? text.length
  const near = /^~(\d+)/.exec(text.slice(close + 1, close + 1 + LONGEST_SLOP))
  const slop = near ? Math.min(Number(near[1]), HIGHEST_SLOP) : 0
  return push(
    tokens,
    { kind: 'phrase', text: text.slice(open + 1, close), sign, slop },
    close + 1 + (near?.[0].length ?? 0),
  )
}

function readText(text: string, from: number, sign: '' | '+' | '-', tokens: QueryToken[]): number {
  let end = from
  while (end < text.length && !' ()"'.includes(text[end] as string)) end++
  if (end === from) return from + 1
  const raw = text.slice(from, end)
  const operator = sign === '' && Object.hasOwn(operators, raw) ? operators[raw] : undefined
  if (operator) return push(tokens, { kind: operator }, end)
  const body = raw.replace(/\*+$/, '')
  const prefix =
    body.length < raw.length && body.length >= SHORTEST_PREFIX && /^[\p{L}\p{M}\d'’]+$/u.test(body)
  return push(tokens, { kind: 'text', text: prefix ? body : raw, sign, prefix }, end)
}
