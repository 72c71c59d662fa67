import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestIdentity, type TestIdentity, type TestUser } from '../../testing/index.ts'
import { testPassword } from '../../testing/people.ts'
import { Authenticator, type Deviations } from '../testing/authenticator.ts'

const publicUrl = 'https://mizan.example.test'
const proof = { body: { password: testPassword } }
let room: TestIdentity

before(async () => {
  room = await openTestIdentity({ publicUrl })
})
after(() => room.close())

async function begin(user: TestUser) {
  const { data } = await user.call('user.beginPasskey', proof)
  return data as { challengeId: string; options: Record<string, unknown> }
}

async function newUserWithPasskey() {
  const user = await room.newUser()
  const device = new Authenticator(publicUrl)
  const { challengeId, options } = await begin(user)
  const body = { challengeId, name: 'Telefonum', response: device.create(options) }
  const added = await user.call('user.addPasskey', { body })
  assert.equal(added.status, 200, added.body)
  return { ...user, device, factor: added.data as { id: string; kind: string; name: string } }
}

type Owner = Awaited<ReturnType<typeof newUserWithPasskey>>

type Kind = 'browser' | 'extension'

async function signIn({ userId, device }: Pick<Owner, 'userId' | 'device'>, kind: Kind = 'extension') {
  const { token } = await room.newSession(userId, { verified: false, kind })
  const ask = async () => (await room.call('auth.passkeyOptions', { token })).data
  const send = (body: object) => room.call('auth.verifyPasskey', { token, body })
  const verify = async (deviations?: Deviations) => {
    const { challengeId, options } = await ask()
    return send({ challengeId, response: device.get(options, deviations) })
  }
  const isOpen = async () => (await room.call('user.profile', { token })).data.verified as boolean
  return { ask, send, verify, isOpen }
}

test('a passkey that the browser made is stored and does the second step of a sign-in', async () => {
  const user = await newUserWithPasskey()
  assert.deepEqual([user.factor.kind, user.factor.name], ['passkey', 'Telefonum'])
  const { verify, isOpen } = await signIn(user)
  assert.equal(await isOpen(), false)
  assert.deepEqual((await verify()).data, { verified: true, session: null })
  assert.equal(await isOpen(), true)
  const { items } = (await user.call('user.factors')).data
  assert.equal(items[0].lastUsedAt, room.clock.now().toISOString())
})

test('a passkey is bound to the address of the product', async () => {
  const { options } = await begin(await room.newUser())
  assert.deepEqual((options.rp as { id: string }).id, 'mizan.example.test')
  const user = await newUserWithPasskey()
  const asked = await (await signIn(user)).ask()
  assert.equal(asked.options.rpId, 'mizan.example.test')
})

test('a passkey is refused from another site, and with a wrong signature, challenge or an old counter', async () => {
  const user = await newUserWithPasskey()
  const { verify, isOpen } = await signIn(user)
  const deviations: Deviations[] = [
    { origin: 'https://mizan.example.test.evil.test' },
    { origin: 'http://localhost:3000' },
    { siteId: 'evil.test' },
    { forged: true },
    { challenge: 'AAAA' },
    { counter: 1 },
  ]
  for (const deviation of deviations)
    assert.equal((await verify(deviation)).code, 'passkey.refused', JSON.stringify(deviation))
  assert.equal(await isOpen(), false)
  assert.equal((await verify()).status, 200)
})

test('a copied passkey is detected by its counter', async () => {
  const user = await newUserWithPasskey()
  assert.equal((await (await signIn(user)).verify({ counter: 10 })).status, 200)
  const { verify } = await signIn(user)
  for (const counter of [9, 10]) assert.equal((await verify({ counter })).code, 'passkey.refused')
  assert.equal((await verify({ counter: 11 })).status, 200)
})

test('a challenge can be answered once, rightly or wrongly', async () => {
  const user = await newUserWithPasskey()
  const { ask, send } = await signIn(user)
  const right = await ask()
  const response = user.device.get(right.options)
  assert.equal((await send({ challengeId: right.challengeId, response })).status, 200)
  assert.equal((await send({ challengeId: right.challengeId, response })).code, 'passkey.refused')
  const wrong = await ask()
  await send({ challengeId: wrong.challengeId, response: user.device.get(wrong.options, { forged: true }) })
  const late = await send({ challengeId: wrong.challengeId, response: user.device.get(wrong.options) })
  assert.equal(late.code, 'passkey.refused')
})

