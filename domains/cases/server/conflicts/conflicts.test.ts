import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, newClient, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const person = { role: 'claimant', type: 'individual' }
const add = (by: Person, caseId: string, body: object) =>
  by.of('cases.addParty', caseId, { ...person, ...body })
const asked = async (by: Person, name: string, more: object = {}) => {
  const { exceptCaseId, ...of } = more as { exceptCaseId?: string }
  const body = { names: [{ name, ...of }], ...(exceptCaseId && { exceptCaseId }) }
  return (await by.post('cases.conflicts', body)).data.items[0]
}
const detailsOf = (answer: { body: string }) => JSON.parse(answer.body).details.items

test('clients, parties and representatives with similar names are found with their case and the difference', async () => {
  const me = world.signIn()
  const clientId = await newClient(world, me.officeId, 'Ayla Korkmaz')
  const { caseId, caseNumber } = await newCase(me, { displayTitle: 'Korkmaz / Demir', state: 'closed' })
  await add(me, caseId, { name: 'Ayla Korkmaz Demir', role: 'witness', conflictsSeen: true })
  await add(me, caseId, { name: 'Veli Demir', role: 'defendant', representatives: ['Av. A. Korkmaz'] })
  const inCase = { case: { caseId, caseNumber, displayTitle: 'Korkmaz / Demir' }, clientId: null }
  const rest = { opposes: false, clash: null }
  const found = await asked(me, 'Ayla KORKMAZ')
  const byKind = (kind: string) => found.findings.find((one: { kind: string }) => one.kind === kind)
  assert.equal(found.total, 3)
  assert.deepEqual(byKind('client'), {
    kind: 'client',
    name: 'Ayla Korkmaz',
    why: 'same',
    also: [],
    role: null,
    clientId,
    case: null,
    ...rest,
  })
  assert.deepEqual(byKind('party'), {
    kind: 'party',
    name: 'Ayla Korkmaz Demir',
    why: 'surname',
    also: [],
    role: 'witness',
    ...inCase,
    ...rest,
  })
  const { why: _, also: __, ...representative } = byKind('representative')
  assert.deepEqual(representative, {
    kind: 'representative',
    name: 'Av. A. Korkmaz',
    role: 'defendant',
    ...inCase,
    ...rest,
  })
  assert.equal((await asked(me, 'Ayla Korkmaz', { exceptCaseId: caseId })).total, 1)
  assert.equal((await asked(me, 'Ayla Korkmaz', { exceptCaseId: caseId, clientId })).total, 0)
  assert.equal((await asked(world.signIn(), 'Ayla Korkmaz')).total, 0)
  await me.of('cases.delete', caseId, { comment: 'Mükerrer' })
  assert.equal((await asked(me, 'Ayla Korkmaz')).total, 1)
})

test('a case that the asker may not read is neither named nor numbered; they learn whom to ask', async () => {
  const admin = world.signIn({ name: 'Deniz Örnek' })
  const assignee = world.signIn({ officeId: admin.officeId, roles: ['USER'], name: 'Ayşe Kaya' })
  const user = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  const hidden = { displayTitle: 'Gizli Dava Adı', caseNumber: 'GIZLI-77' }
  const { caseId } = await newCase(admin, { ...hidden, assigneeId: assignee.userId })
  await add(admin, caseId, { name: 'Orhan Gezgin', role: 'defendant' })
  const answer = await user.post('cases.conflicts', { names: [{ name: 'Orhan Gezgin' }] })
  for (const secret of [caseId, 'Gizli Dava', 'GIZLI-77', 'defendant'])
    assert.ok(!answer.body.includes(secret), secret)
  const elsewhere = [{ ask: 'Ayşe Kaya' }]
  assert.deepEqual(answer.data.items, [{ name: 'Orhan Gezgin', total: 1, findings: [], elsewhere }])
  const own = await newCase(user)
  const refused = await add(user, own.caseId, { name: 'Orhan Gezgin' })
  for (const secret of [caseId, 'Gizli Dava', 'GIZLI-77']) assert.ok(!refused.body.includes(secret), secret)
  await admin.of('cases.updateAssignee', caseId, { assigneeId: null, version: 1 })
  world.leave(admin.userId)
  const second = world.signIn({ officeId: admin.officeId, name: 'Selin Yönetici' })
  assert.deepEqual((await asked(user, 'Orhan Gezgin')).elsewhere, [{ ask: 'Selin Yönetici' }])
  assert.deepEqual((await asked(second, 'Orhan Gezgin')).elsewhere, [])
})

