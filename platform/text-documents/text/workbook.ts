/** All sheets of a workbook. */
import { kindOf } from '../file/kind.ts'
import { DocumentError } from '../problem.ts'

export interface SheetOfText {
  sheet: string
  rows: string[][]
}

/** @throws DocumentError */
export async function readSheets(bytes: Uint8Array): Promise<SheetOfText[]> {
  if (kindOf(bytes) !== 'zip') throw new DocumentError('not_a_document', 'no workbook')
  const { readAllSheets, TableError } = await import('../../spreadsheet/index.ts')
  try {
    return await readAllSheets(bytes)
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    throw new DocumentError(error.problem.startsWith('too_') ? 'too_large' : 'damaged', error.problem)
  }
}
