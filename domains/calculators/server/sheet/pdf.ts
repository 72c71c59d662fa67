/** A result as a PDF: its inputs, its values, its steps, and the figures on which it rests. */
import type { SheetColumn, SheetTable } from '../../rules/calculator.ts'
import { type Language, writeDay } from '../../rules/writing.ts'
import { openPaper, type PaperCell, textWidth } from './paper.ts'
import { cellText, type Result, usedRow } from './result.ts'
import { words } from './words.ts'

type Paper = Awaited<ReturnType<typeof openPaper>>

const heading = { face: 'bold', size: 11, above: 12, keeps: 24 } as const

export async function resultPdf({ sheet, answer, language, madeOn }: Result): Promise<Buffer> {
  const said = words[language]
  const paper = await openPaper({ title: sheet.title, author: 'Mizan', lang: language })
  paper.text(sheet.title, { face: 'bold', size: 18 })
  paper.text(said.madeOn(writeDay(madeOn, language)), { size: 9, muted: true })
  for (const [title, lines] of [
    [said.inputs, sheet.inputs],
    [said.results, sheet.results],
  ] as const) {
    paper.text(title, heading)
    for (const { label, value } of lines) paper.text(`${label}: ${value}`)
  }
  for (const table of sheet.tables) await drawTable(paper, table, language)
  paper.text(said.explanation, heading)
  paper.text(sheet.explanation)
  await drawList(
    paper,
    said.steps,
    (sheet.hasSteps ? [] : answer.steps).map(({ says, result }) => sum(says[language], result?.[language])),
  )
  await drawList(
    paper,
    said.notes,
    answer.notes.map(({ says }) => says[language]),
  )
  await drawList(
    paper,
    said.rows,
    answer.rows.map((row) => usedRow(row, language)),
  )
  return paper.end()
}

const sum = (says: string, result: string | undefined): string => (result ? `${says} = ${result}` : says)

async function drawList(paper: Paper, title: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return
  paper.text(title, heading)
  for (const line of lines) {
    paper.text(line, { size: 9, above: 2 })
    await paper.pace()
  }
}

/** Columns share the width in proportion to their content. */
async function drawTable(paper: Paper, table: SheetTable, language: Language): Promise<void> {
  const { title, columns, rows, total } = table
  const edges = edgesOf(columns)
  const cells = (row: readonly string[]): PaperCell[] =>
    columns.map((column, at) => ({
      text: cellText(row[at] ?? '', column, language),
      isRight: column.form !== 'text' && column.form !== 'day',
      ...(edges[at] ?? { at: 0, width: 0 }),
    }))
  paper.text(title, heading)
  paper.row(
    cells([]).map((cell, at) => ({ ...cell, text: columns[at]?.title ?? '' })),
    { face: 'bold', size: 8.5, muted: true },
  )
  for (const row of rows) {
    paper.row(cells(row))
    await paper.pace()
  }
  if (total) paper.row(cells(total), { face: 'bold' })
}

const shares: Readonly<Record<SheetColumn['form'], number>> = {
  text: 4,
  day: 2,
  amount: 3,
  percent: 1.5,
  number: 1.2,
}

function edgesOf(columns: readonly SheetColumn[]): { at: number; width: number }[] {
  const whole = columns.reduce((sum, { form }) => sum + shares[form], 0)
  let at = 0
  return columns.map(({ form }) => {
    const width = (textWidth * shares[form]) / whole
    const edge = { at, width: width - 6 }
    at += width
    return edge
  })
}
