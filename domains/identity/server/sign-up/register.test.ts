import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { declarationsVersion } from '../../rules/declarations.ts'
import { anotherCode, newestCode, newMember, signUpForm } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'
import { openVerifiedAccount } from './actions/open-account.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

let people = 0
/** A sign-up form for a person without an account. */
const newForm = (more: Record<string, unknown> = {}) => {
  people += 1
  return signUpForm({
    email: `kisi.${people}@ornek.test`,
    phoneNumber: `+90532${1_000_000 + people}`,
    ...more,
  })
}
const register = (more: Record<string, unknown> = {}, language: 'tr' | 'en' = 'en') =>
  rooms.call('auth.register', { body: newForm(more), language })

test('a sign-up creates an account whose second step is still to be done', async () => {
  const { status, data } = await register({ email: '  Ayse@Ornek.Test ' })
  assert.equal(status, 200)
  assert.equal(data.verificationRequired, true)
  assert.deepEqual(data.channels, [
    { channel: 'email', hint: 'a•••@o•••.test' },
    { channel: 'sms', hint: `+90 ••• ••• •• 0${people}` },
  ])
  const profile = await rooms.call('user.profile', { token: data.accessToken })
  assert.equal(profile.data.email, 'ayse@ornek.test')
  assert.equal(profile.data.verified, false)
  assert.equal((await rooms.call('user.sessions', { token: data.accessToken })).code, 'session.unverified')
})

test('a code proves the chosen channel, and after an SMS the mailbox is still to be proven', async () => {
  const { data } = await register()
  const token = data.accessToken
  const body = { purpose: 'verification', channel: 'sms' }
  const sent = await rooms.call('auth.requestOtp', { token, body })
  assert.deepEqual(
    { ...sent.data, codeId: '' },
    { codeId: '', channel: 'sms', hint: data.channels[1].hint, resendAfter: 60, validFor: 300 },
  )
  const code = await newestCode(rooms)
  const verified = await rooms.call('auth.verify', { token, body: { codeId: sent.data.codeId, code } })
  const left = { channels: [data.channels[0]], factors: [], recovery: false, mailboxProven: false }
  assert.deepEqual(verified.data, { verified: false, session: null, left })
  const profile = await rooms.call('user.profile', { token })
  assert.equal(profile.data.verified, false)
  assert.equal(profile.data.phoneVerified, true)
})

test('every rule of the form is checked', async () => {
  const wrong: [string, Record<string, unknown>][] = [
    ['name', { name: '' }],
    ['name', { name: 'a'.repeat(64) }],
    ['surname', { surname: 'a'.repeat(64) }],
    ['email', { email: 'deniz@ornek' }],
    ['email', { email: 'de niz@ornek.test' }],
    ['email', { email: `${'a'.repeat(250)}@o.test` }],
    ['email', { occupation: 'academic' }],
    ['email', { occupation: 'academic', email: 'a@sahteedu.tr' }],
    ['password', { password: 'Kisa-1', confirmPassword: 'Kisa-1' }],
    ['password', { password: 'ornek-parola-1', confirmPassword: 'ornek-parola-1' }],
    ['password', { password: 'ORNEK-PAROLA-1', confirmPassword: 'ORNEK-PAROLA-1' }],
    ['password', { password: 'Ornek-Parola', confirmPassword: 'Ornek-Parola' }],
    ['password', { password: 'OrnekParola1', confirmPassword: 'OrnekParola1' }],
    ['confirmPassword', { confirmPassword: 'Ornek-Parola-2' }],
    ['phoneNumber', { phoneNumber: '' }],
    ['phoneNumber', { phoneNumber: '+90555' }],
    ['phoneNumber', { phoneNumber: '0555 123 45 67' }],
    ['occupation', { occupation: 'judge' }],
    ['organisation', { organisation: ' ' }],
    ['barRegistrationNumber', { barRegistrationNumber: '' }],
    ['barAssociationId', { barAssociationId: 'no-such-bar' }],
    ['declaresCorrect', { declaresCorrect: false }],
    ['acceptsDisclaimer', { acceptsDisclaimer: false }],
    ['acceptsPrivacyPolicy', { acceptsPrivacyPolicy: false }],
  ]
  for (const [path, more] of wrong) {
    const { status, code, body } = await register(more)
    assert.equal(`${status} ${code}`, '400 request.invalid', JSON.stringify(more))
    assert.ok(
      JSON.parse(body).issues.some((issue: { path: string }) => issue.path === path),
      body,
    )
  }
  assert.equal(
    (await register({ name: 'a'.repeat(63), email: 'x@uni.edu.tr', occupation: 'academic' })).status,
    200,
  )
})

