/** The office as a workbook: a sheet for each kind, in the language of whoever asked for it. */
import type { OfficeColumn, OfficeRow, OfficeTable } from '@mizan/platform/domain'
import {
  amountCell,
  type Cell,
  dayCell,
  momentCell,
  numberCell,
  textCell,
  workbookOf,
} from '@mizan/platform/spreadsheet'
import type { ReadTable } from './tables.ts'

type Language = 'tr' | 'en'
type Form = OfficeColumn['form']

const widths: Record<Form, number> = {
  text: 26,
  texts: 26,
  data: 50,
  person: 22,
  number: 10,
  amount: 14,
  day: 12,
  instant: 17,
  yesNo: 8,
}

export const sheetsOf = (tables: readonly ReadTable[], language: Language): AsyncGenerator<Uint8Array> =>
  workbookOf(
    tables.map(({ table, pages }) => {
      const columns = Object.values(table.columns)
      return {
        name: table.title[language],
        headings: columns.map(({ title }) => title[language]),
        widths: columns.map(({ form }) => widths[form]),
        pages: cellsOf(table, pages, language),
      }
    }),
  )

async function* cellsOf({ columns }: OfficeTable, pages: ReadTable['pages'], language: Language) {
  const all = Object.entries(columns)
  for await (const page of pages())
    yield page.map((row) => all.map(([name, column]) => cellOf(row, name, { column, language })))
}

interface Writing {
  column: OfficeColumn
  language: Language
}

const yesNo = { true: { tr: 'Evet', en: 'Yes' }, false: { tr: 'Hayır', en: 'No' } } as const

type WordOf = (code: unknown) => string

const cells: Record<Form, (value: unknown, wordOf: WordOf, language: Language) => Cell> = {
  text: (value, wordOf) => textCell(wordOf(value)),
  texts: (value, wordOf) => textCell((value as unknown[]).map(wordOf).join('; ')),
  data: (value) => textCell(JSON.stringify(value)),
  person: (value) => textCell((value as { name: string }).name),
  number: (value) => numberCell(Number(value)),
  amount: (value) => amountCell(String(value)),
  day: (value) => dayCell(String(value)),
  instant: (value) => momentCell(String(value)),
  yesNo: (value, _, language) => textCell(yesNo[value === true ? 'true' : 'false'][language]),
}

function cellOf(row: OfficeRow, name: string, { column, language }: Writing): Cell {
  const { form, words, said } = column
  if (said) return textCell(said(row, language))
  const value = row[name]
  if (value === null || value === undefined || value === '') return null
  const wordOf: WordOf = (code) => words?.[String(code)]?.[language] ?? String(code)
  return cells[form](value, wordOf, language)
}
