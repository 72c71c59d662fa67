/** The data of an office, as tables that it can take with it: each domain declares the tables that it keeps. */
import type { RawBuilder } from 'kysely'
import type { BilingualText, Caller, Words } from '../contract/index.ts'
import type { Transaction } from '../database/index.ts'

/**
 * The kind of a column's values. `amount`: a decimal text in lira. `instant`: a moment; `day`: a civil date.
 * `person`: the id of an account, which is written with the name. `texts`: a list. `data`: an object, for programs.
 */
type Form = 'text' | 'texts' | 'number' | 'amount' | 'day' | 'instant' | 'yesNo' | 'person' | 'data'

export interface OfficeColumn {
  title: BilingualText
  form: Form
  /** The words for codes; a value without a word is written as it is. */
  words?: Words
  /** Returns the text that people read instead of the value. */
  said?: (row: OfficeRow, language: keyof BilingualText) => string
}

export type OfficeRow = Readonly<Record<string, unknown>>

export interface OfficeTable {
  /** Its name for programs, such as `cases`; no two domains have the same. */
  name: string
  title: BilingualText
  /** The columns by the names that programs read, which the statement uses as well. */
  columns: Readonly<Record<string, OfficeColumn>>
  /** Reads all rows that this administrator may read. */
  rows: (asker: Caller) => RawBuilder<OfficeRow>
  /** Adds values to some rows that the statement cannot know, in the same transaction. */
  complete?: (tx: Transaction, rows: readonly OfficeRow[]) => Promise<readonly OfficeRow[]>
}

/** The tables are in the order of the domains. @throws Error if two have the same name */
export function allOfficeData(parts: readonly (readonly OfficeTable[])[]): readonly OfficeTable[] {
  const tables = parts.flat()
  const names = new Set<string>()
  for (const { name } of tables) {
    if (names.has(name)) throw new Error(`Two domains keep a table called ${name} of an office.`)
    names.add(name)
  }
  return tables
}

/** `column('day', 'Son gün', 'Deadline')` */
export const column = (
  form: Form,
  tr: string,
  en: string,
  more: Pick<OfficeColumn, 'words' | 'said'> = {},
): OfficeColumn => ({ form, title: { tr, en }, ...more })
