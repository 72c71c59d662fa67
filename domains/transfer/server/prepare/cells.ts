/** The cells of one row by their fields, and what is wrong with them. */
import { withoutInvisible } from '@mizan/identity/rules/fields'
import type { ProblemCode } from '../../data/problems.ts'
import type { Mapping } from '../../rules/headings.ts'

export interface Cell {
  field: string
  /** Index of its column. */
  column: number
  text: string
}

export interface Problem {
  /** Index of the column; null if the column is missing from the table. */
  column: number | null
  value: string
  code: ProblemCode
  values?: Record<string, string>
}

/** Cells that are not empty and have a field. */
export const cellsOf = (cells: readonly string[], mapping: Mapping): Cell[] =>
  mapping.flatMap((field, column) => {
    const text = withoutInvisible(cells[column] ?? '').trim()
    return field === null || text === '' ? [] : [{ field, column, text }]
  })

/** What Excel shows of a formula that fails, in Turkish and English. */
const failed =
  /^#(?:N\/A|YOK|REF!|BAŞV!|VALUE!|DEĞER!|DIV\/0!|SAYI\/0!|NAME\?|AD\?|NUM!|SAYI!|NULL!|BOŞ!|#+)$/

/** Looks up cells of one row, and collects its problems. */
export class RowReader {
  readonly problems: Problem[] = []
  readonly #cells: readonly Cell[]
  readonly #mapping: Mapping
  readonly #damaged = new Set<number>()
  #isNoEntry = false
  constructor(cells: readonly Cell[], mapping: Mapping) {
    this.#cells = cells
    this.#mapping = mapping
  }

  all = (field: string): Cell[] => this.#cells.filter((cell) => cell.field === field)
  text = (field: string): string | undefined => this.all(field)[0]?.text

  /** For what a schema says of the value of a field. */
  refuseFor = (field: string, issue: Issue): void => {
    const { code, values } = meaningOf(issue)
    this.refuse(field, code, values)
  }

  refuse = (field: string, code: ProblemCode, values?: Record<string, string>): void => {
    const column = this.#mapping.indexOf(field)
    this.add({
      column: column < 0 ? null : column,
      value: this.text(field) ?? '',
      code,
      ...(values && { values }),
    })
  }

  /** Cells in which a formula failed, or whose letters nobody can tell any more. */
  refuseDamaged = (): void => {
    for (const { column, text } of this.#cells) {
      const code = failed.test(text) ? 'cell_error' : text.includes('\ufffd') ? 'letters_lost' : undefined
      if (!code) continue
      this.add({ column, value: text, code })
      this.#damaged.add(column)
    }
  }

  /** One reason is enough for a row that is no entry, and for a cell that is damaged. */
  add = (problem: Problem): void => {
    const isSaid = this.#isNoEntry || (problem.column !== null && this.#damaged.has(problem.column))
    if (!isSaid) this.problems.push(problem)
  }

  refuseRow = (code: ProblemCode): void => {
    this.add({ column: null, value: '', code })
    this.#isNoEntry = true
  }

  /** The value that `read` finds in the cell; a cell in which it finds none is a problem. */
  read = <Value>(
    field: string,
    code: ProblemCode,
    read: (text: string) => Value | undefined,
  ): Value | undefined => {
    const text = this.text(field)
    if (text === undefined) return undefined
    const value = read(text)
    if (value === undefined) this.refuse(field, code)
    return value
  }
}

const codes: Record<string, ProblemCode> = {
  'field.email': 'email',
  'field.phone': 'phone',
  'field.website': 'website',
  'field.civil_date': 'date',
  too_small: 'required',
  too_big: 'too_long',
}

/** What a schema says of a value. */
interface Issue {
  message: string
  code?: string | undefined
  /** The longest text that may be. */
  maximum?: number | bigint
}

/** The problem that an issue of a schema means. */
export function meaningOf({ message, code, maximum }: Issue): Pick<Problem, 'code' | 'values'> {
  const meant = codes[message] ?? codes[code ?? ''] ?? 'not_readable'
  return { code: meant, ...(meant === 'too_long' && { values: { most: String(maximum) } }) }
}
