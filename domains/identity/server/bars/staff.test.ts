import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { begun } from '@mizan/platform/testing'
import { lockAccount } from '../accounts/store/accounts.ts'
import { openTestIdentity, type TestIdentity, type TestUser } from '../testing/index.ts'
import { testPassword } from '../testing/people.ts'
import { keepProposal } from './store/proposals.ts'

let room: TestIdentity
let staff: TestUser

before(async () => {
  room = await openTestIdentity()
  staff = await room.newUser({ name: 'Ece', surname: 'Usta' })
  room.offices.roles.set(staff.userId, ['SUPERADMIN'])
})
after(() => room.close())

const registered = (number: string, more: object = {}) =>
  room.newUser({
    bar_association_id: 'tr-izmir',
    bar_registration_number: number,
    bar_membership: 'pending',
    ...more,
  })
const seen = (registrationNumber: string, barAssociationId = 'tr-izmir') => ({
  barAssociationId,
  registrationNumber,
})
const list = async (query = '') => (await staff.call('bars.registrations', { query })).data
const lettersTo = async (email: string) => (await room.letters()).filter(({ to }) => to === email)
const proposals = async () => (await staff.call('bars.proposals')).data.items

test('staff sees who waits for confirmation, the longest wait first, and finds a person by any word', async () => {
  const first = await registered('101', { name: 'Şule', surname: 'Işık' })
  room.clock.advance(60)
  const second = await registered('102')
  const { items, counts } = await list('state=pending')
  assert.deepEqual(
    items.map(({ userId }: { userId: string }) => userId),
    [first.userId, second.userId],
  )
  assert.deepEqual(counts, { pending: 2, confirmed: 0, notValid: 0 })
  assert.deepEqual(items[0].barAssociation, { id: 'tr-izmir', name: 'İzmir Barosu', country: 'turkey' })
  for (const query of ['sule', 'IŞIK', '101', 'şule işık'.replace('i', 'ı'), first.email])
    assert.equal((await list(`query=${encodeURIComponent(query)}`)).total, 1, query)
  assert.equal((await list('query=izmir')).total, 2)
  assert.equal((await list('pageSize=1&pageIndex=1')).items[0].userId, second.userId)
})

test('a changed bar or number starts a new wait, a changed name does not', async () => {
  const surname = 'Bekler'
  const early = await registered('701', { surname })
  room.clock.advance(60)
  const late = await registered('702', { surname })
  room.clock.advance(60)
  const change = (user: TestUser, barRegistrationNumber: string) =>
    user.call('user.updateProfile', {
      body: {
        name: 'Ada',
        surname,
        occupation: 'lawyer',
        barAssociationId: 'tr-izmir',
        barRegistrationNumber,
      },
    })
  assert.equal((await change(early, '703')).status, 200)
  room.clock.advance(60)
  assert.equal((await change(late, '702')).status, 200)
  const { items } = await list('state=pending&query=bekler')
  assert.deepEqual(
    items.map(({ registrationNumber }: { registrationNumber: string }) => registrationNumber),
    ['702', '703'],
  )
})

test('a decision applies to the registration that was shown; if that has changed, it is refused', async () => {
  const user = await registered('200')
  const params = { userId: user.userId }
  await user.call('user.updateProfile', {
    body: {
      name: 'Deniz',
      surname: 'Örnek',
      occupation: 'lawyer',
      barAssociationId: 'tr-izmir',
      barRegistrationNumber: '201',
    },
  })
  for (const body of [seen('200'), seen('201', 'tr-adana')]) {
    const answer = await staff.call('bars.setConfirmed', { params, body })
    assert.deepEqual([answer.status, answer.code], [409, 'bar.registration_changed'])
  }
  assert.equal((await user.call('user.profile')).data.barMembership, 'pending')
  assert.equal((await staff.call('bars.setConfirmed', { params, body: seen('201') })).status, 200)
})

test('a decision that names no registration applies to the current one', async () => {
  const user = await registered('300')
  const params = { userId: user.userId }
  const confirmed = await staff.call('bars.setConfirmed', { params })
  assert.deepEqual([confirmed.status, confirmed.data.barMembership], [200, 'confirmed'])
  const wrong = await staff.call('bars.setConfirmed', { params, body: { registrationNumber: 5 } })
  assert.equal(wrong.code, 'request.invalid')
})

test('the owner is notified of the decision once, in their own language', async () => {
  const user = await registered('300', { language: 'en' })
  const decide = (name: 'bars.setConfirmed' | 'bars.setNotValid') =>
    staff.call(name, { params: { userId: user.userId }, body: seen('300') })
  await decide('bars.setConfirmed')
  await decide('bars.setConfirmed')
  await decide('bars.setNotValid')
  const letters = await lettersTo(user.email)
  assert.deepEqual(
    letters.map(({ subject }) => subject),
    ['Mizan: your bar registration was confirmed', 'Mizan: your bar registration could not be verified'],
  )
  assert.ok(letters[0]?.text.includes('İzmir Barosu') && letters[0].text.includes('300'))
})

