import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { endSessions } from '../sessions/store/sessions.ts'
import { newestCode } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity, type TestUser } from '../testing/index.ts'
import { testPassword } from '../testing/people.ts'
import { memberRemoved, notifyOwner } from './notices.ts'

let rooms: TestIdentity
let asked: TestUser
before(async () => {
  rooms = await openTestIdentity()
  asked = await rooms.newUser({ name: 'Ayşe', surname: 'Öz', email: 'ayse@oz.test' })
})
after(() => rooms.close())

const remove = (userId: string, office = 'Öz Hukuk') =>
  rooms.own().system((tx) => memberRemoved(tx, userId, { officeName: office, askId: asked.userId }))

test('a person who was removed from an office sees it in the old session, in both languages', async () => {
  const { userId, token } = await rooms.newUser()
  await remove(userId)
  const answer = await rooms.call('user.profile', { token })
  assert.deepEqual([answer.status, answer.code], [401, 'session.removed'])
  assert.match(answer.message, /^Öz Hukuk adlı bürodan çıkarıldınız/)
  const english = await rooms.call('user.profile', { token, language: 'en' })
  assert.match(english.message, /^You were removed from the office Öz Hukuk/)
})

test('the refresh of a removed member names the office; that of another ended session does not', async () => {
  const { userId, email } = await rooms.newUser()
  await endSessionsOfUser(userId)
  const { data } = await rooms.call('auth.login', { body: { email, password: testPassword } })
  await remove(userId)
  const refused = await rooms.call('auth.refresh', { body: { refreshToken: data.refreshToken } })
  assert.deepEqual([refused.status, refused.code], [401, 'session.removed'])
  const again = await rooms.call('auth.login', { body: { email, password: testPassword } })
  await endSessionsOfUser(userId)
  const ended = await rooms.call('auth.refresh', { body: { refreshToken: again.data.refreshToken } })
  assert.deepEqual([ended.status, ended.code], [401, 'session.ended'])
})

const endSessionsOfUser = (userId: string) =>
  rooms.own().system((tx) => endSessions(tx, userId, 'logout', tx.clock.now()))

test('the profile shows the notice until it is dismissed', async () => {
  const { userId } = await rooms.newUser()
  await remove(userId)
  const { token } = await rooms.newSession(userId, { kind: 'browser' })
  const notice = async () => (await rooms.call('user.profile', { token })).data.notice
  assert.deepEqual(await notice(), {
    kind: 'removedFromOffice',
    office: 'Öz Hukuk',
    at: rooms.clock.now().toISOString(),
  })
  assert.equal((await rooms.call('user.dismissNotice', { token })).status, 200)
  assert.equal(await notice(), null)
  await remove(userId, 'Er Hukuk')
  const later = await rooms.newSession(userId)
  assert.equal((await rooms.call('user.profile', { token: later.token })).data.notice.office, 'Er Hukuk')
})

test('a person who has joined that office again gets no notice', async () => {
  const { userId } = await rooms.newUser()
  await remove(userId, 'Örnek Hukuk Bürosu')
  const { token } = await rooms.newSession(userId)
  assert.equal((await rooms.call('user.profile', { token })).data.notice, null)
})

test('the notice is part of the export, and is erased with the account', async () => {
  const { userId } = await rooms.newUser()
  await remove(userId)
  const { token } = await rooms.newSession(userId, { kind: 'browser' })
  const { data } = await rooms.call('user.exportData', { token })
  assert.equal(data.officeRemovals[0].office, 'Öz Hukuk')
  await rooms.call('user.erase', { token, body: { password: testPassword } })
  assert.deepEqual(await rooms.rows('select * from office_removals where user_id = $1', [userId]), [])
})

test('a removed person gets a letter that names the office and whom to ask', async () => {
  const { userId, email } = await rooms.newUser()
  await remove(userId)
  const letter = (await rooms.letters()).at(-1)
  assert.deepEqual([letter?.to, letter?.subject], [email, 'Öz Hukuk adlı bürodan çıkarıldınız'])
  assert.match(letter?.text ?? '', /Ayşe Öz ile görüşün: ayse@oz\.test/)
})

test('the owner is notified of a session that was taken over from elsewhere, even on a known device', async () => {
  const { email } = await rooms.newUser()
  const body = { purpose: 'otherDevice', channel: 'email', email, password: testPassword }
  const { data } = await rooms.call('auth.requestOtp', { body })
  const code = await newestCode(rooms)
  assert.equal((await rooms.call('auth.verify', { body: { codeId: data.codeId, code } })).status, 200)
  const letter = (await rooms.letters()).at(-1)
  assert.deepEqual([letter?.to, letter?.subject], [email, 'Mizan oturumunuz başka bir cihazdan devralındı'])
})

test('letters to an owner are in the language of the account', async () => {
  const { userId, email } = await rooms.newUser({ language: 'en' })
  const letter = { tr: { subject: 'Konu', text: 'Metin' }, en: { subject: 'Subject', text: 'Text' } }
  await rooms.own().system((tx) => notifyOwner(tx, userId, (language) => letter[language]))
  const newest = (await rooms.letters()).at(-1)
  assert.deepEqual([newest?.to, newest?.subject], [email, 'Subject'])
})
