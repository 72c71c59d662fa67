import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestIdentity, type TestIdentity, type TestUser } from '../testing/index.ts'
import { testPassword } from '../testing/people.ts'

let room: TestIdentity

before(async () => {
  room = await openTestIdentity()
})
after(() => room.close())

const taken = 'OBS_UMS_CreateUserFail_PhoneNumberExists'
const ask = (user: TestUser, newPhoneNumber: string, password = testPassword) =>
  user.call('user.updatePhone', { body: { newPhoneNumber, password } })

async function codeSentTo(phoneNumber: string): Promise<string> {
  const letter = (await room.letters()).findLast(({ to }) => to === phoneNumber)
  assert.equal(letter?.channel, 'sms')
  return /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? ''
}

const phoneOf = async (user: TestUser) => {
  const { data } = await user.call('user.profile')
  return [data.phoneNumber, data.phoneVerified]
}

test('a new number is used once the code that was sent to it is entered', async () => {
  const user = await room.newUser({ phone_number: '+905550000101', phone_verified_at: null })
  const sent = await ask(user, '+90 555 000 01 02')
  assert.equal(sent.status, 200)
  assert.equal(sent.data.channel, 'sms')
  assert.ok(!sent.data.hint.includes('5550000102'))
  assert.deepEqual(await phoneOf(user), ['+905550000101', false])
  const code = await codeSentTo('+905550000102')
  const answer = await user.call('auth.verify', { body: { codeId: sent.data.codeId, code } })
  assert.equal(answer.status, 200)
  assert.deepEqual(await phoneOf(user), ['+905550000102', true])
  const notice = (await room.letters()).findLast(({ to }) => to === user.email)
  assert.match(notice?.subject ?? '', /telefon numarası değişti/)
  assert.ok(!notice?.text.includes('5550000102'))
})

test('the audit distinguishes a proven number from a changed one, and names neither', async () => {
  const user = await room.newUser({ phone_number: '+905550000105', phone_verified_at: null })
  for (const number of ['+905550000105', '+905550000106']) {
    const sent = await ask(user, number)
    const body = { codeId: sent.data.codeId, code: await codeSentTo(number) }
    assert.equal((await user.call('auth.verify', { body })).status, 200)
    room.clock.advance(61)
  }
  for (const action of ['phone.proven', 'phone.changed', 'code.verified']) {
    const entries = (await room.audit(action)).filter(({ subject_id }) => subject_id === user.userId)
    assert.deepEqual(
      entries.map(({ actor_id, details }) => [actor_id, details]),
      action === 'code.verified' ? [] : [[user.userId, {}]],
      action,
    )
  }
})

test('within five minutes after the password the number alone is enough, and the code goes to it', async () => {
  const user = await room.newUser({ phone_number: '+905550000141' })
  room.clock.advance(4 * 60)
  const sent = await user.call('user.updatePhone', { body: { newPhoneNumber: '+905550000142' } })
  assert.equal(sent.status, 200, sent.body)
  const body = { codeId: sent.data.codeId, code: await codeSentTo('+905550000142') }
  assert.equal((await user.call('auth.verify', { body })).status, 200)
  assert.deepEqual(await phoneOf(user), ['+905550000142', true])
})

test('a copied access token can later neither change a number nor begin to', async () => {
  const user = await room.newUser({ phone_number: '+905550000151' })
  room.clock.advance(5 * 60 + 1)
  const [bare, wrong] = [
    await user.call('user.updatePhone', { body: { newPhoneNumber: '+905550000152' } }),
    await ask(user, '+905550000152', 'Baska-Parola-1'),
  ]
  assert.deepEqual([bare.status, bare.code], [403, 'auth.password_required'])
  assert.equal(wrong.code, 'auth.wrong_password')
  assert.ok(!(await room.letters()).some(({ to }) => to === '+905550000152'))
})

test('a former number that was proven is notified of the change', async () => {
  for (const [was, isTold] of [
    [new Date(0), true],
    [null, false],
  ] as const) {
    const before = `+90555000016${isTold ? 1 : 2}`
    const user = await room.newUser({ phone_number: before, phone_verified_at: was, language: 'en' })
    const number = `+90555000017${isTold ? 1 : 2}`
    const sent = await ask(user, number)
    const body = { codeId: sent.data.codeId, code: await codeSentTo(number) }
    assert.equal((await user.call('auth.verify', { body })).status, 200)
    const told = (await room.letters()).filter(({ to }) => to === before)
    assert.deepEqual(
      told.map(({ channel }) => channel),
      isTold ? ['sms'] : [],
    )
    if (isTold) assert.match(told[0]?.text ?? '', /this number was removed from your Mizan account/)
  }
})

test('a wrong code leaves the number unchanged', async () => {
  const user = await room.newUser({ phone_number: '+905550000111' })
  const sent = await ask(user, '+905550000112')
  const code = (await codeSentTo('+905550000112')) === '000000' ? '000001' : '000000'
  const answer = await user.call('auth.verify', { body: { codeId: sent.data.codeId, code } })
  assert.equal(answer.code, 'code.wrong')
  assert.equal((await phoneOf(user))[0], '+905550000111')
})

test('the number of another account is refused before a code is sent', async () => {
  await room.newUser({ phone_number: '+905550000121' })
  const user = await room.newUser()
  const answer = await ask(user, '+905550000121')
  assert.deepEqual([answer.status, answer.code], [200, taken])
  assert.ok(!(await room.letters()).some(({ to }) => to === '+905550000121'))
})

test('if two accounts were sent a code for one number, the first to enter it gets the number', async () => {
  const [one, other] = [await room.newUser(), await room.newUser()]
  const number = '+905550000131'
  const sent = await ask(one, number)
  const code = await codeSentTo(number)
  const otherSent = await ask(other, number)
  const otherCode = await codeSentTo(number)
  const answers = await Promise.all([
    one.call('auth.verify', { body: { codeId: sent.data.codeId, code } }),
    other.call('auth.verify', { body: { codeId: otherSent.data.codeId, code: otherCode } }),
  ])
  // A business failure, which the specification answers with 200.
  assert.deepEqual(answers.map(({ status, code }) => `${status} ${code ?? 'done'}`).sort(), [
    `200 ${taken}`,
    '200 done',
  ])
  const phones = [await phoneOf(one), await phoneOf(other)]
  assert.equal(phones.filter(([phone]) => phone === number).length, 1)
})

test('a number that reaches no telephone is refused', async () => {
  const user = await room.newUser()
  for (const number of ['', '123', '+0555', 'abc', '+90555000000000000'])
    assert.equal((await ask(user, number)).code, 'request.invalid', number)
})

test('the code of one account is refused for another', async () => {
  const [owner, thief] = [await room.newUser(), await room.newUser()]
  const sent = await ask(owner, '+905550000141')
  const code = await codeSentTo('+905550000141')
  const answer = await thief.call('auth.verify', { body: { codeId: sent.data.codeId, code } })
  assert.notEqual(answer.status, 200)
  assert.notEqual((await phoneOf(thief))[0], '+905550000141')
})
