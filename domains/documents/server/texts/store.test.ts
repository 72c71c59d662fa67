import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openDocuments, type TestDocuments } from '../testing/index.ts'
import { rowsOf } from './store.ts'

let world: TestDocuments
before(async () => {
  world = await openDocuments()
})
after(() => world.close())

test('the case of a found text is looked up by its id, however many cases an office has', async () => {
  const plan = await world.system.read(async ({ db }) => {
    await sql`set local enable_seqscan = off`.execute(db)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${rowsOf(['text'], sql`true`)}`.execute(db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  assert.match(plan, /Index Scan using cases_pkey on cases o[^\n]*\n\s+Index Cond: \(id = CASE/)
})
