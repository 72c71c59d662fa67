import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { openTestIdentity, type TestIdentity } from '../../testing/index.ts'
import { testPassword } from '../../testing/people.ts'

let room: TestIdentity
before(async () => {
  room = await openTestIdentity()
})
after(() => room.close())

const proof = { body: { password: testPassword } }

type User = Awaited<ReturnType<TestIdentity['newUser']>>

async function addApp({ call }: Pick<User, 'call'>) {
  const { factorId, secret } = (await call('user.beginTotp', proof)).data
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })
  const code = totp.generate({ timestamp: room.clock.now().getTime() })
  return (await call('user.confirmTotp', { body: { factorId, code } })).data as {
    id: string
    recoveryCodes: string[] | null
  }
}

async function newUserWithCodes() {
  const user = await room.newUser()
  const { id, recoveryCodes } = await addApp(user)
  return { ...user, factorId: id, codes: recoveryCodes ?? [] }
}

async function signIn({ userId }: Pick<User, 'userId'>) {
  const { token } = await room.newSession(userId, { verified: false })
  const verify = (code: string) => room.call('auth.verifyRecoveryCode', { token, body: { code } })
  const isOpen = async () => (await room.call('user.profile', { token })).data.verified as boolean
  return { verify, isOpen }
}

const left = async ({ call }: Pick<User, 'call'>) =>
  (await call('user.factors')).data.recoveryCodesLeft as number

test('the first second factor comes with ten codes, which are shown once and stored as hashes', async () => {
  const user = await newUserWithCodes()
  assert.equal(new Set(user.codes).size, 10)
  for (const code of user.codes) assert.match(code, /^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
  assert.equal(await left(user), 10)
  assert.equal((await addApp(user)).recoveryCodes, null)
  const kept = JSON.stringify(await room.rows('select * from recovery_codes'))
  for (const code of user.codes) assert.ok(!kept.includes(code) && !kept.includes(code.replace('-', '')))
})

test('a recovery code does the second step once, is recorded, and its owner is notified', async () => {
  const user = await newUserWithCodes()
  const [code = ''] = user.codes
  const { verify, isOpen } = await signIn(user)
  const answer = await verify(` ${code.toLowerCase().replace('-', ' ')} `)
  assert.deepEqual([answer.status, answer.data], [200, { verified: true, session: null }])
  assert.equal(await isOpen(), true)
  assert.equal(await left(user), 9)
  const letter = (await room.letters()).at(-1)
  assert.equal(letter?.to, user.email)
  assert.match(letter?.text ?? '', /Kullanılmamış kurtarma kodunuz: 9/)
  const entry = (await room.audit('factor.recovery_used')).find(({ actor_id }) => actor_id === user.userId)
  assert.deepEqual(entry?.details, { factor: 'recovery', left: 9 })
  assert.equal((await (await signIn(user)).verify(code)).code, 'code.wrong')
})

test('of many who enter the same recovery code at the same moment, one is let in', async () => {
  const user = await newUserWithCodes()
  const { verify } = await signIn(user)
  const answers = await Promise.all(Array.from({ length: 4 }, () => verify(user.codes[0] ?? '')))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400])
})

test('wrong recovery codes count together with those of the app: five lock the session, many pause the account', async () => {
  const user = await newUserWithCodes()
  const { verify, isOpen } = await signIn(user)
  for (let tries = 0; tries < 5; tries += 1) assert.equal((await verify('22222-22222')).code, 'code.wrong')
  assert.equal((await verify(user.codes[0] ?? '')).code, 'factor.locked')
  assert.equal(await isOpen(), false)
  for (let session = 0; session < 3; session += 1) {
    const next = await signIn(user)
    for (let tries = 0; tries < 5; tries += 1) await next.verify('22222-22222')
  }
  const waiting = await (await signIn(user)).verify(user.codes[0] ?? '')
  assert.deepEqual([waiting.status, waiting.code], [429, 'auth.too_many_tries'])
  assert.equal(waiting.retryAfter, 60)
})