test('names and addresses cannot contain headers or links', async () => {
  const attacks = [
    { name: 'Deniz\r\nBcc: kurban@ornek.test' },
    { surname: 'http://kotu.test' },
    { organisation: 'Büro\nSubject: x' },
    { organisation: 'Hesabınız kapatılacak! https://kotu.test/giris' },
    { organisation: 'www.kotu.test' },
    { name: '\u200b\u200b' },
    { surname: 'Ay\u2060şe' },
    { barRegistrationNumber: '1\r\n2' },
    { email: 'a@ornek.test,b@ornek.test' },
    { email: 'a@ornek.test\r\nBcc:b@ornek.test' },
    { email: '"a"<b@ornek.test>' },
    { email: 'a\u0001@ornek.test' },
  ]
  for (const attack of attacks)
    assert.equal((await register(attack)).code, 'request.invalid', JSON.stringify(attack))
})

test('an address has under 255 characters and plain letters before the at sign', async () => {
  const domain = `${'d'.repeat(60)}.`.repeat(4).concat('test')
  const longest = `${'a'.repeat(254 - domain.length - 1)}@${domain}`
  assert.equal(longest.length, 254)
  assert.equal((await register({ email: longest })).status, 200)
  const tooLong = await register({ email: `a${longest}` })
  const refusedField = ({ body }: { body: string }) => JSON.parse(body).issues[0].path
  assert.equal(refusedField(tooLong), 'email')
  for (const email of ['ş@ornek.test', 'ıbrahim@ornek.test', 'аyse@ornek.test'])
    assert.equal(refusedField(await register({ email })), 'email', email)
  const dotted = newForm({ email: 'İBRAHİM@ornek.test' })
  const { data } = await rooms.call('auth.register', { body: dotted })
  assert.equal(
    (await rooms.call('user.profile', { token: data.accessToken })).data.email,
    'ibrahim@ornek.test',
  )
  const body = { email: 'İbrahim@ornek.test', password: dotted.password }
  assert.equal((await rooms.call('auth.login', { body })).data.userId, data.userId)
})

test('the accepted declarations are stored with version and time, and are part of the export', async () => {
  const { token, userId } = await newMember(rooms, newForm())
  const [kept] = await rooms.rows(
    'select declarations_version, declarations_accepted_at from accounts where id = $1',
    [userId],
  )
  const now = rooms.clock.now().toISOString()
  assert.deepEqual([kept.declarations_version, kept.declarations_accepted_at], [declarationsVersion, now])
  const { account } = (await rooms.call('user.exportData', { token })).data
  assert.deepEqual(
    [account.declarations_version, account.declarations_accepted_at],
    [declarationsVersion, now],
  )
})

test('a proven address or telephone number belongs to one account', async () => {
  const first = newForm()
  const { data } = await rooms.call('auth.register', { body: first })
  for (const channel of ['sms', 'email']) {
    const body = { purpose: 'verification', channel }
    const sent = await rooms.call('auth.requestOtp', { token: data.accessToken, body })
    const entered = { codeId: sent.data.codeId, code: await newestCode(rooms) }
    await rooms.call('auth.verify', { token: data.accessToken, body: entered })
  }
  const sameEmail = await register({ email: String(first.email).toUpperCase() })
  assert.equal(sameEmail.status, 200)
  assert.deepEqual(JSON.parse(sameEmail.body), {
    isError: true,
    code: 'auth.email_exists',
    message: 'User with email already exists',
  })
  const written = String(first.phoneNumber).replace('+90', '90 ')
  const samePhone = await register({ phoneNumber: written })
  assert.deepEqual(
    [samePhone.status, samePhone.code, samePhone.message],
    [200, 'OBS_UMS_CreateUserFail_PhoneNumberExists', 'This phone number is already being used'],
  )
})

