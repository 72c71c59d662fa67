/** Tests that court files propose parties and time limits, and that none is written automatically. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openWorld, type World } from '../sweep/world.ts'
import { courtOf } from './court.ts'

let world: World
let office: ReturnType<typeof courtOf>
before(async () => {
  world = await openWorld()
  office = courtOf(world)
})
after(() => world.close())

const parties = [
  { name: 'Zehra Akdoğan', role: 'Davacı', kind: 'Kişi', lawyers: [] },
  { name: 'Kuzey Yapı A.Ş.', role: 'Davalı', kind: 'Kurum', lawyers: [] },
]
const today = () => new Date().toISOString().slice(0, 10)

test('parties that the case lacks are proposed until they are added or dismissed', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const { governmentCaseId } = await office.link(me, { caseId, parties })
  const params = { caseId }
  const names = async () =>
    (await office.mustCall(me, 'government.proposals', { params })).parties.map(
      ({ name }: { name: string }) => name,
    )
  assert.deepEqual(await names(), ['Zehra Akdoğan', 'Kuzey Yapı A.Ş.'])
  const body = { name: 'ZEHRA AKDOĞAN', role: 'claimant', type: 'individual', conflictsSeen: true }
  await office.mustCall(me, 'cases.addParty', { params, body })
  assert.deepEqual(await names(), ['Kuzey Yapı A.Ş.'])
  const [left] = (await office.mustCall(me, 'government.proposals', { params })).parties
  assert.deepEqual([left.role, left.type], ['defendant', 'organisation'])
  await office.mustCall(me, 'government.dismiss', { params, body: { governmentCaseId, key: left.key } })
  assert.deepEqual(await names(), [])
})

test('a served document proposes the time limit that it begins, with the calculation that the case keeps', async () => {
  const me = await world.superAdmin()
  const { governmentCaseId, caseId } = await office.link(me)
  const params = { caseId }
  await office.verify(me, governmentCaseId, [
    { courtFileNo: '1', type: 'Bilirkişi Raporu', senderDate: today(), approvalDate: today() },
    { courtFileNo: '2', type: 'Bilirkişi Raporu', senderDate: '2020-01-06', approvalDate: '2020-01-06' },
    { courtFileNo: '3', type: 'Duruşma Zaptı', senderDate: today(), approvalDate: today() },
  ])
  const { limits } = await office.mustCall(me, 'government.proposals', { params })
  assert.deepEqual(
    limits.map(({ courtFileNo, title }: { courtFileNo: string; title: { tr: string } }) => [
      courtFileNo,
      title.tr,
    ]),
    [['1', 'Bilirkişi raporuna itiraz']],
  )
  const [{ lastDay, calculation }] = limits
  assert.ok(lastDay > today())
  const body = { title: 'Bilirkişi raporuna itiraz', date: lastDay, calculation }
  const added = await office.mustCall(me, 'limits.add', { params, body })
  assert.equal(added.calculation.lastDay, lastDay)
})

test('a proposal that a colleague dismissed disappears for everyone with the case open, and the history names it', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const { governmentCaseId } = await office.link(me, { caseId, parties })
  await office.verify(me, governmentCaseId, [
    { courtFileNo: '7', type: 'Bilirkişi Raporu', senderDate: today(), approvalDate: today() },
  ])
  const params = { caseId }
  const proposals = await office.mustCall(me, 'government.proposals', { params })
  const keys = [...proposals.parties.slice(0, 1), ...proposals.limits].map(({ key }) => key)
  const told = async () =>
    (
      await world.system(sql`select e.id from office_events e join memberships m on m.company_id = e.company_id
        where m.user_id = ${me.userId} and e.name = 'renewed' and e.people is null
          and e.data -> 'rows' ? 'government.proposals'`)
    ).rows.length
  const before = await told()
  const dismiss = (key: string) =>
    office.mustCall(me, 'government.dismiss', { params, body: { governmentCaseId, key } })
  for (const key of keys) await dismiss(key)
  assert.equal(await told(), before + 2)
  // Dismissing a proposal that is gone already, or that never existed, is not news.
  for (const key of [...keys, 'party kimse', `${keys[1]}-x`]) await dismiss(key)
  assert.equal(await told(), before + 2)
  const { items } = await office.mustCall(me, 'cases.history', { params, body: {} })
  assert.deepEqual(
    items
      .filter(({ action }: { action: string }) => action === 'government.proposal_removed')
      .map(({ details }: { details: { proposal: string } }) => details.proposal)
      .sort(),
    ['Bilirkişi Raporu 7', 'Zehra Akdoğan'],
  )
})
