/** Tests that a person who is blocked by a session elsewhere learns by which channels they can end it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newMember } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'
import { testPassword } from '../testing/people.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

const detailsOf = (answer: { body: string }) => JSON.parse(answer.body).details

test('a refusal because of another device names only channels that reach the owner', async () => {
  const { form } = await newMember(rooms)
  const { email, password } = form
  const unproven = await rooms.call('auth.login', { body: { email, password } })
  assert.equal(unproven.code, 'auth.other_device')
  const [mail, ...others] = detailsOf(unproven).channels
  assert.deepEqual([mail.channel, others], ['email', []])
  assert.match(mail.hint, /^u•••@o•••\.test$/)

  const proven = await rooms.newUser()
  const body = { email: proven.email, password: testPassword }
  const { channels } = detailsOf(await rooms.call('auth.login', { body }))
  assert.deepEqual(
    channels.map(({ channel }: { channel: string }) => channel),
    ['email', 'sms'],
  )
  for (const { channel } of channels) {
    const sent = await rooms.call('auth.requestOtp', { body: { purpose: 'otherDevice', channel, ...body } })
    assert.equal(sent.status, 200, channel)
    rooms.clock.advance(60)
  }
})

test('a wrong password gets no channels', async () => {
  const { form } = await newMember(rooms)
  const body = { email: form.email, password: 'Yanlis-Parola-1' }
  const refused = await rooms.call('auth.login', { body })
  assert.deepEqual([refused.code, detailsOf(refused)], ['auth.invalid_credentials', undefined])
})

test('an office that allows two devices blocks the third, and an unfinished sign-in is replaced', async () => {
  const { email, userId } = await rooms.newUser()
  rooms.offices.devices = 2
  try {
    const login = (agent: string) =>
      rooms.call('auth.login', { body: { email, password: testPassword }, agent })
    const running = async (token: string) => (await rooms.call('user.sessions', { token })).data.items.length
    const second = await login('Firefox')
    assert.equal(second.status, 200)
    assert.equal(await running(second.data.accessToken), 2)
    assert.equal((await login('Edge')).code, 'auth.other_device')
    await rooms.call('auth.logout', { token: second.data.accessToken })
    const third = await login('Edge')
    assert.equal(third.status, 200)
    assert.equal(await running(third.data.accessToken), 2)
    await rooms
      .own(userId)
      .system(({ db }) =>
        db.updateTable('sessions').set({ verified_at: null }).where('user_id', '=', userId).execute(),
      )
    const fourth = await login('Opera')
    assert.equal(fourth.status, 200, fourth.body)
    assert.equal(await running(fourth.data.accessToken), 1)
  } finally {
    rooms.offices.devices = 1
  }
})
