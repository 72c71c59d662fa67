import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { clientMigrations } from '@mizan/clients/server'
import { notificationMigrations } from '@mizan/notifications/server'
import { migrate } from '@mizan/platform/database'
import { openTestDatabase } from '@mizan/platform/testing'
import { researchMigrations } from '@mizan/research/server'
import { sql } from 'kysely'
import { numberKey } from '../../rules/number.ts'
import { caseMigrations } from '../migrations.ts'
import type { CaseTables } from '../tables.ts'
import { numberKeyMigration } from './number-migrations.ts'

const all = [...researchMigrations, ...notificationMigrations, ...clientMigrations, ...caseMigrations]
const former = all.slice(0, all.indexOf(numberKeyMigration))

/** As an office may have spelled them when spellings of one number were several numbers. */
const numbers = [
  'T-1',
  't-1',
  'T - 1',
  'T – 2 ',
  'İCRA  İŞ/3',
  'ıcra ış / 3',
  'ŞÇĞÖÜ 4',
  '2026 / 129',
  'Arşiv\u00a012',
  '-',
]

let database: Awaited<ReturnType<typeof openTestDatabase<CaseTables>>>
before(async () => {
  database = await openTestDatabase<CaseTables>(former)
  await database.call().system(async ({ db }) => {
    for (const [at, number] of numbers.entries())
      await sql`insert into cases (id, company_id, case_number, title, display_title, search_text, created_by, created_at,
        changed_at) values (${`case-${at}`}, 'office', ${number}, '', '', '', '', now(), now())`.execute(db)
    await sql`insert into case_numbers values ('office', 2026, 5), ('other', 2026, 5)`.execute(db)
  })
  await migrate(database, all)
})
after(() => database.close())

test('cases that were there before get the key that their numbers have in the code', async () => {
  const kept = await database
    .call()
    .system.read(({ db }) => db.selectFrom('cases').select(['case_number', 'number_key']).execute())
  assert.equal(kept.length, numbers.length)
  for (const { case_number, number_key } of kept)
    assert.equal(number_key, numberKey(case_number), case_number)
})

test('the counter of an office goes past numbers that were spelled otherwise', async () => {
  const counters = await database
    .call()
    .system.read(({ db }) => db.selectFrom('case_numbers').selectAll().orderBy('company_id').execute())
  assert.deepEqual(
    counters.map(({ company_id, last }) => [company_id, last]),
    [
      ['office', 129],
      ['other', 5],
    ],
  )
})
