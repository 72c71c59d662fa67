import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import type { Generated } from 'kysely'
import { callsOn } from '../call/index.ts'
import type { AuditAction } from '../contract/names.ts'
import { tenantPolicy } from './row-security.ts'
import type { Scope } from './scope.ts'
import { makeOfficeScope } from './scope-makers.ts'
import type { PlatformTables } from './tables.ts'
import { openTestDatabase } from './testing/index.ts'
import { transact, type WrittenEntry } from './transaction.ts'

type Tables = PlatformTables & { notes: { id: Generated<number>; company_id: string; text: string } }

const migrations = [
  {
    name: 'notes-0001',
    sql: `create table notes (id int generated always as identity primary key, company_id text not null, text text not null);
      ${tenantPolicy('notes')}`,
  },
]

const database = await openTestDatabase<Tables>(migrations)
const now = new Date('2026-03-01T09:00:00.000Z')

/** A call of nobody, or of a person of this office. */
const callOf = (officeId: string | undefined, audit?: string) =>
  database.call({
    clock: { now: () => now },
    requestId: 'req-1',
    userId: 'user-1',
    ...(officeId && { officeId }),
    ...(audit && { audit: audit as AuditAction }),
  })
const openingOf = (officeId: string | undefined, audit?: string) => {
  const call = callOf(officeId, audit)
  return officeId === undefined ? call.system : call.office
}

const addNote = (officeId: string, text: string, audit?: string) =>
  openingOf(
    officeId,
    audit,
  )(async ({ db, about }) => {
    const { id } = await db
      .insertInto('notes')
      .values({ company_id: officeId, text })
      .returning('id')
      .executeTakeFirstOrThrow()
    about(String(id), { text })
    return id
  })

const textsSeenBy = (officeId?: string) =>
  openingOf(officeId).read(async ({ db }) =>
    (await db.selectFrom('notes').select('text').execute()).map((note) => note.text),
  )

test('an office sees only its own rows, even if a query does not name it', async () => {
  await addNote('office-a', 'first of a')
  await addNote('office-b', 'first of b')
  assert.deepEqual(await textsSeenBy('office-a'), ['first of a'])
  assert.deepEqual(await textsSeenBy('office-b'), ['first of b'])
  assert.deepEqual((await textsSeenBy()).sort(), ['first of a', 'first of b'])
})

test('without a scope no row is visible, even to the owner of the table', async () => {
  await addNote('office-c', 'hidden')
  assert.deepEqual(await database.kysely.selectFrom('notes').selectAll().execute(), [])
})

test('the policy of an office reads the scope once a statement, not for each row', async () => {
  const { rows } = await database.pool.query(
    `select qual from pg_policies where tablename in ('notes', 'audit_entries') and policyname = 'tenant'`,
  )
  assert.equal(rows.length, 2)
  for (const { qual } of rows) assert.match(qual, /^\(+ *SELECT NULLIF\(current_setting/)
})

test('an office can neither write, change nor delete rows of another', async () => {
  const id = await addNote('office-d', 'of d')
  const asStranger = openingOf('office-e')
  const insert = asStranger(({ db }) =>
    db.insertInto('notes').values({ company_id: 'office-d', text: 'x' }).execute(),
  )
  await assert.rejects(insert, /row-level security/)
  const [changed] = await asStranger(({ db }) =>
    db.updateTable('notes').set({ text: 'x' }).where('id', '=', id).execute(),
  )
  assert.equal(changed?.numUpdatedRows, 0n)
  const [deleted] = await asStranger(({ db }) => db.deleteFrom('notes').where('id', '=', id).execute())
  assert.equal(deleted?.numDeletedRows, 0n)
})

test('the scope ends with its transaction and does not leak through the pool', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => addNote('office-f', String(index))))
  assert.deepEqual(await database.kysely.selectFrom('notes').selectAll().execute(), [])
})

test('a scope that no maker made is refused before any statement is sent', () => {
  const forged = { kind: 'office', officeId: 'office-a' } as unknown as Scope
  const origin = {
    db: database.kysely,
    clock: { now: () => now },
    scope: forged,
    call: { rowName: 'x', actor: null },
  }
  for (const mode of ['write', 'read'] as const)
    assert.throws(() => transact(origin, mode, async () => 'done'), /not made by a call/)
})

test('an id that could stand for every office is refused', () => {
  for (const id of ['*', '', 'a b', 'x'.repeat(65)]) assert.throws(() => makeOfficeScope(id), TypeError, id)
})

