/** Rows of uploaded tables, and what a dry run found in them; both are removed after a day. */
import { pagesOf } from '@mizan/platform/database'
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import type { ImportRow, LineRow } from '../tables.ts'

const linesAtOnce = 500

/** The cells travel as JSON, because arrays of arrays must be rectangular in PostgreSQL. */
export async function insertLines(
  { db }: Tx,
  { id, company_id }: ImportRow,
  lines: readonly LineRow[],
): Promise<void> {
  await sql`insert into import_lines (company_id, import_id, row, cells)
    select ${company_id}, ${id}, (line->>'row')::integer,
      array(select jsonb_array_elements_text(line->'cells'))
    from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) line`.execute(db)
}

export const listLines = ({ db }: Tx, importId: string): Promise<LineRow[]> =>
  db
    .selectFrom('import_lines')
    .select(['row', 'cells'])
    .where('import_id', '=', importId)
    .orderBy('row')
    .execute()

export interface BadLine extends LineRow {
  problems: Record<string, unknown>[]
}

/** Rows with problems, some at a time: all rows of a table may have some. */
export const badLines = (tx: Tx, importId: string): AsyncGenerator<BadLine[]> =>
  pagesOf(
    tx,
    sql<BadLine>`select line.row, line.cells, found.problems
      from import_lines line
      join (select row, jsonb_agg(details order by position) as problems from import_findings
        where import_id = ${importId} and kind = 'problem' group by row) found using (row)
      where line.import_id = ${importId} order by line.row`,
    linesAtOnce,
  )

type Kind = 'problem' | 'alike'

export async function insertFindings(
  { db }: Tx,
  { id, company_id }: ImportRow,
  kind: Kind,
  findings: readonly { row: number; details: object }[],
): Promise<void> {
  await sql`insert into import_findings (company_id, import_id, kind, row, details)
    select ${company_id}, ${id}, ${kind}, (found->>'row')::integer, found->'details'
    from jsonb_array_elements(${JSON.stringify(findings)}::jsonb) found`.execute(db)
}

const findingsOf = ({ db }: Tx, importId: string, kind: Kind) =>
  db.selectFrom('import_findings').where('import_id', '=', importId).where('kind', '=', kind)

export const listFindings = (tx: Tx, importId: string, kind: Kind) =>
  findingsOf(tx, importId, kind).select(['row', 'details']).orderBy('position').execute()

export async function pageOfFindings(
  tx: Tx,
  importId: string,
  { kind, pageIndex, pageSize }: { kind: Kind; pageIndex: number; pageSize: number },
) {
  const { total } = await findingsOf(tx, importId, kind)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const items = await findingsOf(tx, importId, kind)
    .select(['row', 'details'])
    .orderBy('position')
    .limit(pageSize)
    .offset(pageIndex * pageSize)
    .execute()
  return { items, total }
}

export async function deleteFindings({ db }: Tx, importId: string): Promise<void> {
  await db.deleteFrom('import_findings').where('import_id', '=', importId).execute()
}

/** Tables from before `until`, and imports that were never run; gives how many tables. */
export async function forgetTables({ db }: Tx, until: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with old as (select id from imports where created_at < ${until} and state not in ('checking', 'running')),
      findings as (delete from import_findings where import_id in (select id from old)),
      gone as (delete from import_lines where import_id in (select id from old) returning import_id)
    select count(distinct import_id)::int as count from gone`.execute(db)
  await sql`delete from imports where created_at < ${until} and state in ('mapping', 'checked')`.execute(db)
  return rows[0]?.count ?? 0
}
