/** A list of cases as a spreadsheet, one line for each; an import knows its headings. */
import { amountCell, type Cell, dayCell, headingCell, sheetFile, textCell } from '@mizan/platform/spreadsheet'
import { hearingKindNames } from '../../data/hearing-kinds.ts'
import { jurisdictionNames } from '../../data/jurisdictions.ts'
import { stateNames } from '../../data/words.ts'
import type { ListedCase } from '../../schemas.ts'
import type { CaseRow } from '../tables.ts'

type Language = 'tr' | 'en'

const words = {
  tr: {
    title: 'Davalar',
    heads: ['Büro dosya no', 'Dava', 'Müvekkil', 'Mahkeme', 'Esas no', 'Durum', 'Son gün', 'Sorumlu'],
    details: ['Yargı türü', 'Dava türü', 'Dava değeri (TL)'],
    next: ['Sıradaki iş', 'Sıradaki iş, gün'],
  },
  en: {
    title: 'Cases',
    heads: ['Case no.', 'Case', 'Client', 'Court', 'Docket no.', 'State', 'Deadline', 'Assignee'],
    details: ['Proceedings', 'Type of case', 'Value of the claim (TRY)'],
    next: ['Next', 'Next, day'],
  },
} as const

const widths = [14, 40, 30, 30, 14, 16, 12, 24, 18, 26, 16, 40, 16]

export const titleOf = (language: Language): string => words[language].title

/** A case of the list with what only its page shows. */
export interface SheetCase {
  line: ListedCase
  row: Pick<CaseRow, 'jurisdiction' | 'case_type' | 'claim_value'>
}

export function caseSheet(cases: readonly SheetCase[], language: Language): Promise<Buffer> {
  const { title, heads, details, next } = words[language]
  const rows: Cell[][] = [
    [...heads, ...details, ...next].map(headingCell),
    ...cases.map((one) => cellsOf(one, language)),
  ]
  return sheetFile({ name: title, rows, widths })
}

function cellsOf({ line, row }: SheetCase, language: Language): Cell[] {
  const { caseNumber, displayTitle, client, courtName, docketNumber, state, deadline, assignee, next } = line
  const name = next && (next.kind === 'hearing' ? hearingText(next, language) : next.title)
  const stateName = stateNames[state ?? 'none'][language]
  return [
    ...[caseNumber, displayTitle, client?.name, courtName, docketNumber, stateName].map(textOrNone),
    dayOrNone(deadline),
    ...[assignee?.name, row.jurisdiction && jurisdictionNames[row.jurisdiction][language], row.case_type].map(
      textOrNone,
    ),
    row.claim_value === null ? null : amountCell(row.claim_value),
    textOrNone(name),
    dayOrNone(next?.date),
  ]
}

const hearingText = (
  { time, title, hearingKind }: NonNullable<ListedCase['next']>,
  language: Language,
): string => [time, hearingKindNames[hearingKind ?? 'hearing'][language], title].filter(Boolean).join(' ')

const textOrNone = (text: string | null | undefined): Cell => (text ? textCell(text) : null)
const dayOrNone = (day: string | null | undefined): Cell => (day ? dayCell(day) : null)
