/** Tests that an import delays neither calls about it nor, through its connections, the rest of the server. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '@mizan/platform/testing'
import { openWorkingWorld, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorkingWorld()
})
after(() => world.close())

/** Calls about an import of a new office whose table has been read. */
async function uploaded(...lines: string[]) {
  const { headers } = await world.superAdmin()
  const call = (name: string, input: object) => world.call(headers, name, input)
  const file = new File([lines.join('\n')], 'Tablo.csv')
  const { importId, mapping } = (await call('imports.upload', { body: { kind: 'clients', file } })).data
  const of = (name: string, body?: object) => call(name, { params: { importId }, ...(body && { body }) })
  const inState = (state: string) => until(async () => (await of('imports.read')).data.state === state, 120)
  await of('imports.check', { mapping })
  await inState('checked')
  return { call, of, inState, mapping }
}

/**
 * Runs work while others can neither read nor write the table, or only not write it; `waiting` counts the blocked
 * ones.
 */
async function whileLocked(
  table: string,
  mode: 'share' | 'access exclusive',
  work: (waiting: (count: number) => Promise<unknown>) => Promise<void>,
) {
  const holder = await world.database.pool.connect()
  const waiting = (count: number) =>
    until(async () => {
      const { rowCount } = await holder.query(
        'select from pg_locks where relation = $1::regclass and not granted',
        [table],
      )
      return rowCount === count
    }, 60)
  try {
    await holder.query('begin')
    await holder.query(`lock table ${table} in ${mode} mode`)
    await work(waiting)
    await holder.query('commit')
  } finally {
    // Closed: after a failure its transaction is still open.
    holder.release(true)
  }
}

test('calls about an import that is under way are answered before it ends', async () => {
  const { call, of, inState, mapping } = await uploaded('Müvekkil', 'Ayşe Yılmaz', 'Veli Demir')
  await whileLocked('clients', 'share', async (waiting) => {
    await of('imports.run', { ready: 2 })
    await waiting(1)
    const again = await Promise.all(Array.from({ length: 40 }, () => of('imports.run', { ready: 2 })))
    assert.deepEqual(new Set(again.map(({ data, code }) => data?.state ?? code)), new Set(['running']))
    assert.equal((await of('imports.check', { mapping })).code, 'import.not_now')
    assert.equal((await of('imports.undo', { reason: 'Yanlış dosya' })).code, 'import.not_now')
  })
  await inState('done')
  assert.equal((await call('client.all', {})).data.items.length, 2)
})

test('files of bad rows of one office wait for each other without holding a connection, and other offices do not wait', async () => {
  const bad = ['Müvekkil;Telefon', 'Ali Kaya;x']
  const [own, other] = [await uploaded(...bad), await uploaded(...bad)]
  const reading: Promise<{ status: number }>[] = []
  const read = ({ of }: typeof own) => reading.push(of('imports.problemsFile'))
  await whileLocked('import_findings', 'access exclusive', async (waiting) => {
    read(own)
    await waiting(1)
    read(own)
    read(other)
    await waiting(2)
    assert.equal((await own.of('imports.problemsFile')).code, 'request.too_many')
    await waiting(2)
  })
  assert.deepEqual(
    (await Promise.all(reading)).map(({ status }) => status),
    [200, 200, 200],
  )
})
