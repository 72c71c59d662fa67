/** Finds the titles of the parts of a decision of the Constitutional Court, also those that the source glued to a paragraph. */

export interface Title {
  start: number
  end: number
  /** I. is 1, A. is 2, 1. is 3, a. is 4, i. is 5. */
  level: number
}

const romans = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV'.split(' ')
const latin = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const turkish = [...'ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ']
const lower = (letters: readonly string[]) => letters.map((one) => one.toLocaleLowerCase('tr'))
const numbers = Array.from({ length: 30 }, (_, at) => String(at + 1))

/** By level, the orders in which its marks follow each other. */
const orders: readonly (readonly (readonly string[])[])[] = [
  [romans],
  [latin, turkish],
  [numbers],
  [[...'abcdefghijklmnopqrstuvwxyz'], lower(turkish)],
  [romans.map((one) => one.toLowerCase())],
]

const opening =
  /(?<![\p{L}\d/.,§[(-])([IVX]{1,5}|[A-ZÇĞİÖŞÜ]|\d{1,2}|[a-zçğıöşü]|[ivx]{2,4})\s?[.)]\s{0,3}(?=[\p{Lu}\d“"(])/gu
const longest = 600
const sentence = /(?<![\d(]|\p{Lu}|(?:No|vb|vd|Ltd|Şti|San|Tic))[.;:?!](?=[\s"”’])|[.;:,]$/u

/** Titles are written with capital letters; those of level 1 with nothing else. */
function isTitle(text: string, level: number): boolean {
  const whole = text.trim()
  if (whole.length < 3 || whole.length > longest || sentence.test(whole)) return false
  if (level === 1) return !/\p{Ll}/u.test(whole.replace(/[’']\p{Ll}+/gu, ''))
  const words = whole.match(/\p{L}{4,}/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
  return (
    /^["“(]?[\p{Lu}\d]/u.test(whole) &&
    words.length > 0 &&
    capitals >= words.length * (words.length < 4 ? 0.5 : 0.65)
  )
}

/** By level, the sign that was counted last. */
type Counters = (string | undefined)[]

const follows = (counters: Counters, level: number, sign: string): boolean =>
  (orders[level - 1] ?? []).some(
    (order) => order.indexOf(sign) === order.indexOf(counters[level - 1] ?? '') + 1,
  )

/** A title begins the count of all levels below it anew. */
const counted = (counters: Counters, level: number, sign: string): Counters =>
  Object.assign(counters.slice(0, level - 1), { [level - 1]: sign })

function count(counters: Counters, level: number, sign: string): void {
  counters.splice(0, counters.length, ...counted(counters, level, sign))
}

/** Nothing is a part of a part before "I." opens the first. */
const levelsOf = (counters: Counters, sign: string): number[] =>
  (counters[0] === undefined ? [1] : [1, 2, 3, 4, 5]).filter((level) => follows(counters, level, sign))

interface Mark {
  sign: string
  start: number
  /** Where the name begins. */
  name: number
}

interface Mark {
  sign: string
  start: number
  /** Where the name begins. */
  name: number
}

/**
 * Titles stand before a numbered paragraph, or fill their lines. The mark of each is the next of its level: a sentence
 * that happens to hold "B." or "2." opens no part.
 * @param stops where the numbered paragraphs begin, and where the last of them ends
 */
export function titlesIn(text: string, from: number, stops: readonly number[]): Title[] {
  const counters: Counters = []
  let begin = from
  return stops.flatMap((stop) => {
    const titles = titlesOf(text, begin, stop, counters)
    begin = stop
    return titles
  })
}

function titlesOf(text: string, from: number, to: number, counters: Counters): Title[] {
  const marks = marksIn(text, from, to)
  const titles: Title[] = []
  for (let at = 0; at < marks.length; at++) {
    if (!opensHere(text, marks[at] as Mark, titles.at(-1)?.end)) continue
    const block =
      blockAt(text, marks.slice(at), to, counters) ?? lineAt(text, marks[at] as Mark, to, counters)
    if (!block) continue
    for (const { level, sign } of block) count(counters, level, sign)
    titles.push(...block)
    const end = block.at(-1)?.end ?? to
    at = marks.findLastIndex(({ start }) => start < end)
  }
  return titles
}

/** A sentence has ended before a title, or the title before it; parts of the first level open with a line. */
const opensHere = (text: string, { sign, start }: Mark, titled: number | undefined): boolean =>
  start === titled ||
  romans.includes(sign) ||
  /[.:;?!…"”’)\]]\s*$/.test(text.slice(Math.max(0, start - 9), start))

interface Marked extends Title {
  sign: string
}

/** The titles from the first mark to a numbered paragraph, each deeper than the one that it follows. */
function blockAt(
  text: string,
  [mark, ...later]: Mark[],
  to: number,
  counters: Counters,
  above = 0,
): Marked[] | undefined {
  if (!mark) return undefined
  for (const level of levelsOf(counters, mark.sign).filter((one) => one > above)) {
    const title = { level, sign: mark.sign, start: mark.start }
    const after = counted(counters, level, mark.sign)
    for (const [at, { start }] of later.entries()) {
      if (start - mark.name > longest) break
      const rest =
        isTitle(text.slice(mark.name, start), level) && blockAt(text, later.slice(at), to, after, level)
      if (rest) return [{ ...title, end: start }, ...rest]
    }
    if (isTitle(text.slice(mark.name, to), level)) return [{ ...title, end: to }]
  }
  return undefined
}

/** A title that fills its line, or its lines if it is in capitals. */
function lineAt(
  text: string,
  { sign, start, name }: Mark,
  to: number,
  counters: Counters,
): Marked[] | undefined {
  if (!/(?:^|\n)\s*$/.test(text.slice(Math.max(0, start - 4), start))) return undefined
  const line = lineOf(text, name)
  const level = levelsOf(counters, sign).find(
    (one) => isTitle(line, one) && (one === 1 || ofNorms.test(line)),
  )
  if (level === undefined) return undefined
  let end = name + lineOf(text, name).length
  while (level === 1 && end < to && isCapitals(lineOf(text, end + 1))) end += 1 + lineOf(text, end + 1).length
  return [{ level, sign, start, end }]
}

/** "A. İptali İstenen Kanun Hükümleri": the only titles of lower levels that no numbered paragraph follows. */
const ofNorms = /(?:Hüküm|Hükm|Kural|Mevzuat)\p{L}*\s*$/u
const lineOf = (text: string, from: number): string =>
  /[^\n]*/.exec(text.slice(from, from + longest))?.[0] ?? ''
const isCapitals = (line: string): boolean => /^[\p{Lu}\s]{3,}$/u.test(line)

function marksIn(text: string, from: number, to: number): Mark[] {
  const marks: Mark[] = []
  opening.lastIndex = from + 1
  for (let match = opening.exec(text); match && match.index < to; match = opening.exec(text))
    marks.push({ sign: match[1] ?? '', start: match.index, name: match.index + match[0].length })
  return marks
}
