/** Guesses from the headings of a table which column holds what. */
import { foldText } from '@mizan/identity/rules/search-text'
import { fieldsOf, neededFields } from '../data/fields.ts'
import type { ImportKind } from '../data/kinds.ts'

/** The field of each column; null for a column that is not imported. */
export type Mapping = (string | null)[]

/** Without case, Turkish letters, punctuation and what stands in brackets: `E-Posta (iş)` is `e posta`. */
export const plainHeading = (heading: string): string =>
  foldText(heading)
    .replace(/\(.*?\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Each field once, unless it may repeat; the first column that fits gets it. */
export function guessMapping(kind: ImportKind, headings: readonly string[]): Mapping {
  const fields = Object.entries(fieldsOf(kind))
  const taken = new Set<string>()
  return headings.map((heading) => {
    const plain = plainHeading(heading)
    const bare = plain.replace(/ \d+$/, '')
    const found = fields.find(
      ([name, field]) =>
        !taken.has(name) &&
        [field.tr, field.en, ...field.headings].some((known) => [plain, bare].includes(plainHeading(known))),
    )
    if (!found) return null
    const [name, { repeats }] = found
    if (!repeats) taken.add(name)
    return name
  })
}

interface Line {
  row: number
  cells: readonly string[]
}

/** Above the headings there may be a title, a date or the name of the office. */
export const headingsWithin = 10

/**
 * The row that most probably holds the headings: the one with the most known ones, and of these the one with the most
 * cells. If nothing is known it is the first row with more than one cell, because a title has only one.
 */
export function guessHeadingRow(kind: ImportKind, lines: readonly Line[]): number {
  const [first, ...others] = lines.slice(0, headingsWithin).map(({ row, cells }) => ({
    row,
    known: guessMapping(kind, cells).filter((field) => field !== null).length,
    filled: cells.filter((cell) => cell !== '').length,
  }))
  if (!first) return 1
  const isBetter = (one: typeof first, best: typeof first): boolean => {
    if (one.known !== best.known) return one.known > best.known
    return best.known > 0 ? one.filled > best.filled : best.filled < 2 && one.filled > 1
  }
  return others.reduce((best, one) => (isBetter(one, best) ? one : best), first).row
}

export type MappingProblem = 'unknown_field' | 'repeated' | 'incomplete'

/** What keeps a mapping from being used; undefined if nothing does. */
export function mappingProblem(kind: ImportKind, mapping: Mapping): MappingProblem | undefined {
  const fields = fieldsOf(kind)
  const used = mapping.filter((field) => field !== null)
  if (used.some((field) => !Object.hasOwn(fields, field))) return 'unknown_field'
  const single = used.filter((field) => !fields[field]?.repeats)
  if (new Set(single).size < single.length) return 'repeated'
  return neededFields[kind].some((needed) => needed.every((field) => used.includes(field)))
    ? undefined
    : 'incomplete'
}

/** Under which a mapping is remembered: tables with the same headings in the same order share it. */
export const headingKey = (headings: readonly string[]): string => headings.map(plainHeading).join('|')
