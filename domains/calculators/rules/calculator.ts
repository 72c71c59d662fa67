/** The parts of every calculator: a pure computation, and the sheet that shows it to others. */
import type { Common } from '../schemas/answer.ts'
import type { Figures } from './figures.ts'
import type { Language } from './writing.ts'

export interface Calculator<Input, Answer extends Common> {
  /** @throws Refusal for input without a result, and for days without a figure */
  calculate: (input: Input, figures: Figures) => Answer
  sheet: (input: Input, answer: Answer, language: Language) => Sheet
}

/** A result as it is copied, printed, saved and written into a file, in one language. */
export interface Sheet {
  title: string
  inputs: readonly Line[]
  /** The first one is the result itself. */
  results: readonly Line[]
  /** One paragraph for a client without legal training. */
  explanation: string
  tables: readonly SheetTable[]
  /** The steps are one of the tables, with their articles; a screen draws them with links instead. */
  hasSteps?: true
}

export interface Line {
  label: string
  value: string
}

export interface SheetTable {
  title: string
  columns: readonly SheetColumn[]
  /** Days as `2026-10-01`, amounts and rates as decimal texts. */
  rows: readonly (readonly string[])[]
  /** The totals in the columns of the rows; an empty text for a column without a total. */
  total?: readonly string[]
}

export interface SheetColumn {
  title: string
  form: 'text' | 'day' | 'amount' | 'percent' | 'number'
}
