/** An address belongs to an account once a code that was sent there has been entered; until then it is a claim. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Secret, TOTP } from 'otpauth'
import { tidyAccounts } from '../housekeeping/housekeeping.ts'
import { newestCode, signUpForm } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'
import { testPassword } from '../testing/people.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

const stranger = '198.51.100.9'
let people = 0
const nextForm = (more: Record<string, unknown> = {}) => {
  people += 1
  const own = { email: `hoca.${people}@universite.edu.tr`, phoneNumber: `+90537${1_000_000 + people}` }
  return signUpForm({ ...own, occupation: 'academic', ...more })
}
type Form = ReturnType<typeof nextForm>

const register = (form: Form, address?: string) =>
  rooms.call('auth.register', { body: form, language: 'en', ...(address && { address }) })

/** Requests a code by this channel and enters it. */
async function prove(token: string, channel: 'email' | 'sms', address?: string) {
  const from = address ? { address } : {}
  const body = { purpose: 'verification', channel }
  const sent = await rooms.call('auth.requestOtp', { token, body, ...from })
  assert.equal(sent.status, 200, sent.body)
  const code = await newestCode(rooms)
  return rooms.call('auth.verify', { token, body: { codeId: sent.data.codeId, code }, ...from })
}

const signIn = (form: Pick<Form, 'email' | 'password'>, address?: string) =>
  rooms.call('auth.login', {
    body: { email: form.email, password: form.password },
    ...(address && { address }),
  })
const isOpen = async (token: string) => (await rooms.call('user.sessions', { token })).status === 200

/** Signs up with the address of somebody else and proves a telephone of their own. */
async function claimant(form: Form) {
  const own = {
    ...form,
    name: 'Yabancı',
    phoneNumber: `+90538${1_000_000 + people}`,
    password: 'Baska-Parola-9',
  }
  const claim = { ...own, confirmPassword: own.password }
  const { data } = await register(claim, stranger)
  await prove(data.accessToken, 'sms', stranger)
  return { form: claim, token: data.accessToken as string, userId: data.userId as string }
}

async function resetPassword({ email }: Pick<Form, 'email'>, password: string) {
  const sent = await rooms.call('user.forgotPassword', { body: { email } })
  const entered = { codeId: sent.data.codeId, code: await newestCode(rooms) }
  const { resetToken } = (await rooms.call('user.forgotPasswordVerify', { body: entered })).data
  return rooms.call('user.resetPassword', { body: { resetToken, password, confirmPassword: password } })
}

test('a sign-up that was verified by SMS opens only after the mailbox is proven too', async () => {
  const { data } = await register(nextForm())
  const token = data.accessToken
  const byPhone = await prove(token, 'sms')
  assert.equal(byPhone.data.verified, false)
  assert.deepEqual(byPhone.data.left, {
    channels: [data.channels[0]],
    factors: [],
    recovery: false,
    mailboxProven: false,
  })
  const profile = (await rooms.call('user.profile', { token })).data
  assert.deepEqual([profile.verified, profile.phoneVerified, profile.licences], [false, true, []])
  assert.equal((await rooms.call('user.sessions', { token })).code, 'session.unverified')
  const byMail = await prove(token, 'email')
  assert.deepEqual(byMail.data, { verified: true, session: null })
  assert.equal(await isOpen(token), true)
})

test('a sign-in continues an unfinished sign-up', async () => {
  const form = nextForm()
  const first = await register(form)
  await prove(first.data.accessToken, 'sms')
  const { data } = await signIn(form)
  assert.deepEqual([data.verificationRequired, data.mailboxProven], [true, false])
  assert.deepEqual(data.channels, [first.data.channels[0]])
  await prove(data.accessToken, 'email')
  assert.equal(await isOpen(data.accessToken), true)
})

test('the owner of a mailbox can sign up even if a stranger has claimed its address', async () => {
  const form = nextForm()
  const claim = await claimant(form)
  const { status, data } = await register(form)
  assert.equal(status, 200)
  await prove(data.accessToken, 'email')
  assert.equal(await isOpen(data.accessToken), true)
  assert.equal((await rooms.call('user.profile', { token: claim.token })).status, 401)
  assert.equal((await signIn(claim.form, stranger)).code, 'auth.invalid_credentials')
  assert.equal((await register(claim.form, stranger)).code, 'auth.email_exists')
})