test('names in cases that the asker may not read cannot be guessed letter by letter, counted or told apart', async () => {
  const admin = world.signIn({ name: 'Deniz Örnek' })
  const user = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  const clientId = await newClient(world, admin.officeId, 'Kuzey Liman A.Ş.')
  const first = await newCase(admin, { clientId })
  await add(admin, first.caseId, { name: 'Ferdinand Kramer', role: 'opponent' })
  const told = async (name: string, more: object = {}) => {
    const { body } = await user.post('cases.conflicts', { names: [{ name, ...more }] })
    assert.ok(!body.includes('Kramer') || name.includes('Kramer'), body)
    return JSON.parse(body).data.items[0]
  }
  const one = await told('Ferdinand K.')
  const elsewhere = [{ ask: 'Deniz Örnek' }]
  assert.deepEqual(one, { name: 'Ferdinand K.', total: 1, findings: [], elsewhere })
  for (const begun of ['F. K.', 'Ferdinand', 'Ferdinand Kr', 'Ferdinand Kra', 'Ferdinand Kram'])
    assert.equal((await told(begun)).total, 0, begun)
  for (const cut of ['Kr.', 'Kra.', 'Ku.', 'Kub.', 'Kbr.'])
    assert.deepEqual((await told(`Ferdinand ${cut}`)).elsewhere, elsewhere, cut)
  // The side on which it stands, how alike it is, and the case that it is in change nothing.
  for (const more of [{ side: 'ours' }, { side: 'opponent' }])
    assert.deepEqual(await told('Ferdinand K.', more), one)
  const { name: _, ...rest } = one
  for (const name of ['Ferdinand Kramer', 'KRAMER Ferdinand', 'F. Kramer']) {
    const { name: typed, ...same } = await told(name)
    assert.deepEqual([typed, same], [name, rest])
  }
  const exceptCaseId = first.caseId
  assert.equal((await asked(user, 'Ferdinand K.', { exceptCaseId })).total, 1)
  // Nor do more such names in cases of the same person.
  const second = await newCase(admin)
  const names = ['Ferdinand Kramer', 'Ferdinand Kaplan', 'Ferdinand Kurt']
  for (const found of names) await add(admin, second.caseId, { name: found, conflictsSeen: true })
  assert.deepEqual(await told('Ferdinand K.'), one)
})

test('the record of a case repeats of other cases what was typed, because its readers may not read these', async () => {
  const admin = world.signIn()
  const reader = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  const hidden = await newCase(admin)
  await add(admin, hidden.caseId, { name: 'Ferdinand Kramer' })
  const { caseId } = await newCase(admin, { assigneeId: reader.userId })
  const saved = await add(admin, caseId, { name: 'Ferdinand K.', conflictsSeen: true })
  assert.equal(saved.data.conflicts.count, 1)
  const { data, body } = await reader.of('cases.history', caseId, { actions: ['case.conflicts_seen'] })
  assert.deepEqual(data.items[0].details, { names: ['Ferdinand K.'] })
  assert.ok(!body.includes('Kramer'))
})

test('a party with a similar name is saved only after it was seen, and the record says what and by whom', async () => {
  const me = world.signIn()
  const first = await newCase(me)
  await add(me, first.caseId, { name: 'Tülay Ersoy' })
  const { caseId } = await newCase(me)
  const refused = await add(me, caseId, { name: 'T. Ersoy' })
  assert.equal(refused.code, 'case.conflicts_found')
  assert.equal(detailsOf(refused)[0].findings[0].name, 'Tülay Ersoy')
  assert.equal((await me.of('cases.parties', caseId)).data.items.length, 0)
  assert.equal((await asked(me, 'Tülay Ersoy')).total, 1)
  const saved = await add(me, caseId, { name: 'T. Ersoy', conflictsSeen: true })
  assert.deepEqual(saved.data.conflicts, {
    state: 'seen',
    at: world.clock.now().toISOString(),
    count: 1,
    by: { id: me.userId, name: 'Deniz Örnek' },
  })
  const { items } = (await me.of('cases.history', caseId, { actions: ['case.conflicts_seen'] })).data
  assert.deepEqual(
    [items.length, items[0].details, items[0].actor.id],
    [1, { names: ['T. Ersoy'] }, me.userId],
  )
})

test('another name or role is checked again, anything else is not', async () => {
  const me = world.signIn()
  const first = await newCase(me)
  await add(me, first.caseId, { name: 'Metin Uçar' })
  const { caseId } = await newCase(me)
  const { casePartyId } = (await add(me, caseId, { name: 'Metin Uçar', conflictsSeen: true })).data
  const change = (body: object) => me.call('cases.updateParty', { params: { caseId, casePartyId }, body })
  const at = world.clock.now().toISOString()
  world.clock.advance(86_400_000)
  const plain = await change({ representatives: ['Av. Nur Tan'], version: 1 })
  assert.deepEqual([plain.data.conflicts.at, plain.data.conflicts.count], [at, 1])
  assert.equal((await change({ role: 'defendant', version: 2 })).code, 'case.conflicts_found')
  const again = await change({ role: 'defendant', conflictsSeen: true, version: 2 })
  assert.equal(again.data.conflicts.at, world.clock.now().toISOString())
  const renamed = await change({ name: 'Rıza Soylu', version: 3 })
  assert.equal(renamed.data.conflicts.state, 'clean')
  assert.equal((await asked(me, 'Metin Uçar')).total, 1)
  assert.equal((await asked(me, 'Rıza Soylu')).total, 1)
})

