/** An empty table whose headings are all known. */
import type { BinaryAnswer } from '@mizan/platform/contract'
import { headingCell, sheetFile } from '@mizan/platform/spreadsheet'
import { fieldsOf } from '../../data/fields.ts'
import { importKindNames } from '../../data/kinds.ts'
import { xlsx } from '../../data/limits.ts'
import type { ImportKind } from '../../schemas.ts'
import type { TransferCall } from '../call.ts'

export async function templateOf(
  { language }: TransferCall,
  { kind }: { kind: ImportKind },
): Promise<BinaryAnswer> {
  const headings = Object.values(fieldsOf(kind)).flatMap((field) =>
    field.inTemplate === false ? [] : [field[language]],
  )
  const name = importKindNames[kind][language]
  return {
    contentType: xlsx,
    fileName: `${name}.xlsx`,
    body: await sheetFile({ name, rows: [headings.map(headingCell)], widths: headings.map(() => 24) }),
  }
}
