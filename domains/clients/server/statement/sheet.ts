/** A statement of account as a spreadsheet, whose amounts can be calculated with. */
import { letterheadLines } from '@mizan/company/rules/letterhead'
import { amountCell, type Cell, dayCell, headingCell, sheetFile, textCell } from '@mizan/platform/spreadsheet'
import { type Language, wayOf, writtenDay } from '../written.ts'
import { type Statement, type StatementLine, type StatementPart, shownBalance, wordsOf } from './statement.ts'

const widths = [12, 48, 32, 18, 16, 16, 16]

export function statementSheet(statement: Statement, language: Language): Promise<Buffer> {
  const words = wordsOf(language)
  const { period, parts } = statement
  const [start, end] = [period.startDate, period.endDate].map((day) => writtenDay(day, language))
  const rows: Cell[][] = [
    [headingCell(statement.office.name)],
    ...letterheadLines(statement.office, { language, asksForMoney: true }).map((line) => [textCell(line)]),
    [headingCell(words.title)],
    [textCell(words.client), textCell(statement.client)],
    [textCell(words.period), textCell(`${start} – ${end}`)],
    ...parts.flatMap((part) => partRows(part, parts.length > 1, language)),
  ]
  return sheetFile({ name: words.title, rows, widths })
}

function partRows(part: StatementPart, isNamed: boolean, language: Language): Cell[][] {
  const { date, description, case: ofCase, way, ...words } = wordsOf(language)
  const { account, lines, opening, charged, payments, closing } = part
  const heads = [date, description, ofCase, way, words.charged[account], words.paid[account], words.balance]
  const balance = (amount: string) => amountCell(shownBalance(account, amount))
  return [
    [],
    ...(isNamed ? [[headingCell(words.part[account])]] : []),
    heads.map(headingCell),
    [null, textCell(words.opening), null, null, null, null, balance(opening)],
    ...lines.map((line) => [...lineCells(line, language), balance(line.balance)]),
    [null, headingCell(words.total), null, null, amountCell(charged), amountCell(payments), null],
    [null, headingCell(words.closing), null, null, null, null, balance(closing)],
  ]
}

function lineCells(line: StatementLine, language: Language): Cell[] {
  const { date, description, caseTitle, kind, amount } = line
  const way = wayOf(line, language)
  return [
    dayCell(date),
    textCell(description),
    caseTitle ? textCell(caseTitle) : null,
    way ? textCell(way) : null,
    kind === 'payment' ? null : amountCell(amount),
    kind === 'payment' ? amountCell(amount) : null,
  ]
}
