/** The content of a file of a result. */
import { figureNames } from '../../data/figure-tables.ts'
import type { Sheet, SheetColumn } from '../../rules/calculator.ts'
import { writeFigure, writeSource } from '../../rules/figure-text.ts'
import { type Language, writeDay, writeFigures } from '../../rules/writing.ts'
import type { Common, FigureRow } from '../../schemas.ts'
import { words } from './words.ts'

export interface Result {
  sheet: Sheet
  answer: Common
  language: Language
  /** The day on which the file is made. */
  madeOn: string
}

/** A cell as people read it. */
export function cellText(value: string, { form }: Pick<SheetColumn, 'form'>, language: Language): string {
  if (value === '') return ''
  if (form === 'day' && /^\d{4}-/.test(value)) return writeDay(value, language)
  if (form === 'amount') return writeFigures(value, language)
  return form === 'percent' ? value.replace('.', language === 'tr' ? ',' : '.') : value
}

/** A used figure in one line, with its source. */
export function usedRow(row: FigureRow, language: Language): string {
  const until = row.validTo ? writeDay(row.validTo, language) : ''
  return [
    `${writeFigure(row, language)} ${figureNames[row.table][language]}, ${writeDay(row.validFrom, language)}–${until}`,
    writeSource(row.source, language),
    words[language].checkedOn(writeDay(row.checkedOn, language)),
    ...(row.status === 'unverified' ? [words[language].unverified] : []),
  ]
    .filter(Boolean)
    .join(' · ')
}
