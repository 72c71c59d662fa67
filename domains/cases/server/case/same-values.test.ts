/** A form that is saved as it was leaves no version, no entry of the history and no notification behind. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const read = async (by: Person, caseId: string) => (await by.of('cases.read', caseId)).data
const entries = async (by: Person, caseId: string) =>
  (await by.of('cases.history', caseId, {})).data.total as number

test('a change to what a case holds already changes nothing, also for whoever has not seen it yet', async () => {
  const me = world.signIn({ name: 'Ayşe Kaya' })
  const colleague = world.signIn({ officeId: me.officeId })
  const { caseId } = await newCase(me, { displayTitle: 'Eski', deadline: '2026-12-01' })
  const at = world.clock.now().toISOString()
  await me.of('cases.updateAssignee', caseId, { assigneeId: me.userId, version: 1 })
  await me.of('cases.updateDisplayTitle', caseId, { displayTitle: 'Yeni', version: 2 })
  const before = await read(me, caseId)
  for (const [row, change] of [
    ['cases.updateTitle', { title: 'Yeni' }],
    ['cases.updateDisplayTitle', { displayTitle: 'Yeni' }],
    ['cases.updateDescription', { description: '' }],
    ['cases.updateState', { state: 'open' }],
    ['cases.updatePriority', { priority: before.priority }],
    ['cases.updateDeadline', { deadline: '2026-12-01' }],
    ['cases.updateAssignee', { assigneeId: me.userId }],
    ['cases.updateDetails', { caseNumber: before.caseNumber, docketNumber: null, clientId: null }],
  ] as const) {
    const { data, body } = await me.of(row, caseId, { ...change, version: 3 })
    assert.deepEqual(data, { caseId, version: 3, meanwhile: [] }, `${row} ${body}`)
  }
  const late = await colleague.of('cases.updateDisplayTitle', caseId, { displayTitle: 'Yeni', version: 2 })
  const meanwhile = [{ by: { id: me.userId, name: 'Ayşe Kaya' }, at, fields: ['displayTitle', 'title'] }]
  assert.deepEqual(late.data, { caseId, version: 3, meanwhile })
  assert.deepEqual(await read(me, caseId), before)
  assert.equal(await entries(me, caseId), 3)
})

test('what a task, a hearing, a time limit or a party is already can be saved again without a trace', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const task = (await me.of('tasks.add', caseId, { displayTitle: 'Dilekçe', deadline: '2026-12-01' })).data
  const when = { date: '2026-12-14', time: '10:30' }
  const hearing = (await me.of('hearings.add', caseId, when)).data
  const limit = (await me.of('limits.add', caseId, { title: 'Cevap', date: '2026-12-14', isCritical: true }))
    .data
  const named = { name: 'Ayşe Yılmaz', role: 'claimant', type: 'individual', representatives: ['Av. Can'] }
  const party = (await me.of('cases.addParty', caseId, named)).data
  const [ofTask, ofHearing, ofLimit, ofParty] = [
    { caseId, caseTaskId: task.caseTaskId },
    { caseId, hearingId: hearing.hearingId },
    { caseId, limitId: limit.limitId },
    { caseId, casePartyId: party.casePartyId },
  ]
  const before = await entries(me, caseId)
  for (const [row, params, change] of [
    ['tasks.updateTitle', ofTask, { title: 'Dilekçe' }],
    ['tasks.updateDisplayTitle', ofTask, { displayTitle: 'Dilekçe' }],
    ['tasks.updateNote', ofTask, { note: '' }],
    ['tasks.updateDeadline', ofTask, { deadline: '2026-12-01' }],
    ['tasks.updateState', ofTask, { state: 'Todo' }],
    ['tasks.updateAssignee', ofTask, { assigneeId: null }],
    ['hearings.update', ofHearing, { ...when, room: hearing.room, note: hearing.note }],
    ['limits.update', ofLimit, { title: 'Cevap', date: '2026-12-14', preDeadline: null, isCritical: true }],
    ['cases.updateParty', ofParty, named],
  ] as const) {
    const { data, body } = await me.call(row, { params, body: { ...change, version: 1 } })
    assert.deepEqual([data?.version, data?.meanwhile], [1, []], `${row} ${body}`)
  }
  assert.equal(await entries(me, caseId), before)
})
