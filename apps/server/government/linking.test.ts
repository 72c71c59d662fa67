/** Tests that a court file is linked to a case or creates one, and that its data enters the case once. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openWorld, type World } from '../sweep/world.ts'
import { at, court, courtOf } from './court.ts'

let world: World
let office: ReturnType<typeof courtOf>
before(async () => {
  world = await openWorld()
  office = courtOf(world)
})
after(() => world.close())

const parties = [
  { name: 'Zehra Akdoğan', role: 'DAVACI', kind: 'Gerçek Kişi', lawyers: ['Av. Can Usta'] },
  { name: 'Kuzey Yapı A.Ş.', role: 'DAVALI', kind: 'Kurum', lawyers: [] },
]
const hearing = { date: '2027-01-14', time: '09:30', kind: 'Duruşma', result: '' }

test('a court file makes a case with its court, number, parties and hearings', async () => {
  const me = await world.superAdmin()
  const linked = await office.link(me, {
    parties,
    hearings: [hearing],
    status: 'Açık',
    type: 'Hukuk Dava Dosyası',
  })
  assert.deepEqual([linked.isNew, linked.caseTitle], [true, 'Zehra Akdoğan / Kuzey Yapı A.Ş.'])
  assert.deepEqual(linked.courtDate, { date: hearing.date, time: hearing.time })
  const params = { caseId: linked.caseId }
  const made = await office.mustCall(me, 'cases.read', { params })
  assert.deepEqual([made.courtName, made.docketNumber, made.state], [court.courtName, '2026/1755 E.', 'open'])
  const { items } = await office.mustCall(me, 'cases.parties', { params })
  assert.deepEqual(
    items.map(({ name, role, type }: Record<string, string>) => [name, role, type]),
    [
      ['Zehra Akdoğan', 'claimant', 'individual'],
      ['Kuzey Yapı A.Ş.', 'defendant', 'organisation'],
    ],
  )
  const hearings = await office.mustCall(me, 'hearings.list', { params })
  assert.deepEqual(
    hearings.items.map(({ date, time, note }: Record<string, string>) => [date, time, note]),
    [[hearing.date, hearing.time, 'UYAP: Duruşma']],
  )
})

test('a number that no court uses creates no case', async () => {
  const me = await world.superAdmin()
  for (const caseNo of ['abc<script>', '0/1', '2027/0', '９/1', '2027-5', '2027/05']) {
    const body = { ...court, caseNo, readAt: at(0) }
    const { status, issues } = await world.call(me.headers, 'government.create', { body })
    assert.deepEqual([status, issues[0].path], [400, 'caseNo'], caseNo)
    assert.match(issues[0].message, /2026\/1755/)
  }
})

test('creating a case runs the conflict check, and creates nothing while similar names are unconfirmed', async () => {
  const me = await world.superAdmin()
  await office.mustCall(me, 'client.create', { body: { name: 'Kuzey Yapı A.Ş.', contacts: [] } })
  const body = { ...court, readAt: at(0), parties }
  const refused = await world.call(me.headers, 'government.create', { body })
  assert.deepEqual([refused.status, refused.code], [409, 'case.conflicts_found'])
  assert.equal(
    refused.details.items.find(({ name }: { name: string }) => name === 'Kuzey Yapı A.Ş.').total,
    1,
  )
  assert.equal((await office.link(me, { parties })).isNew, true)
})

test('linking a court file that is already linked returns its case, whoever asks and however often', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const first = await office.link(me, { caseId, parties, hearings: [hearing] })
  const all = await Promise.all([
    office.link(me),
    office.link(me, { hearings: [hearing] }),
    office.link(me, { caseId }),
  ])
  for (const again of all) {
    assert.equal(again.governmentCaseId, first.governmentCaseId)
    assert.deepEqual([again.isNew, again.caseId], [false, caseId])
  }
  const { items } = await office.mustCall(me, 'cases.parties', { params: { caseId } })
  assert.deepEqual(items, [], 'parties of a case that exists are proposed, and not written into it')
})

test('two people who link one court file at once create one case', async () => {
  const me = await world.superAdmin()
  const both = await Promise.all([office.link(me, { parties }), office.link(me, { parties })])
  assert.deepEqual(both.map(({ isNew }) => isNew).sort(), [false, true])
  assert.equal(both[0].caseId, both[1].caseId)
})

test('the same number of another type is another court file', async () => {
  const me = await world.superAdmin()
  const one = await office.link(me)
  const other = await office.link(me, { typeCode: '14' })
  assert.notEqual(one.governmentCaseId, other.governmentCaseId)
})

test('an earlier reading changes nothing, and a hearing enters the calendar once and stays deleted', async () => {
  const me = await world.superAdmin()
  const { governmentCaseId, caseId } = await office.link(me, { status: 'Açık' })
  const update = (minute: number, more: object) =>
    office.mustCall(me, 'government.update', { body: { governmentCaseId, readAt: at(minute), ...more } })
  await update(5, { status: 'Karara Çıkmış', hearings: [hearing] })
  assert.equal((await update(3, { status: 'Açık', hearings: [hearing] })).status, 'Karara Çıkmış')
  const listed = async () => (await office.mustCall(me, 'hearings.list', { params: { caseId } })).items
  const [only, ...others] = await listed()
  assert.deepEqual(others, [])
  await office.mustCall(me, 'hearings.delete', {
    params: { caseId, hearingId: only.hearingId },
    body: { version: only.version },
  })
  await update(6, { hearings: [hearing] })
  assert.deepEqual(await listed(), [])
})

test('a clock that runs ahead does not block later readings', async () => {
  const me = await world.superAdmin()
  const { governmentCaseId } = await office.link(me)
  const update = (readAt: string, status: string) =>
    office.mustCall(me, 'government.update', { body: { governmentCaseId, readAt, status } })
  await update('2099-01-01T00:00:00.000Z', 'Açık')
  assert.equal((await update(new Date().toISOString(), 'Kapalı')).status, 'Kapalı')
})

test('the extension learns which files are linked, which belong to other offices, and which cases could match', async () => {
  const me = await world.superAdmin()
  const meant = await office.newCase(me, { docketNumber: '2026/77 E.', displayTitle: 'Aday Dava' })
  const linked = await office.link(me)
  const cases = [court, { ...court, caseNo: '2026/77' }, { ...court, caseNo: '2026/78' }].map(
    ({ courtName: _, ...named }) => named,
  )
  const ask = async (who: typeof me) =>
    (await office.mustCall(who, 'government.extensionCases', { body: { cases } })).items
  const [first, second, third] = await ask(me)
  assert.deepEqual([first.state, first.linked.governmentCaseId], ['linked', linked.governmentCaseId])
  assert.deepEqual(
    second.candidates.map(({ caseId }: { caseId: string }) => caseId),
    [meant],
  )
  assert.deepEqual([third.state, third.candidates], ['unknown', []])
  const other = await office.colleague(me)
  assert.deepEqual(
    (await ask(other)).map(({ state, linked: known, candidates }: Record<string, unknown>) => [
      state,
      known,
      candidates,
    ]),
    [
      ['elsewhere', null, []],
      ['unknown', null, []],
      ['unknown', null, []],
    ],
  )
  const refused = await world.call(other.headers, 'government.create', { body: { ...court, readAt: at(0) } })
  assert.equal(refused.code, 'government.elsewhere')
})

test('a court file whose case was deleted can be linked again', async () => {
  const me = await world.superAdmin()
  const first = await office.link(me)
  await office.mustCall(me, 'cases.delete', {
    params: { caseId: first.caseId },
    body: { comment: 'Mükerrer' },
  })
  const again = await office.link(me)
  assert.equal(again.isNew, true)
  assert.notEqual(again.caseId, first.caseId)
})