test('a user who proposes a missing bar gets it once staff has listed it', async () => {
  const user = await room.newUser({ bar_registration_number: '77' })
  const propose = (name: string) => user.call('bars.propose', { body: { name, country: 'kktc' } })
  assert.deepEqual((await propose('Lefke Barosu')).data, { kept: true })
  assert.deepEqual((await propose('Lefke  Barosuu')).data, { kept: true })
  const waiting = await proposals()
  assert.deepEqual(
    waiting.map(({ name, by }: { name: string; by: { email: string } }) => [name, by.email]),
    [['Lefke Barosuu', user.email]],
  )
  const decided = await staff.call('bars.decideProposal', {
    params: { proposalId: waiting[0].proposalId },
    body: { accept: true, name: 'Lefke Barosu' },
  })
  assert.deepEqual([decided.data.bar.name, decided.data.bar.country], ['Lefke Barosu', 'kktc'])
  const { barAssociation, barMembership } = (await user.call('user.profile')).data
  assert.deepEqual([barAssociation, barMembership], [decided.data.bar, 'pending'])
  assert.ok((await lettersTo(user.email)).at(-1)?.text.includes('Lefke Barosu'))
  assert.deepEqual(await proposals(), [])
})

test('a bar that is already listed cannot be proposed, and one that was listed since is used as it is', async () => {
  const [one, other] = [await room.newUser(), await room.newUser({ bar_association_id: 'tr-adana' })]
  const body = { name: 'Karpaz Barosu', country: 'kktc' }
  assert.equal(
    (await one.call('bars.propose', { body: { name: 'İZMİR BAROSU', country: 'turkey' } })).code,
    'bar.exists',
  )
  await one.call('bars.propose', { body })
  await other.call('bars.propose', { body })
  const answers = []
  for (const { proposalId } of await proposals())
    answers.push(await staff.call('bars.decideProposal', { params: { proposalId }, body: { accept: true } }))
  assert.equal(answers[0]?.data.bar.id, answers[1]?.data.bar.id)
  assert.equal((await one.call('user.profile')).data.barAssociation.name, 'Karpaz Barosu')
  assert.equal((await other.call('user.profile')).data.barAssociation.id, 'tr-adana')
})

test('a declined proposal is gone, and the second of two simultaneous decisions is refused', async () => {
  const user = await room.newUser()
  await user.call('bars.propose', { body: { name: 'Ay Barosu', country: 'turkey' } })
  const [{ proposalId }] = await proposals()
  const decide = () => staff.call('bars.decideProposal', { params: { proposalId }, body: { accept: false } })
  const answers = await Promise.all([decide(), decide()])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404])
  assert.ok((await lettersTo(user.email)).at(-1)?.text.includes('eklenmedi'))
  const { items } = (await user.call('bars.all')).data
  assert.ok(items.every(({ name }: { name: string }) => name !== 'Ay Barosu'))
})

test('if one person sends two proposals at once the later one remains', async () => {
  const user = await room.newUser()
  const first = {
    id: 'first',
    user_id: user.userId,
    name: 'Birinci Barosu',
    country: 'kktc' as const,
    proposed_at: room.clock.now().toISOString(),
  }
  const { outcome } = await room.database.call().system(async (tx) => {
    await keepProposal(tx, first)
    const body = { name: 'İkinci Barosu', country: 'kktc' }
    return begun(room.database, user.call('bars.propose', { body }))
  })
  const answer = await outcome
  assert.equal(answer.status === 'fulfilled' && answer.value.status, 200)
  assert.deepEqual(
    (await proposals()).map(({ name }: { name: string }) => name),
    ['İkinci Barosu'],
  )
  await user.call('user.erase', { body: { password: testPassword } })
})

test('a decision on a proposal and the erasure of its account do not deadlock, and the proposal is gone', async () => {
  const user = await room.newUser()
  await user.call('bars.propose', { body: { name: 'Güz Barosu', country: 'turkey' } })
  const [{ proposalId }] = await proposals()
  const decide = () => staff.call('bars.decideProposal', { params: { proposalId }, body: { accept: true } })
  const { outcome } = await room.database.call().system(async (tx) => {
    await lockAccount(tx, user.userId)
    const deciding = await begun(room.database, decide())
    await tx.db.deleteFrom('bar_proposals').where('user_id', '=', user.userId).execute()
    return deciding
  })
  const answer = await outcome
  assert.equal(answer.status === 'fulfilled' && answer.value.code, 'bar.proposal_not_found')
})

test('erasing an account deletes its proposal and its place in the list of registrations', async () => {
  const user = await registered('999', { name: 'Giden' })
  await user.call('bars.propose', { body: { name: 'Giden Barosu', country: 'turkey' } })
  const exported = JSON.stringify((await user.call('user.exportData')).body)
  assert.ok(exported.includes('Giden Barosu'))
  await user.call('user.erase', { body: { password: testPassword } })
  assert.deepEqual(await proposals(), [])
  assert.equal((await list('query=giden')).total, 0)
})
