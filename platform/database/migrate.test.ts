import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Migration, migrate } from './migrate.ts'
import { openTestDatabase } from './testing/index.ts'

const pets: Migration = {
  name: 'pets-0001',
  sql: 'create table pets (id int primary key); insert into pets values (1)',
}

test('a migration is applied once, even if several servers start at the same time', async () => {
  const database = await openTestDatabase()
  const applied = await Promise.all([
    migrate(database, [pets]),
    migrate(database, [pets]),
    migrate(database, [pets]),
  ])
  assert.deepEqual(applied.flat(), ['pets-0001'])
  assert.deepEqual((await database.pool.query('select id from pets')).rows, [{ id: 1 }])
})

test('if one of several new migrations fails, it is named and none is applied, so that the old version still starts', async () => {
  const database = await openTestDatabase()
  const broken = { name: 'pets-0002', sql: 'create table cats (id int); select 1/0' }
  await assert.rejects(migrate(database, [pets, broken]), /pets-0002 failed: division by zero/)
  const { rows } = await database.pool.query(
    `select to_regclass('pets') as pets, to_regclass('cats') as cats`,
  )
  assert.deepEqual(rows, [{ pets: null, cats: null }])
  assert.deepEqual(await migrate(database), [])
  assert.deepEqual(await migrate(database, [pets, { ...broken, sql: 'create table cats (id int)' }]), [
    'pets-0001',
    'pets-0002',
  ])
})

test('an applied migration that was edited is refused, a new indentation is not', async () => {
  const database = await openTestDatabase([pets])
  assert.deepEqual(await migrate(database, [{ ...pets, sql: pets.sql.replaceAll(' ', '\n  ') }]), [])
  await assert.rejects(migrate(database, [{ ...pets, sql: 'select 1' }]), /pets-0001 was changed/)
})

test('a table that a migration rewrites is vacuumed, so that indexes alone answer again', async () => {
  const filled = {
    name: 'pets-0002',
    sql: "create table dogs (id int, name text); insert into dogs select n, repeat('Karabaş', 10) from generate_series(1, 20000) n",
  }
  const database = await openTestDatabase([filled])
  const seen = async () =>
    (
      await database.pool.query(
        "select relallvisible > 0 as is_seen from pg_class where oid = 'dogs'::regclass",
      )
    ).rows[0].is_seen
  await database.pool.query('vacuum dogs')
  assert.equal(await seen(), true)
  const rewriting = {
    name: 'pets-0003',
    sql: 'alter table dogs add column key text generated always as (lower(name)) stored',
  }
  await migrate(database, [filled, rewriting])
  assert.equal(await seen(), true)
})

test('a database of a newer version is refused', async () => {
  const database = await openTestDatabase([pets])
  await assert.rejects(migrate(database, []), /pets-0001, which this version does not know/)
})

test('two migrations with the same name are refused', async () => {
  const database = await openTestDatabase()
  await assert.rejects(migrate(database, [pets, pets]), /Two migrations are called pets-0001/)
})

test('missing migrations are announced before they are applied, and nothing if none is missing', async () => {
  const database = await openTestDatabase()
  const announced: string[][] = []
  const slow = { name: 'pets-0002', sql: 'select 1/0' }
  await assert.rejects(
    migrate(database, [pets, slow], (names) => announced.push(names)),
    /division by zero/,
  )
  await migrate(database, [pets], (names) => announced.push(names))
  await migrate(database, [pets], (names) => announced.push(names))
  assert.deepEqual(announced, [['pets-0001', 'pets-0002'], ['pets-0001']])
})
