import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { countCasesOf } from '../case/store/cases.ts'
import { newCase, newClient, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const party = { name: 'Ayşe Yılmaz', role: 'claimant', type: 'individual' }
const add = async (by: Person, caseId: string, more: object = {}) =>
  (await by.of('cases.addParty', caseId, { ...party, ...more })).data
const list = async (by: Person, caseId: string) => (await by.of('cases.parties', caseId)).data.items
const of = (
  by: Person,
  row: 'cases.updateParty' | 'cases.deleteParty',
  caseId: string,
  id: string,
  body?: object,
) => by.call(row, { params: { caseId, casePartyId: id }, ...(body && { body }) })
const entriesOf = async (by: Person, caseId: string) =>
  (await by.of('cases.history', caseId, {})).data.items.map(
    ({ action, details }: { action: string; details: object }) => [action, details],
  )

test('a party has a name, a role and a type; an unknown role is kept as it was written', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  for (const wrong of [{ name: ' ' }, { role: '' }, { type: 'robot' }, { role: 'x'.repeat(65) }])
    assert.equal((await me.of('cases.addParty', caseId, { ...party, ...wrong })).code, 'request.invalid')
  const first = await add(me, caseId, { role: 'DAVALI', representatives: ['Av. Mehmet Demir'] })
  const { casePartyId, ...rest } = first
  assert.deepEqual(rest, {
    name: 'Ayşe Yılmaz',
    role: 'defendant',
    type: 'individual',
    client: null,
    representatives: ['Av. Mehmet Demir'],
    conflicts: { state: 'clean', at: world.clock.now().toISOString() },
    version: 1,
  })
  const second = await add(me, caseId, { name: 'Kerem Aksoy', role: 'Kayyım' })
  assert.equal(second.role, 'Kayyım')
  assert.deepEqual(await list(me, caseId), [{ casePartyId, ...rest }, second])
})

test('changes are kept side by side, those of one field are refused, and the history says before and after', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId })
  const { caseId } = await newCase(me)
  const { casePartyId } = await add(me, caseId)
  const change = (by: Person, body: object) => of(by, 'cases.updateParty', caseId, casePartyId, body)
  await change(me, { role: 'Kayyım', version: 1 })
  const both = await change(colleague, { type: 'organisation', version: 1 })
  assert.deepEqual([both.data.role, both.data.type, both.data.version], ['Kayyım', 'organisation', 3])
  assert.deepEqual(both.data.meanwhile[0].fields, ['role'])
  assert.equal((await change(colleague, { role: 'defendant', version: 1 })).code, 'version.changed')
  const remove = (body?: object) => of(me, 'cases.deleteParty', caseId, casePartyId, body)
  assert.equal((await remove({ version: 1 })).code, 'version.changed')
  assert.equal((await list(me, caseId)).length, 1)
  assert.equal((await remove({ version: 3 })).status, 200)
  assert.deepEqual(await list(me, caseId), [])
  assert.equal((await change(me, { role: 'witness', version: 3 })).code, 'case.party_not_found')
  assert.deepEqual((await entriesOf(me, caseId)).slice(0, 4), [
    ['case.party_deleted', { party: 'Ayşe Yılmaz', roleText: 'Kayyım', type: 'organisation' }],
    ['case.party_changed', { party: 'Ayşe Yılmaz', typeBefore: 'individual', typeAfter: 'organisation' }],
    ['case.party_changed', { party: 'Ayşe Yılmaz', roleBefore: 'claimant', roleTextAfter: 'Kayyım' }],
    ['case.party_added', { party: 'Ayşe Yılmaz', role: 'claimant', type: 'individual' }],
  ])
})

test('nobody is twice in one role of a case, whether added, added as a client, or changed into it', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const clientId = await newClient(world, me.officeId, 'Nehir Gıda A.Ş.')
  const asClient = { caseId, clientId, type: 'organisation', conflictsSeen: true }
  const codes = async (...answers: Promise<{ code: string }>[]) =>
    (await Promise.all(answers)).map(({ code }) => code)
  await add(me, caseId)
  await me.post('cases.addClientParty', { ...asClient, role: 'defendant' })
  const { casePartyId } = await add(me, caseId, { role: 'witness' })
  assert.deepEqual(
    await codes(
      me.of('cases.addParty', caseId, { ...party, name: 'AYŞE  YILMAZ', role: 'Davacı' }),
      me.post('cases.addClientParty', { ...asClient, role: 'defendant' }),
      of(me, 'cases.updateParty', caseId, casePartyId, { role: 'claimant', version: 1 }),
    ),
    ['case.party_added', 'case.party_added', 'case.party_added'],
  )
  assert.equal((await list(me, caseId)).length, 3)
  const free = await of(me, 'cases.updateParty', caseId, casePartyId, { role: 'guardian', version: 1 })
  assert.equal(free.status, 200)
})

test('a party that is sent twice at once is added once', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const both = await Promise.all([1, 2].map(() => me.of('cases.addParty', caseId, party)))
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
  assert.equal((await list(me, caseId)).length, 1)
})

