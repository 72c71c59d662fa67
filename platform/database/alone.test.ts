import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { alone } from './alone.ts'
import { migrate } from './migrate.ts'
import { openTestDatabase, type TestDatabase } from './testing/index.ts'

let database: TestDatabase

before(async () => {
  database = await openTestDatabase()
})
after(() => database.close())

test('work under one name is done one after the other, under two names side by side', async () => {
  const order: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const first = alone(database.kysely, 'import', async () => {
    order.push('first begins')
    await held
    order.push('first ends')
  })
  while (order.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  const second = alone(database.kysely, 'import', async () => void order.push('second'))
  await alone(database.kysely, 'index', async () => void order.push('other name'))
  release()
  await Promise.all([first, second])
  assert.deepEqual(order, ['first begins', 'other name', 'first ends', 'second'])
})

test('a program starts while another one holds a lock', async () => {
  const applied = await alone(database.kysely, 'import', () => migrate(database))
  assert.deepEqual(applied, [])
})

test('work that fails releases the lock', async () => {
  await assert.rejects(
    alone(database.kysely, 'import', async () => Promise.reject(new Error('no'))),
    /no/,
  )
  assert.equal(await alone(database.kysely, 'import', async () => 'free'), 'free')
})
