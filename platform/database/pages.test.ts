import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { pagesOf } from './pages.ts'
import { tenantPolicy } from './row-security.ts'
import { openTestDatabase } from './testing/index.ts'

test('a statement is read page by page, as it was at the beginning, and between pages the transaction is free', async (t) => {
  const table = `create table pages_read (company_id text not null, number integer not null);
    ${tenantPolicy('pages_read')}`
  const database = await openTestDatabase([{ name: 'pages-0001', sql: table }])
  t.after(() => database.close())
  const { system, office } = database.call({ officeId: 'office-1' })
  const add = (officeId: string, from: number, to: number) =>
    system(({ db }) =>
      sql`insert into pages_read select ${officeId}, generate_series(${from}::int, ${to}::int)`.execute(db),
    )
  await add('office-1', 1, 5)
  await add('office-2', 6, 9)
  const statement = (least: number) =>
    sql<{ number: number }>`select number from pages_read where number >= ${least} order by number`
  const pages = await office.read(async (tx) => {
    const seen: number[][] = []
    for await (const page of pagesOf(tx, statement(2), 2)) {
      seen.push(page.map(({ number }) => number))
      await add('office-1', 10, 10)
      await tx.system(({ db }) => sql`select 1`.execute(db))
      for await (const inner of pagesOf(tx, statement(5), 10)) assert.equal(inner.length, 1)
    }
    for await (const none of pagesOf(tx, statement(100), 2)) assert.fail(`${none.length} rows`)
    return seen
  })
  assert.deepEqual(pages, [
    [2, 3],
    [4, 5],
  ])
})
