/** A new case fills itself: its client and opponent are parties in the roles that were chosen, and it has kind, type and value. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, newClient, openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const partiesOf = async (me: Person, caseId: string) =>
  (await me.of('cases.parties', caseId)).data.items.map(
    ({ name, role, type, client }: { name: string; role: string; type: string; client: unknown }) => ({
      ...{ name, role, type },
      isClient: client !== null,
    }),
  )

test('the client and the opponent of a new case are its parties, in the roles that were chosen', async () => {
  const me = world.signIn()
  const clientId = await newClient(world, me.officeId, 'Ferah Tekstil A.Ş.')
  const { caseId } = await newCase(me, {
    ...{ clientId, clientRole: 'Borçlu', opponentName: 'Cem Aydın', opponentRole: 'creditor' },
    jurisdiction: 'enforcement',
  })
  assert.deepEqual(await partiesOf(me, caseId), [
    { name: 'Ferah Tekstil A.Ş.', role: 'debtor', type: 'organisation', isClient: true },
    { name: 'Cem Aydın', role: 'creditor', type: 'individual', isClient: false },
  ])
})

test('a call that names no role makes no party of the client, and its opponent is the opponent', async () => {
  const me = world.signIn()
  const clientId = await newClient(world, me.officeId, 'Serpil Uzun')
  const { caseId } = await newCase(me, { clientId, opponentName: 'Nalan Koç' })
  assert.deepEqual(await partiesOf(me, caseId), [
    { name: 'Nalan Koç', role: 'opponent', type: 'individual', isClient: false },
  ])
})

test('whoever is entered twice in one role is one party', async () => {
  const me = world.signIn()
  const clientId = await newClient(world, me.officeId, 'Sinan Er')
  const both = { clientId, clientRole: 'claimant', opponentName: 'Sinan  ER', opponentRole: 'claimant' }
  const { caseId } = await newCase(me, { ...both, conflictsSeen: true })
  assert.equal((await partiesOf(me, caseId)).length, 1)
})

test('kind, type and value are kept to the kuruş, changed with their history, and found by searching', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me, {
    ...{ jurisdiction: 'civil', caseType: 'Ortaklığın giderilmesi', claimValue: '1250.5' },
  })
  const read = async () => (await me.of('cases.read', caseId)).data
  const { jurisdiction, caseType, claimValue } = await read()
  assert.deepEqual([jurisdiction, caseType, claimValue], ['civil', 'Ortaklığın giderilmesi', '1250.50'])
  const change = (body: object) => me.of('cases.updateDetails', caseId, body)
  assert.equal((await change({ claimValue: '9999999999.99', version: 1 })).status, 200)
  assert.equal((await change({ jurisdiction: 'criminal', claimValue: null, version: 2 })).status, 200)
  const [last, former] = (await me.of('cases.history', caseId, {})).data.items
  assert.deepEqual([last.details.claimValueBefore, last.details.claimValueAfter], ['9999999999.99', null])
  assert.deepEqual([last.details.jurisdictionBefore, last.details.jurisdictionAfter], ['civil', 'criminal'])
  assert.equal(former.details.claimValueAfter, '9999999999.99')
  const { items } = (await me.call('cases.list', { query: 'query=ortaklığın' })).data
  assert.deepEqual(
    items.map((one: { caseId: string }) => one.caseId),
    [caseId],
  )
  for (const wrong of [{ claimValue: '-1' }, { claimValue: '1.234' }, { jurisdiction: 'military' }])
    assert.equal((await change({ ...wrong, version: 3 })).code, 'request.invalid')
})
