/** A sheet as plain text, for the clipboard. */
import type { Sheet, SheetColumn, SheetTable } from '../../rules/calculator.ts'
import { type Language, writeDay, writeFigures } from '../../rules/writing.ts'

/** A cell as people read it. */
export function cellText(value: string, { form }: Pick<SheetColumn, 'form'>, language: Language): string {
  if (form === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return writeDay(value, language)
  if (form === 'amount' && value !== '') return writeFigures(value, language)
  if (form === 'percent' && value !== '') return value.replace('.', language === 'tr' ? ',' : '.')
  return value
}

const tableText = ({ title, columns, rows, total }: SheetTable, language: Language): string =>
  [
    title,
    columns.map((column) => column.title).join('\t'),
    ...[...rows, ...(total ? [total] : [])].map((row) =>
      row.map((value, at) => cellText(value, columns[at] ?? { form: 'text' }, language)).join('\t'),
    ),
  ].join('\n')

export function sheetText(
  { title, inputs, results, explanation, tables }: Sheet,
  language: Language,
): string {
  const lines = (all: Sheet['inputs']) => all.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return [
    title,
    lines(inputs),
    lines(results),
    ...tables.map((table) => tableText(table, language)),
    explanation,
  ].join('\n\n')
}