test('an opponent who is a client elsewhere, and a client who is an opponent elsewhere, come first as opposed', async () => {
  const me = world.signIn()
  const clientId = await newClient(world, me.officeId, 'Poyraz Enerji A.Ş.')
  const { caseId } = await newCase(me)
  const party = { clientId, caseId, role: 'claimant', type: 'organisation' }
  await me.post('cases.addClientParty', party)
  await add(me, caseId, { name: 'Gökhan Bulut', role: 'defendant' })
  const clientAsOpponent = await asked(me, 'Poyraz Enerji Anonim Şirketi', { side: 'opponent' })
  assert.deepEqual(
    clientAsOpponent.findings.map((one: { opposes: boolean }) => one.opposes),
    [true, true],
  )
  assert.deepEqual(
    clientAsOpponent.findings.map((one: { clash: string }) => one.clash),
    ['ownClient', 'ownClient'],
  )
  assert.equal((await asked(me, 'Gökhan Bulut', { side: 'ours' })).findings[0].opposes, true)
  assert.equal((await asked(me, 'Gökhan Bulut', { side: 'ours' })).findings[0].clash, 'opponent')
  assert.equal((await asked(me, 'Gökhan Bulut', { side: 'opponent' })).findings[0].opposes, false)
  const other = await newCase(me)
  await add(me, other.caseId, { name: 'Gökhan Bulut', role: 'witness', conflictsSeen: true })
  const both = (await asked(me, 'G. Bulut', { side: 'ours' })).findings
  assert.deepEqual(
    both.map((one: { opposes: boolean }) => one.opposes),
    [true, false],
  )
  const third = await newCase(me)
  const asDefendant = await add(me, third.caseId, {
    name: 'Poyraz Enerji',
    role: 'opponent',
    type: 'organisation',
  })
  assert.equal(detailsOf(asDefendant)[0].findings[0].opposes, true)
})

test('a new case checks its client and its opponent, who becomes a party, and saves nothing unseen', async () => {
  const me = world.signIn()
  const clientId = await newClient(world, me.officeId, 'Umut Kıvanç')
  const first = await newCase(me, { clientId, opponentName: 'Sevda Tunç' })
  const [opponent] = (await me.of('cases.parties', first.caseId)).data.items
  assert.deepEqual(
    [opponent.name, opponent.role, opponent.conflicts.state],
    ['Sevda Tunç', 'opponent', 'clean'],
  )
  const wanted = { displayTitle: 'İkinci', caseNumber: 'K-2', clientId, opponentName: 'S. Tunç' }
  const refused = await me.post('cases.create', wanted)
  assert.equal(refused.code, 'case.conflicts_found')
  const totals = detailsOf(refused).map(({ name, total }: { name: string; total: number }) => [name, total])
  assert.deepEqual(totals, [
    ['Umut Kıvanç', 0],
    ['S. Tunç', 1],
  ])
  assert.equal((await me.call('cases.list')).data.total, 1)
  const company = await newCase(me, { opponentName: 'Kule Yapı A.Ş.' })
  assert.equal((await me.of('cases.parties', company.caseId)).data.items[0].type, 'organisation')
  const saved = await me.post('cases.create', { ...wanted, conflictsSeen: true })
  assert.equal(saved.status, 200)
  const seen = await me.of('cases.history', saved.data.caseId, { actions: ['case.conflicts_seen'] })
  assert.deepEqual(seen.data.items[0].details, { names: ['S. Tunç'] })
})

test('another client of a case is checked, and nothing is changed unseen', async () => {
  const me = world.signIn()
  const first = await newCase(me, { opponentName: 'Nazan Peker' })
  const clientId = await newClient(world, me.officeId, 'Nazan Peker')
  const { caseId } = await newCase(me)
  const change = (body: object) => me.of('cases.updateDetails', caseId, { ...body, version: 1 })
  const refused = await change({ clientId, courtName: 'Ankara 3. İş Mahkemesi' })
  assert.equal(refused.code, 'case.conflicts_found')
  const [{ opposes, case: found }] = detailsOf(refused)[0].findings
  assert.deepEqual([opposes, found.caseId], [true, first.caseId])
  const { client, courtName } = (await me.of('cases.read', caseId)).data
  assert.deepEqual([client, courtName], [null, null])
  assert.equal((await change({ clientId, conflictsSeen: true })).status, 200)
  const seen = await me.of('cases.history', caseId, { actions: ['case.conflicts_seen'] })
  assert.deepEqual(seen.data.items[0].details, { names: ['Nazan Peker'] })
  const again = await me.of('cases.updateDetails', caseId, { clientId, docketNumber: '2026/412', version: 2 })
  assert.equal(again.status, 200)
})

test('at most fifty findings are shown for a name, with their number', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  for (let count = 0; count < 52; count++) await newClient(world, me.officeId, 'Leyla Özbek')
  const { total, findings } = await asked(me, 'Leyla Özbek')
  assert.deepEqual([total, findings.length], [52, 50])
  const tooMany = Array.from({ length: 21 }, () => ({ name: 'Leyla Özbek' }))
  assert.equal((await me.post('cases.conflicts', { names: tooMany })).code, 'request.invalid')
  assert.equal((await add(me, caseId, { name: 'Leyla Özbek', conflictsSeen: true })).data.conflicts.count, 52)
})
