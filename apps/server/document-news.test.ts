/** Tests that people are notified of documents in their cases by a domain that the cases do not know. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { allRows } from './sweep/rows.ts'
import { openWorld, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

test('everyone with a case in their work is notified of a new document in it, in the words of the record', async () => {
  const [lawyer, assistant] = [await world.superAdmin(), await world.withRoles('ADMIN')]
  const office = sql`(select company_id from memberships where user_id = ${lawyer.userId})`
  await world.system(sql`update memberships set company_id = ${office} where user_id = ${assistant.userId}`)
  const rows = new Map(allRows)
  const create = rows.get('cases.create')?.sample.body as object
  const body = { ...create, clientId: undefined, assigneeId: lawyer.userId }
  const { caseId } = (await world.call(lawyer.headers, 'cases.create', { body })).data
  const document = rows.get('documents.add')?.sample.body as object
  const added = await world.call(assistant.headers, 'documents.add', { params: { caseId }, body: document })
  assert.ok(added.data, added.message)
  const told = async (headers: typeof lawyer.headers) =>
    (await world.call(headers, 'notifications.list')).data.items.flatMap(
      ({ subjectId, latest }: { subjectId: string; latest: { action: string }[] }) =>
        subjectId === caseId ? latest.map(({ action }) => action) : [],
    )
  assert.deepEqual(await told(lawyer.headers), ['document.added'])
  assert.deepEqual(await told(assistant.headers), [])
})
