/** One trial for each person, also after an account was erased. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { tidyAccounts } from '../housekeeping/housekeeping.ts'
import { newestCode, signUpForm } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'
import { mayTakeTrial, takeTrial } from './trials.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

let people = 0
const newForm = (more: Record<string, unknown> = {}) => {
  people += 1
  const own = { email: `deneyen.${people}@ornek.test`, phoneNumber: `+90534${1_000_000 + people}` }
  return signUpForm({ ...own, ...more })
}

/** Signs up and proves the named channels. */
async function signUp(form: ReturnType<typeof newForm>, ...channels: ('sms' | 'email')[]) {
  const { data } = await rooms.call('auth.register', { body: form })
  const token = data.accessToken as string
  for (const channel of channels) {
    const sent = await rooms.call('auth.requestOtp', { token, body: { purpose: 'verification', channel } })
    const entered = { codeId: sent.data.codeId, code: await newestCode(rooms) }
    await rooms.call('auth.verify', { token, body: entered })
  }
  const { system } = rooms.own()
  return {
    token,
    erase: () => rooms.call('user.erase', { token, body: { password: form.password } }),
    may: () => system.read((tx) => mayTakeTrial(rooms.identity, tx, data.userId)),
    take: () => system((tx) => takeTrial(rooms.identity, tx, data.userId)),
  }
}

/** Signs up with a proven mailbox, and starts the trial if that is possible. */
const begin = async (form: ReturnType<typeof newForm>) => (await signUp(form, 'email')).take()

/** Proves the number that the account has, or a new one. */
async function provePhone({ token }: { token: string }, { password }: { password: string }, number: string) {
  const body = { newPhoneNumber: number, password }
  const sent = await rooms.call('user.updatePhone', { token, body })
  assert.equal(sent.status, 200, sent.body)
  const entered = { codeId: sent.data.codeId, code: await newestCode(rooms) }
  assert.equal((await rooms.call('auth.verify', { token, body: entered })).status, 200)
  rooms.clock.advance(61)
}

test('a person starts the trial once, and learns before whether they may', async () => {
  const person = await signUp(newForm(), 'email')
  assert.deepEqual([await person.may(), await person.take()], [true, true])
  assert.deepEqual([await person.may(), await person.take()], [false, false])
})

test('a person who erases the account and returns with the same mailbox or telephone gets no second trial', async () => {
  const form = newForm({ email: 'a.yse+1@gmail.com' })
  const first = await signUp(form, 'sms', 'email')
  assert.equal(await first.take(), true)
  assert.equal((await first.erase()).status, 200)
  assert.equal(await begin(newForm({ email: 'Ay.se@googlemail.com' })), false)
  assert.equal(await begin(newForm({ phoneNumber: form.phoneNumber })), false)
  assert.equal(await begin(newForm()), true)
})

test('a person who erases an account that never started a trial may start one later', async () => {
  const form = newForm()
  const first = await signUp(form, 'sms', 'email')
  assert.equal((await first.erase()).status, 200)
  assert.equal(await begin(form), true)
})

test('a second account with a label of the same mailbox gets no second trial, even while the first one exists', async () => {
  assert.equal(await begin(newForm({ email: 'fatma@ornek.test' })), true)
  assert.equal(await begin(newForm({ email: 'fatma+2@ornek.test' })), false)
})

test('the same telephone with another mailbox gets no second trial, although nobody proved the number', async () => {
  const form = newForm()
  assert.equal(await begin(form), true)
  assert.equal(await begin(newForm({ phoneNumber: form.phoneNumber })), false)
})

test('a telephone that was proven after the trial began has used its trial, even if the account has another one by then', async () => {
  const form = newForm()
  const first = await signUp(form, 'email')
  assert.equal(await first.take(), true)
  await provePhone(first, form, form.phoneNumber)
  await provePhone(first, form, newForm().phoneNumber)
  const again = await signUp(newForm({ phoneNumber: form.phoneNumber }), 'sms', 'email')
  assert.equal(await again.take(), false)
})

test('a person who proves a number that somebody else had only named may start the trial then', async () => {
  const form = newForm()
  assert.equal(await begin(form), true)
  const own = newForm({ phoneNumber: form.phoneNumber })
  const owner = await signUp(own, 'email')
  assert.equal(await owner.may(), false)
  await provePhone(owner, own, form.phoneNumber)
  assert.deepEqual([await owner.may(), await owner.take()], [true, true])
  assert.equal((await owner.erase()).status, 200)
  const third = await signUp(newForm({ phoneNumber: form.phoneNumber }), 'sms', 'email')
  assert.equal(await third.take(), false)
})

test('if two people with one telephone start at the same moment, one gets the trial', async () => {
  const form = newForm()
  const first = await signUp(form, 'email')
  const second = await signUp(newForm({ phoneNumber: form.phoneNumber }), 'email')
  const begun = await Promise.all([first.take(), second.take()])
  assert.deepEqual(begun.sort(), [false, true])
})

test('an unproven number takes the trial from nobody who proves it', async () => {
  const form = newForm()
  const first = await signUp(form, 'email')
  assert.equal(await first.take(), true)
  assert.equal((await first.erase()).status, 200)
  const owner = await signUp(newForm({ phoneNumber: form.phoneNumber }), 'sms', 'email')
  assert.equal(await owner.take(), true)
})

test('a trace identifies nobody, and is deleted after two years', async () => {
  const form = newForm()
  const first = await signUp(form, 'email')
  await first.take()
  assert.equal((await first.erase()).status, 200)
  const traces = await rooms.rows('select * from past_trials')
  assert.ok(traces.length > 0)
  assert.ok(!JSON.stringify(traces).includes(form.email.slice(0, 8)))
  const tidy = () => tidyAccounts(rooms.own(), (error) => assert.fail(String(error)))
  rooms.clock.advance(729 * 86_400)
  await tidy()
  assert.equal((await rooms.rows('select from past_trials')).length, traces.length)
  rooms.clock.advance(2 * 86_400)
  await tidy()
  assert.deepEqual(await rooms.rows('select from past_trials'), [])
  assert.equal(await begin(form), true)
})
