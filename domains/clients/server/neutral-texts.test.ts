/** How the migration treats texts of services from when time was charged with the title of the case. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate } from '@mizan/platform/database'
import { openTestDatabase } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { clientMigrations } from './migrations.ts'
import type { ClientTables } from './tables.ts'

const name = 'clients-0008-neutral-texts'
const before = clientMigrations.slice(
  0,
  clientMigrations.findIndex((one) => one.name === name),
)
const at = '2026-03-01T09:00:00.000Z'

/** Former text, the case, and what is left of the text. */
const services: [string, string | null, string][] = [
  ['Yılmaz / ABC A.Ş. (1 sa 30 dk)', 'case-1', 'Çalışma, 1 sa 30 dk'],
  ['Gizli (eski) görüşme (40 dk)', 'case-1', 'Çalışma, 40 dk'],
  ['Yılmaz / ABC A.Ş. (2 sa)', 'case-1', 'Çalışma, 2 sa'],
  ['Yılmaz / ABC A.Ş. (1 h 5 min)', 'case-1', 'Work, 1 h 5 min'],
  ['Çalışma, 3 sa', 'case-1', 'Çalışma, 3 sa'],
  ['Dilekçe (acele), 3 sa', 'case-1', 'Dilekçe (acele), 3 sa'],
  ['Danışma (1 sa)', null, 'Danışma (1 sa)'],
]

test('a text that the program made of the title of a case becomes neutral; what somebody typed stays', async () => {
  const database = await openTestDatabase<ClientTables>(before)
  const { system } = database.call()
  await system(async ({ db }) => {
    await sql`insert into clients (id, company_id, name, search_text, created_by, created_at, changed_at)
      values ('client-1', 'office-1', 'ABC A.Ş.', '', 'user-1', ${at}, ${at})`.execute(db)
    for (const [index, [text, caseId]] of services.entries()) {
      await sql`insert into client_transactions (id, company_id, client_id, kind, date, amount, description, case_id,
        created_by, created_at) values (${`service-${index}`}, 'office-1', 'client-1', 'service', '2026-03-01', 100,
        ${text}, ${caseId}, 'user-1', ${at})`.execute(db)
      await sql`insert into audit_entries (at, company_id, actor_id, row_name, action, subject_id, details)
        values (${at}, 'office-1', 'user-1', 'time.bill', 'client.service_added', 'client-1',
        ${JSON.stringify({ amount: '100.00', description: text })}::jsonb)`.execute(db)
    }
    await sql`update client_transactions set deleted_at = ${at}, deleted_by = 'user-1', deletion_comment = 'Yanlış'
      where id = 'service-2'`.execute(db)
  })
  await migrate(database, clientMigrations)
  const found = await system.read(async ({ db }) => {
    const kept = await db.selectFrom('client_transactions').select('description').orderBy('id').execute()
    const told = await db.selectFrom('audit_entries').select('details').orderBy('id').execute()
    return { kept, told }
  })
  const wanted = services.map(([, , text]) => text)
  assert.deepEqual(
    found.kept.map(({ description }) => description),
    wanted,
  )
  assert.deepEqual(
    found.told.map(({ details }) => details),
    wanted.map((description) => ({ amount: '100.00', description })),
  )
  await database.close()
})
