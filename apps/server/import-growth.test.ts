/** What the first import of an office reads grows with its rows, and not with their square. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '@mizan/platform/testing'
import { openWorkingWorld, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorkingWorld()
})
after(() => world.close())

const rows = 600

/** Rows of cases that the database has read, once it has counted those that were added. */
const readRows = (least: number) =>
  until(async () => {
    const { rows: found } = await world.database.pool.query(
      `select n_tup_ins::int as added, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
      from pg_stat_user_tables where relname = 'cases'`,
    )
    return found[0].added >= least && found[0]
  }, 120)

test('each of many cases is checked against a few rows, although their table was empty', async () => {
  const { headers } = await world.superAdmin()
  const table = Array.from(
    { length: rows },
    (_, at) => `Alacak ${at};Elif Ak ${at};Ankara ${at % 9}. İş Mahkemesi`,
  )
  const file = new File([['Dava adı;Karşı taraf;Mahkeme', ...table].join('\n')], 'Davalar.csv')
  const { data } = await world.call(headers, 'imports.upload', { body: { kind: 'cases', file } })
  const params = { importId: data.importId }
  const inState = (state: string) =>
    until(async () => (await world.call(headers, 'imports.read', { params })).data.state === state, 240)
  await world.call(headers, 'imports.check', { params, body: { mapping: data.mapping } })
  await inState('checked')
  const before = await readRows(0)
  await world.call(headers, 'imports.run', { params, body: { ready: rows, conflictsSeen: true } })
  await inState('done')
  const { added, read } = await readRows(before.added + rows)
  assert.equal(added - before.added, rows)
  assert.ok(read - before.read < rows * 3_000, `${read - before.read} rows of cases were read`)
})
