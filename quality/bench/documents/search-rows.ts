/** Rows of cases, documents and rights of one office. Twenty documents a case; each member may read a fifth of the cases. */
import type { Pool } from 'pg'

const ofCase = 20

export interface FillTask {
  officeId: string
  /** Id of the person who added them. */
  by: string
  documents: number
}

export async function fillRows(pool: Pool, { officeId, by, documents }: FillTask): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`select set_config('app.company_id', $1, false)`, [officeId])
    await client.query('set statement_timeout = 0')
    const given = [officeId, by, documents]
    await client.query(
      `insert into cases (id, company_id, case_number, title, display_title, search_text, created_by, created_at, changed_at)
       select 'case-' || n, $1, '2026/' || n, 'Dava ' || n, 'Dava ' || n, '', $2, now(), now()
       from generate_series(0, $3::int / ${ofCase}) n`,
      given,
    )
    await client.query(
      `insert into documents (id, company_id, case_id, name, name_key, search_text, extension, kind, latest_id, size,
         changed_by, changed_at, created_by, created_at)
       select 'document-' || n, $1, 'case-' || n / ${ofCase}, 'Belge ' || n || '.pdf', 'belge ' || n, '', 'pdf', 'pdf',
         'version-' || n, 1000, $2, now(), $2, now() from generate_series(1, $3::int) n`,
      given,
    )
    await client.query(
      `insert into document_files (id, company_id, created_at)
       select 'version-' || n, $1, now() from generate_series(1, $2::int) n`,
      [officeId, documents],
    )
    await client.query(
      `insert into document_versions (id, company_id, document_id, number, file_name, extension, content_type, size, sha256,
         has_macros, comment, created_by, created_at)
       select 'version-' || n, $1, 'document-' || n, 1, 'a.pdf', 'pdf', 'application/pdf', 1000, '', false, '', $2,
         now() - n * interval '1 minute' from generate_series(1, $3::int) n`,
      given,
    )
  } finally {
    client.release(true)
  }
}

export async function fillRights(
  pool: Pool,
  { officeId, people, documents }: { officeId: string; people: string[]; documents: number },
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`select set_config('app.company_id', $1, false)`, [officeId])
    await client.query(
      `insert into case_rights (company_id, user_id, case_id, granted)
       select $1, person.id, 'case-' || n, 'read'
       from unnest($2::text[]) with ordinality as person (id, place), generate_series(0, $3::int / ${ofCase}) n
       where n % 5 = person.place % 5`,
      [officeId, people, documents],
    )
  } finally {
    client.release(true)
  }
}