test('the audit entry of a call is written with who, what and when', async () => {
  const id = await addNote('office-g', 'noted', 'note.added')
  const entries = await openingOf('office-g').read(({ db }) =>
    db.selectFrom('audit_entries').selectAll().execute(),
  )
  assert.equal(entries.length, 1)
  const { id: _, ...entry } = entries[0]!
  assert.deepEqual(entry, {
    at: '2026-03-01T09:00:00.000Z',
    company_id: 'office-g',
    actor_id: 'user-1',
    row_name: 'test.call',
    action: 'note.added',
    subject_id: String(id),
    details: { text: 'noted' },
    request_id: 'req-1',
  })
})

test('a call that has changed nothing leaves no entry, and tells nobody', async () => {
  await openingOf(
    'office-unchanged',
    'note.added',
  )(async ({ about, publish, unchanged }) => {
    unchanged()
    about('note-1')
    publish({ name: 'note.added', data: {} })
  })
  const left = await openingOf('office-unchanged').read(async ({ db }) => [
    ...(await db.selectFrom('audit_entries').select('id').execute()),
    ...(await db.selectFrom('office_events').select('id').execute()),
  ])
  assert.deepEqual(left, [])
})

test('each entry is heard in the transaction that wrote it, which a listener that fails rolls back', async () => {
  const calls = callsOn(database.kysely)
  const heard: WrittenEntry[] = []
  calls.hear(async (_tx, entry) => {
    if (entry.subjectId === 'wrong') throw new Error('not heard')
    heard.push(entry)
  })
  const officeId = randomUUID()
  const actor = { kind: 'person', userId: 'ann', officeId } as const
  const write = (subjectId: string) =>
    calls
      .make({ rowName: 'test.call', actor, audit: 'test.heard' as AuditAction }, undefined)
      .office(async (tx) => tx.about(subjectId, { word: 'said' }))
  await write('right')
  await assert.rejects(write('wrong'), /not heard/)
  assert.deepEqual(
    heard.map(({ action, actorId, subjectId, details }) => [action, actorId, subjectId, details]),
    [['test.heard', 'ann', 'right', { word: 'said' }]],
  )
  const kept = await database
    .call({ officeId })
    .office.read(({ db }) =>
      db.selectFrom('audit_entries').select('id').where('company_id', '=', officeId).execute(),
    )
  assert.deepEqual(
    kept.map(({ id }) => id),
    heard.map(({ id }) => id),
  )
})

test('audit entries are visible only to their own office', async () => {
  await addNote('office-h', 'noted', 'note.added')
  const seen = await openingOf('office-i').read(({ db }) =>
    db.selectFrom('audit_entries').selectAll().execute(),
  )
  assert.deepEqual(seen, [])
})

test('a system call leaves an audit entry without an office', async () => {
  await openingOf(undefined, 'corpus.imported')(async ({ about }) => about('pack-1'))
  const entries = await openingOf(undefined).read(({ db }) =>
    db.selectFrom('audit_entries').selectAll().where('subject_id', '=', 'pack-1').execute(),
  )
  assert.equal(entries[0]?.company_id, null)
})

test('a write that throws leaves neither its rows nor its audit entry', async () => {
  const failing = openingOf(
    'office-j',
    'note.added',
  )(async ({ db }) => {
    await db.insertInto('notes').values({ company_id: 'office-j', text: 'lost' }).execute()
    throw new Error('changed my mind')
  })
  await assert.rejects(failing, /changed my mind/)
  assert.deepEqual(await textsSeenBy('office-j'), [])
  const entries = await openingOf('office-j').read(({ db }) =>
    db.selectFrom('audit_entries').selectAll().execute(),
  )
  assert.deepEqual(entries, [])
})

test('work in an open transaction joins it: one transaction, one audit entry', async () => {
  const outer = openingOf(
    'office-k',
    'note.added',
  )(async (tx) => {
    const facts = { rowName: 'test.job', actor: { kind: 'job', job: 'test', officeId: 'office-k' } as const }
    const call = callsOn(database.kysely).make<undefined, Tables>({ ...facts, within: tx }, undefined)
    await call.office(({ db }) =>
      db.insertInto('notes').values({ company_id: 'office-k', text: 'inner' }).execute(),
    )
    const seen = await call.office.read(({ db }) => db.selectFrom('notes').select('text').execute())
    assert.deepEqual(seen, [{ text: 'inner' }])
    await assert.rejects(
      call.system(async () => 'done'),
      /cannot be joined from another scope/,
    )
    throw new Error('outer fails')
  })
  await assert.rejects(outer, /outer fails/)
  assert.deepEqual(await textsSeenBy('office-k'), [])
})

test('a read cannot write', async () => {
  const writing = openingOf('office-n').read(({ db }) =>
    db.insertInto('notes').values({ company_id: 'office-n', text: 'x' }).execute(),
  )
  await assert.rejects(writing, /read-only transaction/)
})
