/** Tests of the cases that are offered for a mail, and of the people who see it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openWorld, type Person, type World } from '../sweep/world.ts'
import { officeOf } from './office.ts'

let world: World
let office: ReturnType<typeof officeOf>
before(async () => {
  world = await openWorld()
  office = officeOf(world)
})
after(() => world.close())

const offered = async (who: Person) =>
  (await office.list(who)).map((one: { candidates: { caseId: string; reason: string }[] }) =>
    one.candidates.map(({ caseId, reason }) => `${caseId} ${reason}`),
  )

test('a case is offered by its number or by its docket number at the court, and all cases with that docket number are offered', async () => {
  const me = await world.superAdmin()
  const own = await office.newCase(me, { caseNumber: '2026/129' })
  const docket = await office.newCase(me, { docketNumber: '2024 / 0123 E.' })
  const same = await office.newCase(me, { docketNumber: '2024/123' })
  await office.bring(me, { subject: 'Dosya 2026/129' })
  assert.deepEqual(await offered(me), [[`${own} number`]])
  await office.bring(me, { text: 'Mahkemenin 2024/123 E. sayılı dosyası' })
  const [candidates] = await offered(me)
  assert.deepEqual(candidates.sort(), [`${docket} number`, `${same} number`].sort())
})

test('open cases of the client who wrote are offered, and closed ones are not', async () => {
  const me = await world.superAdmin()
  const body = { name: 'Ali Kaya', contacts: [{ type: 'Email', title: 'İş', value: 'ali@ornek.test' }] }
  const { clientId } = await office.mustCall(me, 'client.create', { body })
  const open = await office.newCase(me, { clientId })
  const closed = await office.newCase(me, { clientId })
  await world.system(sql`update cases set state = 'closed' where id = ${closed}`)
  await office.bring(me, { from: 'ALI <Ali@Ornek.test>' })
  assert.deepEqual(await offered(me), [[`${open} sender`]])
  await office.bring(me, { from: 'Ali <ali@baska.test>' })
  assert.deepEqual((await offered(me))[0], [])
})

test('a mail is seen by those who may write the case that it is for, and codes of other cases say nothing', async () => {
  const [me, stranger] = [await world.superAdmin(), await world.superAdmin()]
  const caseId = await office.newCase(me)
  const code = await office.codeOf(me, caseId)
  const [writer, reader, none] = [
    await office.colleague(me, { [caseId]: 'write' }),
    await office.colleague(me, { [caseId]: 'read' }),
    await office.colleague(me),
  ]
  const { mailId } = await office.bring(me, { subject: code })
  const seen = async (who: Person) => (await office.list(who)).length
  assert.deepEqual([await seen(writer), await seen(reader), await seen(none)], [1, 0, 0])
  const other = await office.newCase(none)
  assert.equal((await office.decide(none, 'mail.file', mailId, other)).code, 'mail.not_found')
  assert.equal((await office.decide(none, 'mail.decline', mailId)).code, 'mail.not_found')
  assert.equal((await office.decide(none, 'mail.file', mailId, caseId)).code, 'case.no_access')
  await office.bring(stranger, { subject: code })
  assert.deepEqual(await offered(stranger), [[]])
  assert.equal(await seen(me), 1)
  const count = async (who: Person, query: object = {}) =>
    (await office.mustCall(who, 'mail.waiting', { query })).count
  assert.deepEqual([await count(writer), await count(writer, { caseId }), await count(none)], [1, 1, 0])
  assert.equal(await count(writer, { caseId: other }), 0)
})

test('a person who may write only one of two equally good cases does not see the mail', async () => {
  const me = await world.superAdmin()
  const [one, other] = [
    await office.newCase(me, { docketNumber: '2025/7' }),
    await office.newCase(me, { docketNumber: '2025/7 E.' }),
  ]
  const some = await office.colleague(me, { [one]: 'write' })
  const both = await office.colleague(me, { [one]: 'write', [other]: 'write' })
  await office.bring(me, { subject: '2025/7' })
  assert.deepEqual([(await office.list(some)).length, (await office.list(both)).length], [0, 1])
})

test('those who may write the case are notified of the mail, except the person who brought it', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const [writer, reader] = [
    await office.colleague(me, { [caseId]: 'write' }),
    await office.colleague(me, { [caseId]: 'read' }),
  ]
  for (const one of [writer, reader]) await office.mustCall(one, 'cases.follow', { params: { caseId } })
  await office.bring(me, { subject: await office.codeOf(me, caseId) })
  const told = async (who: Person) =>
    (await office.mustCall(who, 'notifications.list')).items.flatMap(
      ({ latest }: { latest: { action: string }[] }) => latest.map(({ action }) => action),
    )
  assert.deepEqual(await told(writer), ['mail.offered'])
  assert.deepEqual([await told(reader), await told(me)], [[], []])
})