test('the code of somebody else is refused, and the attempt is recorded', async () => {
  const [user, stranger] = [await newUserWithCodes(), await newUserWithCodes()]
  assert.equal((await (await signIn(user)).verify(stranger.codes[0] ?? '')).code, 'code.wrong')
  const refusals = await room.audit('sign_in.refused')
  const entry = refusals.find(({ subject_id }) => subject_id === user.userId)
  // The session belongs to the account, but who entered the code is not known.
  assert.deepEqual([entry?.actor_id, Object(entry?.details).reason], [null, 'factor'])
})

test('new codes need the password, replace the earlier ones, and their owner is notified', async () => {
  const user = await newUserWithCodes()
  const refused = await user.call('user.renewRecoveryCodes', { body: { password: 'Yanlis-Parola-1' } })
  assert.equal(refused.code, 'auth.wrong_password')
  const { codes } = (await user.call('user.renewRecoveryCodes', proof)).data
  assert.equal((await room.letters()).at(-1)?.subject, 'Mizan kurtarma kodlarınız yenilendi')
  assert.equal((await (await signIn(user)).verify(user.codes[0] ?? '')).code, 'code.wrong')
  assert.equal((await (await signIn(user)).verify(codes[0])).status, 200)
})

test('the codes are deleted with the last second factor, and an account without one has none', async () => {
  const user = await newUserWithCodes()
  assert.equal(
    (await user.call('user.removeFactor', { ...proof, params: { factorId: user.factorId } })).status,
    200,
  )
  assert.equal(await left(user), 0)
  assert.equal((await user.call('user.renewRecoveryCodes', proof)).code, 'factor.not_found')
  assert.equal((await (await signIn(user)).verify(user.codes[0] ?? '')).code, 'factor.not_found')
  assert.equal((await addApp(user)).recoveryCodes?.length, 10)
})

test('a sign-in offers recovery codes if a second factor is due and codes are left', async () => {
  const user = await newUserWithCodes()
  await user.call('auth.logout')
  const body = { email: user.email, password: testPassword }
  const answer = (await room.call('auth.login', { body })).data
  assert.deepEqual([answer.factors, answer.recovery, answer.verificationRequired], [['totp'], true, true])
  const plain = await room.newUser()
  await plain.call('auth.logout')
  const without = { email: plain.email, password: testPassword }
  assert.equal((await room.call('auth.login', { body: without })).data.recovery, false)
})

test('the export counts the codes without showing them, and an erasure deletes them', async () => {
  const user = await newUserWithCodes()
  const { data, body } = await user.call('user.exportData')
  assert.equal(data.recoveryCodes.length, 10)
  assert.deepEqual(Object.keys(data.recoveryCodes[0]).sort(), ['created_at', 'used_at'])
  for (const code of user.codes) assert.ok(!body.includes(code))
  assert.equal((await user.call('user.erase', proof)).status, 200)
  assert.deepEqual(await room.rows('select * from recovery_codes where user_id = $1', [user.userId]), [])
})

test('an account has at most ten second factors', async () => {
  const user = await room.newUser()
  const begun = (await user.call('user.beginTotp', proof)).data
  for (let number = 0; number < 10; number += 1)
    await room.database.pool.query(
      `with scope as (select set_config('app.company_id', '*', true))
       insert into second_factors (id, user_id, kind, name, credential_id, created_at, confirmed_at)
       select $1, $2, 'passkey', 'Anahtar', $1, now(), now() from scope`,
      [`many-${number}`, user.userId],
    )
  for (const name of ['user.beginTotp', 'user.beginPasskey'] as const) {
    const refused = await user.call(name, proof)
    assert.deepEqual([refused.status, refused.code], [409, 'factor.too_many'])
  }
  const confirmed = await user.call('user.confirmTotp', {
    body: { factorId: begun.factorId, code: '123456' },
  })
  assert.equal(confirmed.code, 'factor.too_many')
})