test('of twenty simultaneous verified accounts with the same data a single one is created', async () => {
  const before = (await rooms.rows('select from accounts')).length
  const person = { ...newForm(), email: 'ayni@ornek.test', phoneNumber: '+905329000001' }
  const open = () =>
    openVerifiedAccount(rooms.own(), { ...person, country: 'turkey', occupation: 'lawyer' }).then(
      (opened) => opened !== null,
      ({ code }) => assert.equal(code, 'auth.email_exists'),
    )
  const all = await Promise.all(Array.from({ length: 20 }, open))
  assert.equal(all.filter((isOpened) => isOpened === true).length, 1)
  assert.equal((await rooms.rows('select from accounts')).length, before + 1)
})

test('the founder is asked about an office name that exists, and nothing is stored before the answer', async () => {
  rooms.offices.taken.add('Adalet Hukuk')
  const form = newForm({ organisation: 'Adalet Hukuk' })
  const asked = await rooms.call('auth.register', { body: form, language: 'en' })
  assert.equal(asked.status, 200)
  assert.deepEqual(JSON.parse(asked.body), {
    isError: true,
    code: 'LA_CompanyNameAlreadyExists',
    message: 'Company with name already exists',
  })
  const again = await rooms.call('auth.register', { body: { ...form, createNewCompany: true } })
  assert.equal(again.data.verificationRequired, true)
})

test('an invalid invitation is refused before anything is stored', async () => {
  const form = newForm({ invitationId: 'davet-1' })
  assert.equal((await rooms.call('auth.register', { body: form })).code, 'invitation.expired')
  rooms.offices.invitations.set('davet-1', null)
  assert.equal((await rooms.call('auth.register', { body: form })).data.verificationRequired, true)
  assert.equal(rooms.offices.invitations.get('davet-1'), null)
})

test('the password is stored as argon2id with its cost, and the audit names the person', async () => {
  const { data } = await register()
  const rows = await rooms.rows('select password_hash from accounts where id = $1', [data.userId])
  assert.match(rows[0].password_hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const entry = (await rooms.audit('account.created')).find(({ subject_id }) => subject_id === data.userId)
  assert.equal(entry?.actor_id, data.userId)
})

test('a right code is accepted once, and five wrong attempts lock it but not the account', async () => {
  const { data } = await register()
  const token = data.accessToken
  const request = () =>
    rooms.call('auth.requestOtp', { token, body: { purpose: 'verification', channel: 'email' } })
  const first = await request()
  const code = await newestCode(rooms)
  const enter = (codeId: string, code: string) =>
    rooms.call('auth.verify', { token, body: { codeId, code }, language: 'en' })
  const codes = []
  for (let step = 1; step <= 6; step += 1)
    codes.push((await enter(first.data.codeId, anotherCode(code, step))).code)
  assert.deepEqual(codes, [
    'code.wrong',
    'code.wrong',
    'code.wrong',
    'code.wrong',
    'code.locked',
    'code.locked',
  ])
  assert.equal((await enter(first.data.codeId, code)).code, 'code.locked')
  assert.equal((await request()).code, 'code.too_soon')
  rooms.clock.advance(61)
  const second = await request()
  const right = await newestCode(rooms)
  assert.equal((await enter(second.data.codeId, anotherCode(right))).message, 'Wrong code entered!')
  assert.equal((await enter(second.data.codeId, right)).status, 200)
  assert.equal((await enter(second.data.codeId, right)).code, 'code.expired')
})

test('a member who has entered the code stays verified', async () => {
  const { token } = await newMember(rooms, { email: 'uye@ornek.test', phoneNumber: '+905329999999' })
  assert.equal((await rooms.call('user.sessions', { token })).data.items.length, 1)
})
