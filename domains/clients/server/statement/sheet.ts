/** A statement of account as a spreadsheet, whose amounts can be calculated with. */
import { amountCell, type Cell, dayCell, headingCell, sheetFile, textCell } from '@mizan/platform/spreadsheet'
import { paymentTypeNames } from '../../data/words.ts'
import { type Language, type Statement, type StatementLine, wordsOf, writtenDay } from './statement.ts'

const widths = [12, 48, 32, 12, 16, 16, 16]

export function statementSheet(statement: Statement, language: Language): Promise<Buffer> {
  const words = wordsOf(language)
  const { period, opening, services, payments, closing } = statement
  const [start, end] = [period.startDate, period.endDate].map((day) => writtenDay(day, language))
  const { date, description, case: ofCase, way, service, payment, balance } = words
  const rows: Cell[][] = [
    [headingCell(statement.office)],
    [headingCell(words.title)],
    [textCell(words.client), textCell(statement.client)],
    [textCell(words.period), textCell(`${start} – ${end}`)],
    [],
    [date, description, ofCase, way, service, payment, balance].map(headingCell),
    [null, textCell(words.opening), null, null, null, null, amountCell(opening)],
    ...statement.lines.map((line) => lineCells(line, language)),
    [null, headingCell(words.total), null, null, amountCell(services), amountCell(payments), null],
    [null, headingCell(words.closing), null, null, null, null, amountCell(closing)],
  ]
  return sheetFile({ name: words.title, rows, widths })
}

const lineCells = (
  { date, description, caseTitle, paymentType, kind, amount, balance }: StatementLine,
  language: Language,
): Cell[] => [
  dayCell(date),
  textCell(description),
  caseTitle ? textCell(caseTitle) : null,
  paymentType ? textCell(paymentTypeNames[paymentType][language]) : null,
  kind === 'service' ? amountCell(amount) : null,
  kind === 'payment' ? amountCell(amount) : null,
  amountCell(balance),
]