test('parties follow the right on their case: none, read, write', async () => {
  const admin = world.signIn()
  const user = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  const { caseId } = await newCase(admin)
  const clientId = await newClient(world, admin.officeId, 'Ceylan Lojistik A.Ş.')
  const own = await admin.post('cases.addClientParty', {
    caseId,
    clientId,
    role: 'claimant',
    type: 'organisation',
  })
  const { casePartyId } = own.data
  const calls: [string, () => Promise<{ status: number; code: string }>][] = [
    ['read', () => user.of('cases.parties', caseId)],
    ['write', () => of(user, 'cases.updateParty', caseId, casePartyId, { role: 'witness', version: 1 })],
    ['write', () => user.of('cases.addParty', caseId, { ...party, name: 'Sibel Erkin' })],
    [
      'write',
      () => user.post('cases.addClientParty', { caseId, clientId, role: 'witness', type: 'organisation' }),
    ],
    ['write', () => user.post('cases.removeClientParty', { caseId, clientId, casePartyId })],
    ['write', () => of(user, 'cases.deleteParty', caseId, 'gone')],
  ]
  for (const right of ['none', 'read', 'write']) {
    await admin.of('cases.updatePermissions', caseId, {
      permissions: [{ userId: user.userId, permission: right }],
    })
    for (const [needed, call] of calls) {
      const isAllowed = right === 'write' || right === needed
      const refusal = right === 'read' ? 'case.read_only' : 'case.no_access'
      assert.equal((await call()).code === refusal, !isAllowed, `${right} for ${needed}`)
    }
  }
})

test('a client becomes a party under its own name, is blocked from deletion, and is taken away again', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const clientId = await newClient(world, me.officeId, 'Zümrüt Tekstil A.Ş.')
  const other = await newClient(world, me.officeId, 'Başak Nakliyat')
  const cases = () => world.system.read((tx) => countCasesOf(tx, clientId))
  assert.equal(await cases(), 0)
  const added = await me.post('cases.addClientParty', {
    caseId,
    clientId,
    role: 'davacı',
    type: 'organisation',
  })
  const { name, role, client, casePartyId } = added.data
  assert.deepEqual([name, role, client.name], ['Zümrüt Tekstil A.Ş.', 'claimant', 'Zümrüt Tekstil A.Ş.'])
  assert.equal(await cases(), 1)
  const remove = (ids: object) =>
    me.post('cases.removeClientParty', { caseId, casePartyId, clientId, ...ids })
  assert.equal((await remove({ clientId: other })).code, 'case.party_not_found')
  assert.equal((await remove({})).status, 200)
  assert.equal(await cases(), 0)
  const foreign = await newClient(world, world.signIn().officeId, 'Yabancı A.Ş.')
  const refused = await me.of('cases.addParty', caseId, { ...party, clientId: foreign })
  assert.equal(refused.code, 'case.client_not_found')
})

test('the cases of a client are listed with its roles, closed ones too; hidden ones are only counted', async () => {
  const admin = world.signIn()
  const user = world.signIn({ officeId: admin.officeId, roles: ['USER'] })
  const clientId = await newClient(world, admin.officeId, 'Doruk Madencilik A.Ş.')
  const first = await newCase(user, { displayTitle: 'Biri', state: 'closed', clientId })
  world.clock.advance(1_000)
  const second = await newCase(admin, { displayTitle: 'Öteki' })
  const asParty = { clientId, type: 'organisation', conflictsSeen: true }
  for (const [caseId, role] of [
    [second.caseId, 'defendant'],
    [second.caseId, 'intervener'],
    [first.caseId, 'claimant'],
  ])
    await admin.post('cases.addClientParty', { ...asParty, caseId, role })
  const ofClient = async (by: Person) => (await by.call('cases.ofClient', { params: { clientId } })).data
  const shown = (
    { caseId, caseNumber }: typeof first,
    displayTitle: string,
    state: string,
    roles: string[],
  ) => ({
    caseId,
    caseNumber,
    displayTitle,
    state,
    roles,
  })
  const closed = shown(first, 'Biri', 'closed', ['claimant'])
  assert.deepEqual(await ofClient(admin), {
    items: [shown(second, 'Öteki', 'open', ['defendant', 'intervener']), closed],
    hidden: 0,
  })
  assert.deepEqual(await ofClient(user), { items: [closed], hidden: 1 })
  await admin.of('cases.delete', second.caseId, { comment: 'Mükerrer' })
  assert.equal((await ofClient(user)).hidden, 0)
  const stranger = await world.signIn().call('cases.ofClient', { params: { clientId } })
  assert.equal(stranger.code, 'case.client_not_found')
})

test('two people who change one party at once wait for each other, and one of them is refused', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me)
  const { casePartyId } = await add(me, caseId, { name: 'Nazlı Çınar' })
  const roles = ['witness', 'guardian']
  const both = await Promise.all(
    roles.map((role) => of(me, 'cases.updateParty', caseId, casePartyId, { role, version: 1 })),
  )
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
})

test('a client is locked before its case, as it is when it is renamed', async () => {
  const me = world.signIn()
  const clientId = await newClient(world, me.officeId, 'Hazal Yapı A.Ş.')
  const { caseId } = await newCase(me)
  const isFree = () =>
    world.system(async ({ db }) => {
      const { rows } = await sql`select from clients where id = ${clientId} for update skip locked`.execute(
        db,
      )
      return rows.length > 0
    })
  const calls = [
    () => me.post('cases.addClientParty', { caseId, clientId, role: 'claimant', type: 'organisation' }),
    () => me.of('cases.updateDetails', caseId, { clientId, version: 1 }),
  ]
  for (const call of calls) {
    const waiting = await world.system(async ({ db }) => {
      await sql`select from cases where id = ${caseId} for update`.execute(db)
      const answer = call()
      const deadline = Date.now() + 5_000
      while ((await isFree()) && Date.now() < deadline) await new Promise((done) => setTimeout(done, 20))
      assert.ok(!(await isFree()))
      return { answer }
    })
    assert.equal((await waiting.answer).status, 200)
  }
})
