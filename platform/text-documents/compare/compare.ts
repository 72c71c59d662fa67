/** The differences of two versions of a text, word by word. */
import { diffArrays } from 'diff'
import type { TextDocument } from '../model.ts'
import { paragraphsOf, paragraphText } from '../outline.ts'
import { DocumentError } from '../problem.ts'

export interface ComparedPart {
  kind: 'same' | 'added' | 'removed'
  text: string
}

export interface Comparison {
  /** The paragraphs of both versions in their order; a paragraph that both share is listed once. */
  paragraphs: ComparedPart[][]
  added: number
  removed: number
  /** False if some passage differs so much that it is shown as removed and added as a whole. */
  isExact: boolean
}

/** Texts above the first two limits are refused; above the others, a passage is not compared by words. */
export const comparisonLimits = {
  characters: 4_000_000,
  words: 600_000,
  /** Words or paragraphs that differ within one passage. The time grows with their square. */
  edits: 1_000,
  /** The same for all passages together. */
  allEdits: 8_000,
} as const

/** Words, gaps and single signs. Sums, dates and numbers of cases are one word: 1.000,00, 12.03.2025, 2024/123. */
const tokens = /\n|[^\S\n]+|\p{N}+(?:[.,:/]\p{N}+)+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu

export const compareDocuments = (before: TextDocument, after: TextDocument): Comparison =>
  compareParagraphs(linesOf(before), linesOf(after))

/** A break within a paragraph is a gap between words. */
const linesOf = ({ blocks }: TextDocument): string[] =>
  paragraphsOf(blocks).map((paragraph) => paragraphText(paragraph).replaceAll('\n', ' '))

/** @throws DocumentError */
export const compareTexts = (before: string, after: string): Comparison =>
  compareParagraphs(before.split(/\r\n?|\n/), after.split(/\r\n?|\n/))

/** Equal paragraphs are set aside first; between them, words are compared. */
function compareParagraphs(before: readonly string[], after: readonly string[]): Comparison {
  const budget = { edits: comparisonLimits.allEdits as number, isExact: true }
  bounded(before)
  bounded(after)
  const rows = differences(before, after, budget)
  const parts: ComparedPart[] = []
  for (let at = 0; at < rows.length; at++) {
    const [row, next] = [rows[at] as Row, rows[at + 1]]
    if (row.kind === 'removed' && next?.kind === 'added') {
      const words = differences(tokensOf(row.values), tokensOf(next.values), budget)
      for (const { kind, values } of words) parts.push({ kind, text: values.join('') })
      at += 1
    } else parts.push({ kind: row.kind, text: ended(row.values) })
  }
  return { paragraphs: cut(parts), ...counted(parts), isExact: budget.isExact }
}

function bounded(lines: readonly string[]): void {
  const characters = lines.reduce((sum, line) => sum + line.length + 1, 0)
  if (characters > comparisonLimits.characters) throw new DocumentError('too_large', 'characters to compare')
  const words = lines.reduce((sum, line) => sum + (line.match(tokens)?.length ?? 0) + 1, 0)
  if (words > comparisonLimits.words) throw new DocumentError('too_large', 'words to compare')
}

const ended = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
const tokensOf = (lines: readonly string[]): string[] => ended(lines).match(tokens) ?? []

interface Row {
  kind: ComparedPart['kind']
  values: readonly string[]
}

/** Removed words come before added ones. */
function differences(
  before: readonly string[],
  after: readonly string[],
  budget: { edits: number; isExact: boolean },
): Row[] {
  const most = Math.min(comparisonLimits.edits, budget.edits)
  const found = diffArrays([...before], [...after], { maxEditLength: most })
  if (!found) {
    budget.edits -= most
    budget.isExact = false
    const both: Row[] = [
      { kind: 'removed', values: before },
      { kind: 'added', values: after },
    ]
    return both.filter(({ values }) => values.length > 0)
  }
  const rows = found.map(
    ({ added, removed, value }): Row => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      values: value,
    }),
  )
  budget.edits -= rows.reduce((sum, { kind, values }) => sum + (kind === 'same' ? 0 : values.length), 0)
  return rows
}

/** A paragraph ends wherever one of either version ends. */
function cut(parts: readonly ComparedPart[]): ComparedPart[][] {
  const paragraphs: ComparedPart[][] = []
  let open: ComparedPart[] = []
  for (const { kind, text } of parts) {
    const [first = '', ...others] = text.split('\n')
    if (first !== '') open.push({ kind, text: first })
    for (const other of others) {
      paragraphs.push(open)
      open = other === '' ? [] : [{ kind, text: other }]
    }
  }
  return open.length > 0 ? [...paragraphs, open] : paragraphs
}

const word = /[\p{L}\p{N}]/u

function counted(parts: readonly ComparedPart[]): { added: number; removed: number } {
  const of = (kind: ComparedPart['kind']) =>
    parts.reduce(
      (sum, part) =>
        sum +
        (part.kind === kind ? (part.text.match(tokens) ?? []).filter((one) => word.test(one)).length : 0),
      0,
    )
  return { added: of('added'), removed: of('removed') }
}
