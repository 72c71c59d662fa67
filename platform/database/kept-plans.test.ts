import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PoolClient } from 'pg'
import { mark, mostPlans, PlanNames } from './kept-plans.ts'
import { openTestDatabase } from './testing/index.ts'

const { pool } = await openTestDatabase()

async function onOneConnection(work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  await work(client).finally(() => client.release(true))
}

const keptOf = async (client: PoolClient): Promise<string[]> =>
  (await client.query('select statement from pg_prepared_statements')).rows.map(({ statement }) => statement)

test('a connection keeps the plan of a marked statement, whose values may differ, and of no other', () =>
  onOneConnection(async (client) => {
    const marked = `select $1::int as value ${mark}`
    for (const value of [1, 2, 3]) {
      assert.deepEqual((await client.query(marked, [value])).rows, [{ value }])
      assert.deepEqual((await client.query('select $1::int as value', [value])).rows, [{ value }])
    }
    assert.deepEqual(await keptOf(client), [marked])
  }))

test('a new column outdates a plan: the statement fails once, and is planned again', () =>
  onOneConnection(async (client) => {
    const all = () => client.query(`select * from things ${mark}`, [])
    await client.query('create temporary table things (name text)')
    await all()
    await client.query('alter table things add column size integer')
    await assert.rejects(all(), /cached plan/)
    assert.deepEqual((await all()).rows, [])
  }))

test('a connection keeps so many plans, and plans further statements each time', () => {
  const names = new PlanNames()
  const given = Array.from({ length: mostPlans }, (_, number) => names.of(`select ${number} ${mark}`))
  assert.equal(new Set(given).size, mostPlans)
  assert.equal(given.includes(undefined), false)
  assert.equal(names.of(`select ${mostPlans} ${mark}`), undefined)
  assert.equal(names.of(`select 0 ${mark}`), given[0])
})
