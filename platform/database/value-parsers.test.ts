import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestDatabase } from './testing/index.ts'

const { pool } = await openTestDatabase()

const selected = async (expression: string) =>
  (await pool.query(`select ${expression} as value`)).rows[0].value

test('an instant arrives as an RFC 3339 text in UTC', async () => {
  assert.equal(await selected(`timestamptz '2026-07-01 12:00:00+03'`), '2026-07-01T09:00:00.000Z')
  assert.equal(await selected(`timestamptz '2026-07-01 12:00:00.5+00'`), '2026-07-01T12:00:00.500Z')
  assert.equal(await selected(`timestamptz '2026-07-01 12:00:00.123456+00'`), '2026-07-01T12:00:00.123456Z')
})

test('a date arrives as written and never shifts', async () => {
  assert.equal(await selected(`date '2026-01-01'`), '2026-01-01')
  assert.deepEqual(await selected(`array[date '1926-10-04', null]`), ['1926-10-04', null])
})

test('bigint arrives as a number and refuses to lose digits', async () => {
  assert.equal(await selected('9007199254740991::bigint'), 9007199254740991)
  await assert.rejects(selected('9007199254740993::bigint'), RangeError)
  assert.deepEqual(await selected('array[1, 2]::bigint[]'), [1, 2])
})

test('money arrives as the decimal text that was stored', async () => {
  assert.equal(await selected('1234.50::numeric(12, 2)'), '1234.50')
})

test('JSON arrives parsed', async () => {
  assert.deepEqual(await selected(`'{"a": [1, "ı"]}'::jsonb`), { a: [1, 'ı'] })
})

test('a query can ask for Turkish order', async () => {
  const { rows } = await pool.query(
    `select letter from unnest(array['z','ş','s','ı','i','ç','c']) letter order by letter collate "tr-x-icu"`,
  )
  assert.equal(rows.map((row) => row.letter).join(''), 'cçıisşz')
})
