/** How many open cases a client has is counted of the cases that the caller may read. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Caller } from '@mizan/platform/contract'
import { sql } from 'kysely'
import { newCase, newClient, openCases, type Person, type TestCases } from '../testing/index.ts'
import { openCasesByClient } from './store/open-cases.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

/** By id of the client; undefined if cases are none of their business. */
async function countsFor(by: Person, among?: readonly string[]) {
  const chosen = among && sql`select id from clients where id = any(${[...among]})`
  const query = openCasesByClient(by as unknown as Caller, chosen)
  if (!query) return undefined
  const { rows } = await world.system.read(({ db }) =>
    sql<{ client_id: string; open_cases: number }>`${query}`.execute(db),
  )
  return Object.fromEntries(rows.map(({ client_id, open_cases }) => [client_id, open_cases]))
}

async function asParty(by: Person, caseId: string, clientId: string): Promise<void> {
  const party = { caseId, clientId, role: 'claimant', type: 'organisation', conflictsSeen: true }
  const { data, body } = await by.post('cases.addClientParty', party)
  assert.ok(data, body)
}

test('cases that are closed, deleted or of another office are not counted, and each case once', async () => {
  const me = world.signIn()
  const [abc, kaya] = [
    await newClient(world, me.officeId, 'ABC A.Ş.'),
    await newClient(world, me.officeId, 'Kaya'),
  ]
  const { caseId } = await newCase(me, { clientId: abc })
  await asParty(me, caseId, abc)
  await asParty(me, caseId, kaya)
  await newCase(me, { clientId: abc, state: 'appeal' })
  await newCase(me, { clientId: abc, state: 'closed' })
  const gone = await newCase(me, { clientId: kaya })
  await me.of('cases.delete', gone.caseId, { comment: 'Mükerrer kayıt' })
  assert.deepEqual(await countsFor(me), { [abc]: 2, [kaya]: 1 })
  assert.deepEqual(await countsFor(me, [kaya]), { [kaya]: 1 })
  assert.deepEqual(await countsFor(world.signIn()), {})
})

test('whoever may read some cases is told how many of these a client has', async () => {
  const admin = world.signIn()
  const { officeId } = admin
  const user = world.signIn({ officeId, roles: ['USER'] })
  const client = await newClient(world, officeId, 'ABC A.Ş.')
  const cases = [await newCase(admin, { clientId: client }), await newCase(admin, { clientId: client })]
  const party = await newCase(admin)
  await asParty(admin, party.caseId, client)
  assert.deepEqual(await countsFor(admin), { [client]: 3 })
  assert.deepEqual(await countsFor(user), {})
  const permissions = [{ userId: user.userId, permission: 'read' }]
  for (const { caseId } of [cases[0]!, party])
    await admin.of('cases.updatePermissions', caseId, { permissions })
  for (const among of [undefined, [client]]) assert.deepEqual(await countsFor(user, among), { [client]: 2 })
  const outside = world.signIn({ officeId, roles: ['COMPANYADMIN'] })
  assert.equal(await countsFor(outside), undefined, 'a role that opens no case')
})
