/** One trial for each person, also after an account was erased. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { tidyAccounts } from '../housekeeping/housekeeping.ts'
import { newestCode, signUpForm } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'

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

/** Signs up and proves the named channels; returns whether the office began with the trial. */
async function signUp(form: ReturnType<typeof newForm>, ...channels: ('sms' | 'email')[]) {
  const { data } = await rooms.call('auth.register', { body: form })
  const token = data.accessToken as string
  for (const channel of channels) {
    const sent = await rooms.call('auth.requestOtp', { token, body: { purpose: 'verification', channel } })
    const entered = { codeId: sent.data.codeId, code: await newestCode(rooms) }
    await rooms.call('auth.verify', { token, body: entered })
  }
  const erase = () => rooms.call('user.erase', { token, body: { password: form.password } })
  const hasNow = () => rooms.offices.trials.has(data.userId)
  return { hasTrial: hasNow(), hasNow, erase, token }
}

/** Proves the number that the account has, or a new one. */
async function provePhone({ token }: { token: string }, { password }: { password: string }, number: string) {
  const body = { newPhoneNumber: number, password }
  const sent = await rooms.call('user.updatePhone', { token, body })
  assert.equal(sent.status, 200, sent.body)
  const entered = { codeId: sent.data.codeId, code: await newestCode(rooms) }
  assert.equal((await rooms.call('auth.verify', { token, body: entered })).status, 200)
  rooms.clock.advance(61)
}

/** Signs up, and gives the entering of the code that was mailed. */
async function beginProof(form: ReturnType<typeof newForm>) {
  const { data } = await rooms.call('auth.register', { body: form })
  const token = data.accessToken as string
  const body = { purpose: 'verification', channel: 'email' }
  const sent = await rooms.call('auth.requestOtp', { token, body })
  const entered = { codeId: sent.data.codeId, code: await newestCode(rooms) }
  return { userId: data.userId as string, enter: () => rooms.call('auth.verify', { token, body: entered }) }
}

test('a person who erases the account and returns with the same mailbox or telephone gets no second trial', async () => {
  const form = newForm({ email: 'a.yse+1@gmail.com' })
  const first = await signUp(form, 'sms', 'email')
  assert.equal(first.hasTrial, true)
  assert.equal((await first.erase()).status, 200)
  const sameBox = await signUp(newForm({ email: 'Ay.se@googlemail.com' }), 'email')
  assert.equal(sameBox.hasTrial, false)
  const samePhone = await signUp(newForm({ phoneNumber: form.phoneNumber }), 'email')
  assert.equal(samePhone.hasTrial, false)
  assert.equal((await signUp(newForm(), 'email')).hasTrial, true)
})

test('a second account with a label of the same mailbox gets no second trial, even while the first one exists', async () => {
  assert.equal((await signUp(newForm({ email: 'fatma@ornek.test' }), 'email')).hasTrial, true)
  assert.equal((await signUp(newForm({ email: 'fatma+2@ornek.test' }), 'email')).hasTrial, false)
})

test('the same telephone with another mailbox gets no second trial, although nobody proved the number', async () => {
  const form = newForm()
  assert.equal((await signUp(form, 'email')).hasTrial, true)
  assert.equal((await signUp(newForm({ phoneNumber: form.phoneNumber }), 'email')).hasTrial, false)
})

test('a telephone that was proven after the trial began has had its trial, also when the account has another one by then', async () => {
  const form = newForm()
  const first = await signUp(form, 'email')
  assert.equal(first.hasTrial, true)
  await provePhone(first, form, form.phoneNumber)
  await provePhone(first, form, newForm().phoneNumber)
  const again = await signUp(newForm({ phoneNumber: form.phoneNumber }), 'sms', 'email')
  assert.equal(again.hasTrial, false)
})

test('whoever proves a number that somebody else had only named gets the trial then', async () => {
  const form = newForm()
  await signUp(form, 'email')
  const own = newForm({ phoneNumber: form.phoneNumber })
  const owner = await signUp(own, 'email')
  assert.equal(owner.hasTrial, false)
  await provePhone(owner, own, form.phoneNumber)
  assert.equal(owner.hasNow(), true)
  assert.equal((await owner.erase()).status, 200)
  const third = newForm({ phoneNumber: form.phoneNumber })
  assert.equal((await signUp(third, 'sms', 'email')).hasTrial, false)
})

test('of two sign-ups with one telephone at the same moment, one gets the trial', async () => {
  const form = newForm()
  const two = [newForm({ phoneNumber: form.phoneNumber }), newForm({ phoneNumber: form.phoneNumber })]
  const begun = []
  for (const one of two) begun.push(await beginProof(one))
  await Promise.all(begun.map(({ enter }) => enter()))
  assert.deepEqual(begun.map(({ userId }) => rooms.offices.trials.has(userId)).sort(), [false, true])
})

test('an unproven address or number takes the trial from nobody', async () => {
  const form = newForm()
  const first = await signUp(form, 'email')
  assert.equal((await first.erase()).status, 200)
  assert.equal((await signUp(newForm({ phoneNumber: form.phoneNumber }), 'sms', 'email')).hasTrial, true)
})

test('a trace identifies nobody, and is deleted after two years', async () => {
  const form = newForm()
  const first = await signUp(form, 'email')
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
  assert.equal((await signUp(form, 'email')).hasTrial, true)
})
