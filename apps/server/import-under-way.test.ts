/** An import that is under way holds up neither calls about it nor, by their connections, the rest of the server. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '@mizan/platform/testing'
import { openWorkingWorld, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorkingWorld()
})
after(() => world.close())

test('calls about an import that is under way are answered before it ends', async () => {
  const { headers } = await world.superAdmin()
  const call = (name: string, input: object) => world.call(headers, name, input)
  const file = new File(['Müvekkil\nAyşe Yılmaz\nVeli Demir'], 'Tablo.csv')
  const { importId, mapping } = (await call('imports.upload', { body: { kind: 'clients', file } })).data
  const of = (name: string, body: object) => call(name, { params: { importId }, body })
  const inState = (state: string) =>
    until(async () => (await call('imports.read', { params: { importId } })).data.state === state, 120)
  await of('imports.check', { mapping })
  await inState('checked')

  const holder = await world.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table clients in share mode')
    await of('imports.run', { ready: 2 })
    await until(async () => {
      const { rowCount } = await holder.query(
        `select from pg_locks l join pg_class c on c.oid = l.relation where relname = 'clients' and not granted`,
      )
      return rowCount === 1
    }, 60)
    const again = await Promise.all(Array.from({ length: 40 }, () => of('imports.run', { ready: 2 })))
    assert.deepEqual(new Set(again.map(({ data, code }) => data?.state ?? code)), new Set(['running']))
    assert.equal((await of('imports.check', { mapping })).code, 'import.not_now')
    assert.equal((await of('imports.undo', { reason: 'Yanlış dosya' })).code, 'import.not_now')
    await holder.query('commit')
  } finally {
    // Closed: after a failure its transaction is still open.
    holder.release(true)
  }
  await inState('done')
  assert.equal((await call('client.all', {})).data.items.length, 2)
})
