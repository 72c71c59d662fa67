import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { openTestIdentity, type TestIdentity, type TestUser } from '../../testing/index.ts'
import { testPassword } from '../../testing/people.ts'
import { seal } from '../seal.ts'

let room: TestIdentity

before(async () => {
  room = await openTestIdentity()
})
after(() => room.close())

const proof = { body: { password: testPassword } }
const wrong = '000000'

/** The code that the app shows `steps` of 30 seconds from now. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = room.clock.now().getTime() + steps * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

async function newUserWithApp() {
  const user = await room.newUser()
  const { factorId, secret } = (await user.call('user.beginTotp', proof)).data
  const confirmed = await user.call('user.confirmTotp', { body: { factorId, code: codeOf(secret) } })
  assert.equal(confirmed.status, 200)
  room.clock.advance(60)
  return { ...user, factorId: factorId as string, secret: secret as string }
}

async function signIn(user: Pick<TestUser, 'userId'>, kind: 'browser' | 'extension' = 'extension') {
  const { token } = await room.newSession(user.userId, { verified: false, kind })
  const verify = (code: string) => room.call('auth.verifyTotp', { token, body: { code } })
  const isOpen = async () => (await room.call('user.profile', { token })).data.verified as boolean
  return { verify, isOpen }
}

test('an app counts once its first code was entered, and its secret is never shown again', async () => {
  const user = await room.newUser()
  const begun = await user.call('user.beginTotp', proof)
  assert.match(begun.data.qr, /^<svg /)
  assert.ok(begun.data.uri.includes(encodeURIComponent(user.email)))
  assert.deepEqual((await user.call('user.factors')).data.items, [])
  const { factorId, secret } = begun.data
  assert.equal((await user.call('user.confirmTotp', { body: { factorId, code: wrong } })).code, 'code.wrong')
  const confirmed = await user.call('user.confirmTotp', { body: { factorId, code: codeOf(secret) } })
  const { items } = (await user.call('user.factors')).data
  const { recoveryCodes, ...factor } = confirmed.data
  assert.equal(recoveryCodes.length, 10)
  assert.deepEqual(items, [factor])
  assert.deepEqual(
    [items[0].kind, items[0].name, items[0].lastUsedAt],
    ['totp', 'Doğrulama uygulaması', null],
  )
  assert.ok(!JSON.stringify(items).includes(secret))
})

test('the secret is stored only encrypted', async () => {
  const { factorId, secret } = await newUserWithApp()
  const bytes = Buffer.from(Secret.fromBase32(secret).bytes)
  const found = await room.database
    .call()
    .system.read(({ db }) =>
      db.selectFrom('second_factors').selectAll().where('id', '=', factorId).executeTakeFirstOrThrow(),
    )
  const sealed = found.sealed_secret ?? Buffer.alloc(0)
  assert.equal(sealed.length, 12 + 16 + bytes.length)
  assert.ok(!sealed.includes(bytes) && !JSON.stringify(found).includes(secret))
})

test('a code of the app does the second step of a sign-in', async () => {
  const user = await newUserWithApp()
  const { verify, isOpen } = await signIn(user)
  assert.equal(await isOpen(), false)
  assert.deepEqual((await verify(codeOf(user.secret))).data, { verified: true, session: null })
  assert.equal(await isOpen(), true)
  const { items } = (await user.call('user.factors')).data
  assert.equal(items[0].lastUsedAt, room.clock.now().toISOString())
})

test('a code is accepted one step early or late, but not two', async () => {
  for (const steps of [-1, 0, 1]) {
    const user = await newUserWithApp()
    assert.equal((await (await signIn(user)).verify(codeOf(user.secret, steps))).status, 200, `${steps}`)
  }
  const user = await newUserWithApp()
  const { verify } = await signIn(user)
  for (const steps of [-2, 2]) assert.equal((await verify(codeOf(user.secret, steps))).code, 'code.wrong')
})

test('a code is accepted once, and no earlier one after it', async () => {
  const user = await newUserWithApp()
  const used = codeOf(user.secret)
  assert.equal((await (await signIn(user)).verify(used)).status, 200)
  const { verify, isOpen } = await signIn(user)
  assert.equal((await verify(used)).code, 'code.wrong')
  assert.equal((await verify(codeOf(user.secret, -1))).code, 'code.wrong')
  assert.equal(await isOpen(), false)
  room.clock.advance(30)
  assert.equal((await verify(codeOf(user.secret))).status, 200)
})

test('if two people enter the same code at the same moment, one is let in', async () => {
  const user = await newUserWithApp()
  const sessions = [await signIn(user), await signIn(user, 'browser')]
  const code = codeOf(user.secret)
  const answers = await Promise.all(sessions.map(({ verify }) => verify(code)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400])
})

test('five wrong codes lock the app for this session but for no other', async () => {
  const user = await newUserWithApp()
  const { verify, isOpen } = await signIn(user)
  for (let tries = 0; tries < 5; tries++) assert.equal((await verify(wrong)).code, 'code.wrong')
  assert.equal((await verify(codeOf(user.secret))).code, 'factor.locked')
  assert.equal(await isOpen(), false)
  assert.equal((await (await signIn(user)).verify(codeOf(user.secret))).status, 200)
})

test('the owner is notified, once a day, that somebody with the password fails at the second factor', async () => {
  const user = await newUserWithApp()
  const warnings = async () =>
    (await room.letters()).filter(
      ({ to, subject }) => to === user.email && /yanlış doğrulama/.test(subject ?? ''),
    )
  const first = await signIn(user)
  for (let tries = 0; tries < 4; tries++) await first.verify(wrong)
  assert.equal((await warnings()).length, 0)
  await first.verify(wrong)
  assert.equal((await warnings()).length, 1)
  const second = await signIn(user)
  for (let tries = 0; tries < 5; tries++) await second.verify(wrong)
  assert.equal((await warnings()).length, 1)
})

test('simultaneous wrong codes are counted one by one', async () => {
  const user = await newUserWithApp()
  const { verify } = await signIn(user)
  const answers = await Promise.all(Array.from({ length: 12 }, () => verify(wrong)))
  assert.equal(answers.filter(({ code }) => code === 'code.wrong').length, 5)
  assert.equal(answers.filter(({ code }) => code === 'factor.locked').length, 7)
})

test('opening new sessions does not give unlimited guesses', async () => {
  const user = await newUserWithApp()
  const codes: string[] = []
  for (let session = 0; session < 5; session++) {
    const { verify } = await signIn(user)
    for (let tries = 0; tries < 5; tries++) codes.push((await verify(wrong)).code)
  }
  assert.equal(codes.filter((code) => code === 'code.wrong').length, 20)
  assert.equal(codes.at(-1), 'auth.too_many_tries')
  room.clock.advance(3600)
  assert.equal((await (await signIn(user)).verify(codeOf(user.secret))).status, 200)
})

test('an app that is not confirmed within a quarter of an hour is deleted', async () => {
  const user = await room.newUser()
  const { factorId, secret } = (await user.call('user.beginTotp', proof)).data
  room.clock.advance(14 * 60 + 61)
  const { token } = await room.newSession(user.userId, { kind: 'browser' })
  const late = await room.call('user.confirmTotp', { token, body: { factorId, code: codeOf(secret) } })
  assert.deepEqual([late.status, late.code], [404, 'factor.not_found'])
})

test('an app that was encrypted with another key of the server is answered like a missing one', async () => {
  const user = await newUserWithApp()
  const begun = (await user.call('user.beginTotp', proof)).data
  const foreign = seal(randomBytes(48), Buffer.from('of another server'), user.factorId)
  await room.database
    .call()
    .system(({ db }) =>
      db
        .updateTable('second_factors')
        .set({ sealed_secret: foreign })
        .where('user_id', '=', user.userId)
        .execute(),
    )
  const { verify, isOpen } = await signIn(user)
  const refused = await verify(codeOf(user.secret))
  assert.deepEqual([refused.status, refused.code, await isOpen()], [404, 'factor.not_found', false])
  const body = { factorId: begun.factorId, code: codeOf(begun.secret) }
  assert.equal((await user.call('user.confirmTotp', { body })).code, 'factor.not_found')
})

test('adding and removing an app needs the password', async () => {
  const user = await newUserWithApp()
  const bad = { body: { password: 'Yanlis-Parola-1' } }
  const params = { factorId: user.factorId }
  assert.equal((await user.call('user.beginTotp', bad)).code, 'auth.wrong_password')
  assert.equal((await user.call('user.removeFactor', { params, ...bad })).code, 'auth.wrong_password')
  assert.equal((await user.call('user.removeFactor', { params, ...proof })).status, 200)
  assert.equal((await user.call('user.removeFactor', { params, ...proof })).code, 'factor.not_found')
  const { verify } = await signIn(user)
  assert.equal((await verify(codeOf(user.secret))).code, 'factor.not_found')
})

test('wrong passwords are counted here as everywhere', async () => {
  const user = await room.newUser()
  const codes: string[] = []
  for (let tries = 0; tries < 12; tries++)
    codes.push((await user.call('user.beginTotp', { body: { password: 'Yanlis-Parola-1' } })).code)
  assert.equal(codes[0], 'auth.wrong_password')
  assert.equal(codes.at(-1), 'auth.too_many_tries')
  assert.equal((await user.call('user.beginTotp', proof)).code, 'auth.too_many_tries')
})

test('nobody can confirm or remove an app of somebody else', async () => {
  const owner = await newUserWithApp()
  const stranger = await room.newUser()
  const begun = (await (await room.newUser()).call('user.beginTotp', proof)).data
  const body = { factorId: begun.factorId, code: codeOf(begun.secret) }
  assert.equal((await stranger.call('user.confirmTotp', { body })).code, 'factor.not_found')
  const params = { factorId: owner.factorId }
  assert.equal((await stranger.call('user.removeFactor', { params, ...proof })).code, 'factor.not_found')
  assert.equal((await owner.call('user.factors')).data.items.length, 1)
})

test('the owner is notified by mail of an added or removed app, and the audit names it without the secret', async () => {
  const user = await newUserWithApp()
  await user.call('user.removeFactor', { params: { factorId: user.factorId }, ...proof })
  const letters = (await room.letters()).filter(({ to }) => to === user.email)
  assert.deepEqual(
    letters.map(({ subject }) => subject?.split(' ').at(-1)),
    ['eklendi', 'kaldırıldı'],
  )
  for (const action of ['factor.added', 'factor.removed']) {
    const entry = (await room.audit(action)).find(({ subject_id }) => subject_id === user.factorId)
    assert.deepEqual([entry?.actor_id, entry?.details], [user.userId, { kind: 'totp' }])
  }
})