test('a later claim does not disturb a sign-up in progress', async () => {
  const form = nextForm()
  const { data } = await register(form)
  const sent = await rooms.call('auth.requestOtp', {
    token: data.accessToken,
    body: { purpose: 'verification', channel: 'email' },
  })
  const code = await newestCode(rooms)
  const claim = await claimant(form)
  await rooms.call('auth.requestOtp', {
    token: claim.token,
    body: { purpose: 'verification', channel: 'email' },
    address: stranger,
  })
  const entered = { codeId: sent.data.codeId, code }
  assert.equal((await rooms.call('auth.verify', { token: data.accessToken, body: entered })).status, 200)
  assert.equal(await isOpen(data.accessToken), true)
})

test('a claim cannot do a second step of its own, neither by a code against another device nor by a refresh', async () => {
  const form = nextForm()
  const claim = await claimant(form)
  const { email, password } = claim.form
  const from = { address: stranger }
  rooms.clock.advance(61)
  const sent = await rooms.call('auth.requestOtp', {
    body: { purpose: 'otherDevice', channel: 'sms', email, password },
    ...from,
  })
  const body = { codeId: sent.data.codeId, code: await newestCode(rooms) }
  const { session } = (await rooms.call('auth.verify', { body, ...from })).data
  assert.equal(session.verificationRequired, true)
  const renewed = await rooms.call('auth.refresh', { body: { refreshToken: session.refreshToken } })
  assert.equal(await isOpen(renewed.data.accessToken), false)
})

test('a forgotten password gives the owner of the mailbox an account without the claimant’s telephone', async () => {
  const form = nextForm()
  const claim = await claimant(form)
  assert.equal((await resetPassword(form, 'Yeni-Parola-22')).status, 200)
  const { data } = await signIn({ ...form, password: 'Yeni-Parola-22' })
  assert.equal(data.verificationRequired, false)
  const profile = (await rooms.call('user.profile', { token: data.accessToken })).data
  assert.deepEqual([profile.phoneNumber, profile.phoneVerified], ['', false])
  assert.equal((await signIn(claim.form, stranger)).code, 'auth.invalid_credentials')
  assert.equal((await rooms.call('user.profile', { token: claim.token })).status, 401)
})

test('if two people prove one mailbox at the same moment one gets it, and no claim is left', async () => {
  const form = nextForm()
  const tokens = []
  for (const address of ['192.0.2.1', stranger]) {
    const more = { phoneNumber: `+90536${2_000_000 + tokens.length}` }
    const { data } = await register({ ...form, ...more }, address)
    const body = { purpose: 'verification', channel: 'email' }
    const sent = await rooms.call('auth.requestOtp', { token: data.accessToken, body, address })
    tokens.push({ token: data.accessToken, codeId: sent.data.codeId, code: await newestCode(rooms), address })
  }
  const answers = await Promise.all(
    tokens.map(({ token, codeId, code, address }) =>
      rooms.call('auth.verify', { token, body: { codeId, code }, address }),
    ),
  )
  assert.equal(
    answers.filter(({ status }) => status === 200).length,
    1,
    answers.map(({ body }) => body).join(),
  )
  assert.equal(answers.filter(({ status }) => status < 500).length, 2)
  assert.equal((await rooms.rows('select from accounts where email = $1', [form.email])).length, 1)
})

test('several claims of one mailbox send no more letters than one, and are deleted after a week', async () => {
  const form = nextForm()
  let letters = 0
  for (let claims = 0; claims < 14; claims += 1) {
    const address = `203.0.113.${claims}`
    const { data } = await register({ ...form, phoneNumber: `+90536${3_000_000 + claims}` }, address)
    const body = { purpose: 'verification', channel: 'email' }
    const sent = await rooms.call('auth.requestOtp', { token: data.accessToken, body, address })
    letters += sent.status === 200 ? 1 : 0
  }
  assert.equal(letters, 10)
  rooms.clock.advance(8 * 86_400)
  await tidyAccounts(rooms.own(), (error) => assert.fail(String(error)))
  assert.deepEqual(await rooms.rows('select id from accounts where email = $1', [form.email]), [])
})

