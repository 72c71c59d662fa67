/** A mail that is filed and declined at once, in a fixed order: the second begins while the first is under way. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { begun } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { openWorld, type World } from '../sweep/world.ts'
import { officeOf } from './office.ts'

let world: World
let office: ReturnType<typeof officeOf>
before(async () => {
  world = await openWorld()
  office = officeOf(world)
})
after(() => world.close())

interface Answer {
  status: number
  code?: string
}

/** Begins `first` while the table is locked, lets `second` do its work, and returns the answer of `first`. */
async function during(table: string, first: () => Promise<Answer>, second: () => Promise<void>) {
  const { outcome } = await world.database.kysely.transaction().execute(async (db) => {
    await sql`lock table ${sql.raw(table)} in access exclusive mode`.execute(db)
    const begunFirst = await begun(world.database, first())
    await second()
    return begunFirst
  })
  const one = await outcome
  assert.equal(one?.status, 'fulfilled')
  const { status, code } = (one as PromiseFulfilledResult<Answer>).value
  return [status, code]
}

test('a mail that is declined before it is read cannot be filed any more', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const { mailId } = await office.bring(me, { files: { 'a.txt': 'a' } })
  const answer = await during(
    'office_keys',
    () => office.decide(me, 'mail.file', mailId, caseId),
    async () => assert.equal((await office.decide(me, 'mail.decline', mailId)).status, 200),
  )
  assert.deepEqual(answer, [409, 'mail.settled'])
  assert.deepEqual(await office.documents(me, caseId), [])
})

test('a mail that is declined while its documents are stored cannot be filed any more', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const { mailId } = await office.bring(me, { files: { 'a.txt': 'a' } })
  const before = await office.filesOnDisk()
  const answer = await during(
    'document_files',
    () => office.decide(me, 'mail.file', mailId, caseId),
    async () => assert.equal((await office.decide(me, 'mail.decline', mailId)).status, 200),
  )
  assert.deepEqual(answer, [409, 'mail.settled'])
  assert.equal(await office.filesOnDisk(), before - 1)
})

test('a mail that is being filed can no longer be declined', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const { mailId } = await office.bring(me, { files: { 'a.txt': 'a' } })
  const { filing, declining } = await world.database.kysely.transaction().execute(async (db) => {
    await sql`lock table documents in share row exclusive mode`.execute(db)
    const filing = await begun(world.database, office.decide(me, 'mail.file', mailId, caseId))
    return { filing, declining: office.decide(me, 'mail.decline', mailId) }
  })
  assert.equal((await filing.outcome)?.status, 'fulfilled')
  const declined = await declining
  assert.deepEqual([declined.status, declined.code], [409, 'mail.settled'])
  assert.ok((await office.documents(me, caseId)).includes('a.txt'))
})
