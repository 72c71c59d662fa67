import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { expectFields, forgetChanges, noteChange, tenantPolicy } from './index.ts'
import { openTestDatabase } from './testing/index.ts'

const migrations = [
  {
    name: 'test-0001-notes',
    sql: `create table notes (id text primary key, company_id text not null, text text not null,
      version integer not null default 1); ${tenantPolicy('notes')}`,
  },
]
const note = { table: 'notes', id: 'n1' }
const at = new Date('2026-11-22T10:00:00.000Z')

async function openNotes(t: TestContext) {
  const database = await openTestDatabase(migrations)
  t.after(() => database.close())
  const asked = (actorId: string, officeId = 'office-1') =>
    database.call({ officeId, userId: actorId, clock: { now: () => at } })
  await asked('ann').office(({ db }) =>
    sql`insert into notes (id, company_id, text) values ('n1', 'office-1', 'first')`.execute(db),
  )
  const edit = (who: string, seen: number, fields: string[], officeId = 'office-1') =>
    asked(who, officeId).office(async (tx) => {
      const { rows } = await sql<{ version: number }>`
        select version from notes where id = 'n1' for update`.execute(tx.db)
      const current = rows[0]?.version ?? 1
      const others = await expectFields(tx, note, { seen, current, fields })
      await sql`update notes set text = ${who}, version = ${current + 1} where id = 'n1'`.execute(tx.db)
      await noteChange(tx, note, { version: current + 1, fields })
      return { version: current + 1, others }
    })
  return { database, asked, edit }
}

test('a change of the latest version is accepted; one of a field that has changed is refused with what did', async (t) => {
  const { edit } = await openNotes(t)
  assert.deepEqual(await edit('ann', 1, ['text']), { version: 2, others: [] })
  assert.deepEqual(await edit('bob', 2, ['text', 'title']), { version: 3, others: [] })
  await assert.rejects(edit('cem', 1, ['title']), {
    code: 'version.changed',
    details: {
      version: 3,
      isComplete: true,
      changes: [
        { version: 2, fields: ['text'], by: 'ann', at: at.toISOString() },
        { version: 3, fields: ['text', 'title'], by: 'bob', at: at.toISOString() },
      ],
    },
  })
})

test('a change of another field is kept beside what others have changed, and reports that', async (t) => {
  const { edit } = await openNotes(t)
  await edit('ann', 1, ['text'])
  assert.deepEqual(await edit('bob', 1, ['title']), {
    version: 3,
    others: [{ version: 2, fields: ['text'], by: 'ann', at: at.toISOString() }],
  })
})

test('the second of two simultaneous changes of one version is refused', async (t) => {
  const { edit } = await openNotes(t)
  const outcomes = await Promise.allSettled([edit('ann', 1, ['text']), edit('bob', 1, ['text'])])
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('changes of a record stay hidden from another office', async (t) => {
  const { edit, asked } = await openNotes(t)
  await edit('ann', 1, ['text'])
  await assert.rejects(
    asked('eve', 'office-2').office((tx) =>
      expectFields(tx, note, { seen: 1, current: 2, fields: ['title'] }),
    ),
    { details: { version: 2, isComplete: false, changes: [] } },
  )
})

test('a version that never was is refused', async (t) => {
  const { edit } = await openNotes(t)
  await assert.rejects(edit('ann', 7, ['text']), { code: 'version.changed' })
})

test('if older changes were deleted, the refusal says that there were more', async (t) => {
  const { edit, database } = await openNotes(t)
  await edit('ann', 1, ['text'])
  const later = new Date(at.getTime() + 1)
  assert.equal(await database.call().system((tx) => forgetChanges(tx, later)), 1)
  await assert.rejects(edit('cem', 1, ['title']), {
    details: { version: 2, isComplete: false, changes: [] },
  })
})
