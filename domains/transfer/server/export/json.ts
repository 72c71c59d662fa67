/** The office as one JSON object: what it is, and a list for each kind. */
import type { ExportRow } from '../tables.ts'
import type { Expected, ReadTable } from './tables.ts'

/** Raised when a program that reads such files would have to change. */
const formatVersion = 1

export interface Facts {
  office: string
  row: Pick<ExportRow, 'company_id'>
  at: Date
  expected: Expected
}

export async function* jsonOf(tables: readonly ReadTable[], facts: Facts): AsyncGenerator<Uint8Array> {
  for await (const text of textOf(tables, facts)) yield Buffer.from(text)
}

async function* textOf(
  tables: readonly ReadTable[],
  { office, row, at, expected }: Facts,
): AsyncGenerator<string> {
  const about = {
    format: 'mizan-office',
    version: formatVersion,
    office: { id: row.company_id, name: office },
    exportedAt: at.toISOString(),
    counts: Object.fromEntries(expected.map(({ name, rows }) => [name, rows])),
  }
  yield `{\n"export": ${JSON.stringify(about)}`
  for (const { table, pages } of tables) {
    yield `,\n${JSON.stringify(table.name)}: [`
    let before = '\n'
    for await (const page of pages()) {
      yield before + page.map((one) => JSON.stringify(one)).join(',\n')
      before = ',\n'
    }
    yield '\n]'
  }
  yield '\n}\n'
}
