import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { sql } from 'kysely'
import { bumpVersion, expectVersion, forgetChanges, tenantPolicy } from './index.ts'
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
  const edit = (who: string, version: number, fields: string[]) =>
    asked(who).office(async (tx) => {
      if (!(await expectVersion(tx, note, version))) return undefined
      await sql`update notes set text = ${who} where id = 'n1'`.execute(tx.db)
      return bumpVersion(tx, note, fields)
    })
  return { database, asked, edit }
}

test('a change of the latest version is accepted; one of an older version is refused and told what changed', async (t) => {
  const { edit } = await openNotes(t)
  assert.equal(await edit('ann', 1, ['text']), 2)
  assert.equal(await edit('bob', 2, ['text', 'title']), 3)
  await assert.rejects(edit('cem', 1, ['text']), {
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

test('of two simultaneous changes of one version, one is refused', async (t) => {
  const { edit } = await openNotes(t)
  const outcomes = await Promise.allSettled([edit('ann', 1, ['text']), edit('bob', 1, ['text'])])
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('a record of another office counts as missing, and its changes stay hidden', async (t) => {
  const { edit, asked } = await openNotes(t)
  await edit('ann', 1, ['text'])
  assert.equal(await asked('eve', 'office-2').office((tx) => expectVersion(tx, note, 1)), false)
  await assert.rejects(
    asked('eve', 'office-2').office((tx) => bumpVersion(tx, note, ['text'])),
    /no n1 in notes/,
  )
})

test('if older changes were deleted, the refusal says that there were more', async (t) => {
  const { edit, database } = await openNotes(t)
  await edit('ann', 1, ['text'])
  const later = new Date(at.getTime() + 1)
  assert.equal(await database.call().system((tx) => forgetChanges(tx, later)), 1)
  await assert.rejects(edit('cem', 1, ['text']), {
    details: { version: 2, isComplete: false, changes: [] },
  })
})
