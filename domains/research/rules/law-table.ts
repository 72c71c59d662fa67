/** Reads the tables of law names: number, abbreviations and names of a law in each row. */

export type LawRow = {
  lawNumber: string
  repealed: boolean
  /** Abbreviations as printed, the usual one first; an ambiguous one is also a common word. */
  codes: { printed: string; ambiguous: boolean }[]
  names: string[]
}

/** How lawyers write the abbreviation of a former law: "eski İşK", which the tables hold as "eİşK". */
export const shownCode = <Code extends string | undefined>(code: Code) =>
  code?.replace(/^e(?=\p{Lu})/u, 'eski ') as Code

const listOf = (cell: string, separator: string) =>
  cell
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean)

function readRow(row: string): LawRow {
  const [number = '', codes = '', names = ''] = row.split('|').map((cell) => cell.trim())
  const repealed = number.startsWith('- ')
  return {
    lawNumber: repealed ? number.slice(2) : number,
    repealed,
    codes: listOf(codes, ',').map((code) => ({
      printed: code.replace(/[[\]]/g, ''),
      ambiguous: code.startsWith('['),
    })),
    names: listOf(names, ';'),
  }
}

export const readLawTable = (table: string): LawRow[] => table.trim().split('\n').map(readRow)