test('a challenge is valid for five minutes', async () => {
  const user = await newUserWithPasskey()
  const { ask, send } = await signIn(user)
  const { challengeId, options } = await ask()
  room.clock.advance(300)
  assert.equal((await send({ challengeId, response: user.device.get(options) })).code, 'passkey.refused')
  const begun = await begin(user)
  room.clock.advance(300)
  const body = {
    challengeId: begun.challengeId,
    response: new Authenticator(publicUrl).create(begun.options),
  }
  assert.equal((await user.call('user.addPasskey', { body })).code, 'passkey.refused')
})

test('the challenge of another session or another account is refused', async () => {
  const [user, stranger] = [await newUserWithPasskey(), await newUserWithPasskey()]
  const [first, second] = [await signIn(user), await signIn(user, 'browser')]
  const own = await first.ask()
  const response = user.device.get(own.options)
  const challengeId: string = own.challengeId
  assert.equal((await second.send({ challengeId, response })).code, 'passkey.refused')
  assert.equal((await (await signIn(stranger)).send({ challengeId, response })).code, 'passkey.refused')
  assert.equal((await first.send({ challengeId, response })).status, 200)
})

test('a challenge of a sign-in cannot add a passkey, because no password was given for it', async () => {
  const user = await newUserWithPasskey()
  const { challengeId, options } = (await user.call('auth.passkeyOptions')).data
  const device = new Authenticator(publicUrl)
  const response = device.create({ ...options, rp: { id: options.rpId } })
  const answer = await user.call('user.addPasskey', { body: { challengeId, response } })
  assert.equal(answer.code, 'passkey.refused')
  const begun = await begin(user)
  const swapped = user.device.get({ ...options, challenge: begun.options.challenge })
  const verified = await user.call('auth.verifyPasskey', {
    body: { challengeId: begun.challengeId, response: swapped },
  })
  assert.equal(verified.code, 'passkey.refused')
})

test('the passkey of another account is refused', async () => {
  const [user, thief] = [await newUserWithPasskey(), await newUserWithPasskey()]
  const { ask, send } = await signIn(user)
  const { challengeId, options } = await ask()
  const thiefs = await (await signIn(thief)).ask()
  const response = thief.device.get({ ...options, allowCredentials: thiefs.options.allowCredentials })
  assert.equal((await send({ challengeId, response })).code, 'passkey.refused')
})

test('the same passkey cannot be stored twice', async () => {
  const user = await newUserWithPasskey()
  const { challengeId, options } = await begin(user)
  const known = options.excludeCredentials as { id: string }[]
  assert.equal(known.length, 1)
  const response = user.device.create(options, { id: known[0]?.id })
  const answer = await user.call('user.addPasskey', { body: { challengeId, response } })
  assert.deepEqual([answer.status, answer.code], [400, 'passkey.refused'])
})

test('a malformed answer is refused', async () => {
  const user = await newUserWithPasskey()
  const odd: Record<string, unknown>[] = [
    {},
    { id: 7 },
    { id: user.factor.id, rawId: user.factor.id, type: 'public-key', response: null },
    { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 'bm90IGpzb24' } },
  ]
  for (const response of odd) {
    const begun = await begin(user)
    const added = await user.call('user.addPasskey', { body: { challengeId: begun.challengeId, response } })
    assert.deepEqual([added.status, added.code], [400, 'passkey.refused'])
    const { ask, send } = await signIn(user)
    const { challengeId } = await ask()
    assert.equal((await send({ challengeId, response })).code, 'passkey.refused')
  }
})

test('an account without a passkey cannot ask for a challenge', async () => {
  const { userId } = await room.newUser()
  const { token } = await room.newSession(userId, { verified: false })
  assert.equal((await room.call('auth.passkeyOptions', { token })).code, 'factor.not_found')
  const body = { challengeId: 'none', response: {} }
  assert.equal((await room.call('auth.verifyPasskey', { token, body })).code, 'factor.not_found')
})

test('adding and removing a passkey needs the password', async () => {
  const user = await newUserWithPasskey()
  const bad = { body: { password: 'Yanlis-Parola-1' } }
  const params = { factorId: user.factor.id }
  assert.equal((await user.call('user.beginPasskey', bad)).code, 'auth.wrong_password')
  assert.equal((await user.call('user.removeFactor', { params, ...bad })).code, 'auth.wrong_password')
  assert.equal((await user.call('user.removeFactor', { params, ...proof })).status, 200)
  assert.deepEqual((await user.call('user.factors')).data.items, [])
})

test('a session before its second step cannot add a factor', async () => {
  const { userId } = await newUserWithPasskey()
  const { token } = await room.newSession(userId, { verified: false, kind: 'browser' })
  for (const name of ['user.beginPasskey', 'user.beginTotp'] as const)
    assert.equal((await room.call(name, { token, ...proof })).code, 'session.unverified')
})
