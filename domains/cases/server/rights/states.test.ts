import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { clientMigrations } from '@mizan/clients/server'
import { notificationMigrations } from '@mizan/notifications/server'
import { migrate, type Transaction } from '@mizan/platform/database'
import { openTestDatabase } from '@mizan/platform/testing'
import { researchMigrations } from '@mizan/research/server'
import { sql } from 'kysely'
import { caseMigrations } from '../migrations.ts'
import type { CaseTables } from '../tables.ts'
import { rightStateMigration } from './state-migrations.ts'

const all = [...researchMigrations, ...notificationMigrations, ...clientMigrations, ...caseMigrations]
type Tx = Transaction<CaseTables>

let database: Awaited<ReturnType<typeof openTestDatabase<CaseTables>>>
before(async () => {
  database = await openTestDatabase<CaseTables>(all.slice(0, all.indexOf(rightStateMigration)))
  await inSystem(async (tx) => {
    await addCase(tx, 'open-before', 'open')
    await addCase(tx, 'without-state', null)
    await addCase(tx, 'deleted-before', 'closed')
    await deleteCase(tx, 'deleted-before')
    for (const id of ['open-before', 'without-state', 'deleted-before']) await giveRight(tx, id, 'reader')
  })
  await migrate(database, all)
})
after(() => database.close())

const inSystem = <Result>(work: (tx: Tx) => Promise<Result>) => database.call().system(work)

const addCase = ({ db }: Tx, id: string, state: string | null) =>
  sql`insert into cases (id, company_id, case_number, title, display_title, search_text, state, created_by, created_at,
    changed_at) values (${id}, 'office', ${id}, '', '', '', ${state}, '', now(), now())`.execute(db)

const deleteCase = ({ db }: Tx, id: string) =>
  sql`update cases set deleted_at = now(), deleted_by = '', deletion_comment = '' where id = ${id}`.execute(
    db,
  )

const giveRight = ({ db }: Tx, caseId: string, person: string) =>
  sql`insert into case_rights (company_id, user_id, case_id, granted)
    values ('office', ${person}, ${caseId}, 'read')`.execute(db)

const setState = ({ db }: Tx, caseId: string, state: string | null) =>
  sql`update cases set state = ${state} where id = ${caseId}`.execute(db)

/** What the rights on a case say of it. */
const saidOf = (caseId: string) =>
  inSystem(({ db }) =>
    db
      .selectFrom('case_rights')
      .select(['state', 'is_kept'])
      .distinct()
      .where('case_id', '=', caseId)
      .execute(),
  )

test('rights from before know their cases', async () => {
  assert.deepEqual(await saidOf('open-before'), [{ state: 'open', is_kept: true }])
  assert.deepEqual(await saidOf('without-state'), [{ state: null, is_kept: true }])
  assert.deepEqual(await saidOf('deleted-before'), [{ state: 'closed', is_kept: false }])
})

test('each right follows the state and the deletion of its case, whenever it was given', async () => {
  await inSystem(async (tx) => {
    await addCase(tx, 'case', 'open')
    await giveRight(tx, 'case', 'first')
    await setState(tx, 'case', 'appeal')
    await giveRight(tx, 'case', 'second')
  })
  assert.deepEqual(await saidOf('case'), [{ state: 'appeal', is_kept: true }])
  await inSystem((tx) => setState(tx, 'case', null))
  assert.deepEqual(await saidOf('case'), [{ state: null, is_kept: true }])
  await inSystem((tx) => deleteCase(tx, 'case'))
  assert.deepEqual(await saidOf('case'), [{ state: null, is_kept: false }])
  assert.deepEqual(await saidOf('open-before'), [{ state: 'open', is_kept: true }])
})

test('a right that is given while the state changes has the new state, whoever commits first', async () => {
  await inSystem((tx) => addCase(tx, 'contested', 'open'))
  for (const first of ['right', 'state'] as const) {
    const given = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const next = first === 'right' ? 'out' : 'closed'
    const work = {
      right: (tx: Tx) => giveRight(tx, 'contested', `while-${first}`),
      state: (tx: Tx) => setState(tx, 'contested', next),
    }
    const early = inSystem(async (tx) => {
      await work[first](tx)
      given.resolve()
      await mayCommit.promise
    })
    await given.promise
    const late = inSystem(work[first === 'right' ? 'state' : 'right'])
    await waitUntilBlocked()
    mayCommit.resolve()
    await Promise.all([early, late])
    assert.deepEqual(await saidOf('contested'), [{ state: next, is_kept: true }])
  }
})

async function waitUntilBlocked(): Promise<void> {
  for (;;) {
    const { rows } = await inSystem(({ db }) => sql`select from pg_locks where not granted`.execute(db))
    if (rows.length > 0) return
  }
}
