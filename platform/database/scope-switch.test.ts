import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { systemPolicy, tenantPolicy } from './row-security.ts'
import type { PlatformTables } from './tables.ts'
import { openTestDatabase } from './testing/index.ts'
import type { Transaction } from './transaction.ts'

type Tables = PlatformTables & {
  notes: { company_id: string; text: string }
  secrets: { text: string }
}

const database = await openTestDatabase<Tables>([
  {
    name: 'switch-0001',
    sql: `create table notes (company_id text not null, text text not null); ${tenantPolicy('notes')}
      create table secrets (text text not null unique); ${systemPolicy('secrets')}`,
  },
])
after(() => database.close())

const office = (officeId: string) => database.call({ officeId }).office
const note = (tx: Transaction<Tables>, officeId: string, text = 'note') =>
  tx.db.insertInto('notes').values({ company_id: officeId, text }).execute()
const offices = async (tx: Transaction<Tables>) =>
  (await tx.db.selectFrom('notes').select('company_id').execute()).map((row) => row.company_id)
const scopeIn = async (tx: Transaction<Tables>) =>
  (await sql<{ scope: string }>`select current_setting('app.company_id') as scope`.execute(tx.db)).rows[0]
    ?.scope

await office('other')((tx) => note(tx, 'other'))

test('only the part in the scope of the system reaches its tables, and afterwards the scope is the office’s again', async () => {
  await office('a')(async (tx) => {
    await note(tx, 'a')
    assert.deepEqual(await offices(tx), ['a'])
    await tx.system((system) => system.db.insertInto('secrets').values({ text: 'of a' }).execute())
    assert.deepEqual(await offices(tx), ['a'])
    assert.deepEqual(await tx.db.selectFrom('secrets').selectAll().execute(), [])
    await tx.system(async () => {})
  })
  const intruding = office('a')(async (tx) => {
    await tx.system(async () => {})
    await note(tx, 'other')
  })
  await assert.rejects(intruding, /row-level security/)
})

test('the writes of both parts are one transaction', async () => {
  const failing = office('b')(async (tx) => {
    await note(tx, 'b')
    await tx.system((system) => system.db.insertInto('secrets').values({ text: 'of b' }).execute())
    throw new Error('undone')
  })
  await assert.rejects(failing, /undone/)
  const left = await database
    .call()
    .system.read(({ db }) => db.selectFrom('secrets').selectAll().where('text', '=', 'of b').execute())
  assert.deepEqual(left, [])
})

test('a part that throws restores the scope before its caller catches the error', async () => {
  await office('c')(async (tx) => {
    const failing = tx.system(async () => {
      throw new Error('not this way')
    })
    await assert.rejects(failing, /not this way/)
    assert.equal(await scopeIn(tx), 'c')
  })
})

test('a part that PostgreSQL refuses fails with PostgreSQL’s own reason, and no statement follows it', async () => {
  const failing = office('d')(async (tx) => {
    const insert = (system: Transaction<Tables>) => system.db.insertInto('secrets').values({ text: 'twice' })
    await tx.system((system) => insert(system).execute())
    await assert.rejects(
      tx.system((system) => insert(system).execute()),
      /duplicate key/,
    )
    await scopeIn(tx)
  })
  await assert.rejects(failing, /in another scope at this moment/)
})

test('parts may be nested, and the outermost restores the scope', async () => {
  await office('e')(async (tx) => {
    await tx.system(async (system) => {
      await system.system(async (inner) => assert.equal(await scopeIn(inner), '*'))
      assert.equal(await scopeIn(system), '*')
    })
    assert.equal(await scopeIn(tx), 'e')
  })
})

test('two parts at once are refused, and so are statements of the office’s own transaction during a part', async () => {
  await office('f')(async (tx) => {
    let go = () => {}
    const held = new Promise<void>((resolve) => {
      go = resolve
    })
    const first = tx.system(async () => held)
    await assert.rejects(
      tx.system(async () => {}),
      /Another part of this transaction/,
    )
    await assert.rejects(async () => scopeIn(tx), /in another scope at this moment/)
    go()
    await first
    assert.equal(await scopeIn(tx), 'f')
  })
})

test('the transaction of a part cannot be used after it', async () => {
  await office('g')(async (tx) => {
    let kept: Transaction<Tables> | undefined
    await tx.system(async (system) => {
      kept = system
    })
    await assert.rejects(async () => offices(kept as Transaction<Tables>), /in another scope at this moment/)
  })
})

test('the scope of a part does not leak through the pool', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => office(`pool-${at}`)((tx) => tx.system(async () => undefined))),
  )
  assert.deepEqual(await database.kysely.selectFrom('notes').selectAll().execute(), [])
})

test('a statement that nobody waited for ends with its transaction, whether that commits or not', async () => {
  await database.kysely.schema.createTable('open_notes').addColumn('text', 'text').execute()
  const forgotten: Promise<unknown>[] = []
  const forget = (tx: Transaction<Tables>, text: string) =>
    forgotten.push(sql`insert into open_notes values (${text})`.execute(tx.db).catch(() => undefined))
  const failing = office('h')(async (tx) => {
    for (const text of ['undone', 'undone too']) forget(tx, text)
    throw new Error('no more')
  })
  await assert.rejects(failing, /no more/)
  const refused = office('h')(async (tx) => {
    await Promise.all([
      sql`select 1 / 0`.execute(tx.db),
      ...['one', 'two', 'three'].map((text) => forget(tx, text)),
    ])
  })
  await assert.rejects(refused, /division by zero/)
  const late = Promise.withResolvers<void>()
  let after: Promise<unknown> = Promise.resolve()
  await office('h')(async (tx) => {
    forget(tx, 'kept')
    after = late.promise.then(() => scopeIn(tx))
  })
  late.resolve()
  await assert.rejects(after)
  await Promise.all(forgotten)
  const { rows } = await sql`select text from open_notes`.execute(database.kysely)
  assert.deepEqual(rows, [{ text: 'kept' }])
})
