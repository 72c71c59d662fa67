/** A list of cases as a spreadsheet, one line for each. */
import { type Cell, dayCell, headingCell, sheetFile, textCell } from '@mizan/platform/spreadsheet'
import { hearingKindNames } from '../../data/hearing-kinds.ts'
import { stateNames } from '../../data/words.ts'
import type { ListedCase } from '../../schemas.ts'

type Language = 'tr' | 'en'

const words = {
  tr: {
    title: 'Davalar',
    heads: ['Büro dosya no', 'Dava', 'Müvekkil', 'Mahkeme', 'Esas no', 'Durum', 'Son gün', 'Sorumlu'],
    next: ['Sıradaki iş', 'Sıradaki iş, gün'],
  },
  en: {
    title: 'Cases',
    heads: ['Case no.', 'Case', 'Client', 'Court', 'Docket no.', 'State', 'Deadline', 'Assignee'],
    next: ['Next', 'Next, day'],
  },
} as const

const widths = [14, 40, 30, 30, 14, 16, 12, 24, 40, 16]

export const titleOf = (language: Language): string => words[language].title

export function caseSheet(cases: readonly ListedCase[], language: Language): Promise<Buffer> {
  const { title, heads, next } = words[language]
  const rows: Cell[][] = [
    [...heads, ...next].map(headingCell),
    ...cases.map((line) => cellsOf(line, language)),
  ]
  return sheetFile({ name: title, rows, widths })
}

function cellsOf(line: ListedCase, language: Language): Cell[] {
  const { caseNumber, displayTitle, client, courtName, docketNumber, state, deadline, assignee, next } = line
  const name = next && (next.kind === 'hearing' ? hearingText(next, language) : next.title)
  const stateName = stateNames[state ?? 'none'][language]
  return [
    ...[caseNumber, displayTitle, client?.name, courtName, docketNumber, stateName].map(textOrNone),
    dayOrNone(deadline),
    ...[assignee?.name, name].map(textOrNone),
    dayOrNone(next?.date),
  ]
}

const hearingText = (
  { time, title, hearingKind }: NonNullable<ListedCase['next']>,
  language: Language,
): string => [time, hearingKindNames[hearingKind ?? 'hearing'][language], title].filter(Boolean).join(' ')

const textOrNone = (text: string | null | undefined): Cell => (text ? textCell(text) : null)
const dayOrNone = (day: string | null | undefined): Cell => (day ? dayCell(day) : null)
