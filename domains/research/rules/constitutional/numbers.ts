/** Finds where the Constitutional Court's own numbered paragraphs begin, also where the source glued them together. */

export interface Numbered {
  number: number
  /** Offset of the number in the text. */
  start: number
}

interface Candidate extends Numbered {
  score: number
}

const numeral = /(?<![\p{L}\d/.,§[(-])(\d{1,3})\s?\.\s?(?=[\p{Lu}“"'‘(\d…])/gu
/** "6. Ağır Ceza Mahkemesi", "1. Bölüm": an ordinal, no number of a paragraph. */
const ordinal =
  /^(?:(?:Asliye|Sulh|Ağır|İcra|İdare|İdari|Vergi|İş|Aile|Çocuk|Tüketici|Kadastro|İnfaz|Fikr[iî]|Hukuk|Ceza|Ticaret)\s(?:\p{Lu}[\p{L}]*\s)*(?:Mahkeme|Daire|H[âa]kim|Dava\sDaire)|Daire|Noter|Bölge|Bölüm|B\.\]|Dönem|Ordu|Kolordu)/u
const sentenceEnd = /[.:;?!…"”’')\]]/
/** A title in the text reaches to the next mark without a sign that ends a sentence. */
const nextMark = /(?<![\p{L}\d/.,§[(-])(?:\d{1,3}|[A-ZÇĞİÖŞÜ]|[IVX]{1,5})\.\s?(?=[\p{Lu}“"\d])/gu
const longestTitle = 260

/** What speaks for and against a number, so that the chain of most weight is that of the court. */
const weights = { number: 4, lineStart: 1, ordinal: -5, title: -4, open: -1, quoted: -2, gap: -7 }

/**
 * The numbers rise by one from 1. Of the many numbers that a text has (courts, articles, lists, quotations, titles of
 * parts), those are the court's that make the longest such row of whole paragraphs.
 */
export function numberedIn(text: string, from: number, to: number): Numbered[] {
  const candidates = candidatesIn(text.slice(0, to), from)
  const chains: { sum: number; last: number }[] = []
  /** By number, the best chain so far that ends with it. */
  const bestEnd = new Map<number, number>()
  let best: number | undefined
  candidates.forEach((one, at) => {
    const before = [one.number - 1, one.number - 2]
      .map((number, gap) => ({ end: bestEnd.get(number), cost: gap * weights.gap }))
      .filter(({ end }) => end !== undefined)
      .map(({ end, cost }) => ({ last: end as number, sum: (chains[end as number]?.sum ?? 0) + cost }))
      .toSorted((a, b) => b.sum - a.sum)[0]
    if (!before && one.number !== 1) {
      chains.push({ sum: Number.NEGATIVE_INFINITY, last: -1 })
      return
    }
    const chain = { sum: (before && before.sum > 0 ? before.sum : 0) + one.score, last: before?.last ?? -1 }
    if (one.number === 1) Object.assign(chain, { sum: one.score, last: -1 })
    chains.push(chain)
    const known = bestEnd.get(one.number)
    if (known === undefined || chain.sum > (chains[known]?.sum ?? 0)) bestEnd.set(one.number, at)
    if (best === undefined || chain.sum > (chains[best]?.sum ?? 0)) best = at
  })
  const row: Numbered[] = []
  for (let at = best ?? -1; at >= 0; at = chains[at]?.last ?? -1) {
    const { number, start } = candidates[at] as Candidate
    row.unshift({ number, start })
  }
  return row
}

function candidatesIn(text: string, from: number): Candidate[] {
  const found: Candidate[] = []
  let depth = 0
  let read = from
  numeral.lastIndex = from
  for (let match = numeral.exec(text); match; match = numeral.exec(text)) {
    for (const sign of text.slice(read, match.index)) depth += sign === '“' ? 1 : sign === '”' ? -depth : 0
    read = match.index
    found.push({ number: Number(match[1]), start: match.index, score: scoreOf(text, match, depth) })
  }
  return found
}

function scoreOf(text: string, match: RegExpExecArray, depth: number): number {
  const end = match.index + match[0].length
  const rest = text.slice(end, end + longestTitle)
  const before = text.slice(Math.max(0, match.index - 3), match.index)
  let score = weights.number
  if (/\n\s*$/.test(before)) score += weights.lineStart
  else if (!sentenceEnd.test(before.trimEnd().at(-1) ?? '.')) score += weights.open
  if (ordinal.test(rest)) score += weights.ordinal
  if (isTitle(rest)) score += weights.title
  if (depth > 0) score += weights.quoted
  return score
}

function isTitle(rest: string): boolean {
  nextMark.lastIndex = 0
  const mark = nextMark.exec(rest)
  return (
    mark !== null &&
    !/[.:;?!…]["”’)]?\s*$/.test(rest.slice(0, mark.index)) &&
    !/[.;]\s/.test(rest.slice(0, mark.index))
  )
}