test('a claim has no office, and its invitation waits until the mailbox is proven', async () => {
  const link = 'davet-posta'
  rooms.offices.invitations.set(link, null)
  const { data } = await register(nextForm({ invitationId: link }))
  await prove(data.accessToken, 'sms')
  assert.equal(rooms.offices.invitations.get(link), null)
  assert.equal(rooms.offices.entered.has(data.userId), false)
  await prove(data.accessToken, 'email')
  assert.equal(rooms.offices.invitations.get(link), data.userId)
  const alone = await register(nextForm())
  assert.equal(rooms.offices.entered.has(alone.data.userId), false)
  await prove(alone.data.accessToken, 'email')
  assert.equal(rooms.offices.entered.has(alone.data.userId), true)
})

test('a person whose invitation has become invalid by then gets an office of their own', async () => {
  const link = 'davet-gecti'
  rooms.offices.invitations.set(link, null)
  const { data } = await register(nextForm({ invitationId: link }))
  rooms.offices.invitations.delete(link)
  await prove(data.accessToken, 'email')
  assert.equal(await isOpen(data.accessToken), true)
  assert.equal(rooms.offices.entered.has(data.userId), true)
})

test('an account from before mailboxes were required proves its mailbox at the next sign-in, before its factors', async () => {
  const user = await rooms.newUser({ email_verified_at: null })
  const begun = (await user.call('user.beginTotp', { body: { password: testPassword } })).data
  const codeOf = () =>
    new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate({ timestamp: rooms.clock.now().getTime() })
  await user.call('user.confirmTotp', { body: { factorId: begun.factorId, code: codeOf() } })
  await user.call('auth.logout')
  const { data } = await signIn({ email: user.email, password: testPassword })
  const token = data.accessToken
  assert.deepEqual([data.channels.length, data.factors, data.mailboxProven], [1, [], false])
  rooms.clock.advance(60)
  const early = await rooms.call('auth.verifyTotp', { token, body: { code: codeOf() } })
  assert.equal(early.code, 'session.unverified')
  const byMail = await prove(token, 'email')
  assert.deepEqual([byMail.data.verified, byMail.data.left.factors], [false, ['totp']])
  assert.equal(await isOpen(token), false)
  const byApp = await rooms.call('auth.verifyTotp', { token, body: { code: codeOf() } })
  assert.equal(byApp.status, 200)
  assert.equal(await isOpen(token), true)
})

test('resetting the password of such an account removes its factors, recovery codes and telephone', async () => {
  const user = await rooms.newUser({ email_verified_at: null })
  const begun = (await user.call('user.beginTotp', { body: { password: testPassword } })).data
  const timestamp = rooms.clock.now().getTime()
  const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate({ timestamp })
  await user.call('user.confirmTotp', { body: { factorId: begun.factorId, code } })
  await resetPassword(user, 'Yeni-Parola-22')
  const { data } = await signIn({ email: user.email, password: 'Yeni-Parola-22' })
  assert.equal(data.verificationRequired, false)
  const token = data.accessToken
  const factors = (await rooms.call('user.factors', { token })).data
  assert.deepEqual(factors, { items: [], recoveryCodesLeft: 0 })
  assert.equal((await rooms.call('user.profile', { token })).data.phoneVerified, false)
})

test('such an account loses the address to a person who proves it first', async () => {
  const user = await rooms.newUser({ email_verified_at: null })
  const form = nextForm({ email: user.email, occupation: 'lawyer' })
  const { data } = await register(form)
  await prove(data.accessToken, 'email')
  assert.equal((await user.call('user.profile')).status, 401)
  const [left] = await rooms.rows('select email, erased_at from accounts where id = $1', [user.userId])
  assert.deepEqual([left.email, left.erased_at], [null, null])
  assert.equal((await signIn(form)).code, 'auth.other_device')
})

test('a number that is unproven, or proven only for a claim, does not block its owner', async () => {
  const typed = nextForm()
  const first = await register(typed)
  await prove(first.data.accessToken, 'email')
  const claim = await claimant(nextForm())
  for (const phoneNumber of [typed.phoneNumber, claim.form.phoneNumber]) {
    const owner = await register(nextForm({ phoneNumber }))
    assert.equal(owner.status, 200, owner.body)
    assert.equal((await prove(owner.data.accessToken, 'sms')).status, 200)
    await prove(owner.data.accessToken, 'email')
    const profile = (await rooms.call('user.profile', { token: owner.data.accessToken })).data
    assert.deepEqual([profile.phoneNumber, profile.phoneVerified], [phoneNumber, true])
    const again = await register(nextForm({ phoneNumber }))
    assert.equal(again.code, 'OBS_UMS_CreateUserFail_PhoneNumberExists')
  }
})
