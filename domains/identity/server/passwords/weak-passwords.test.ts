/** Passwords that meet every formal rule but are easy to guess. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newestCode, newMember, signUpForm } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

const common = ['Password1!', 'P@ssw0rd1!', 'Galatasaray1905!', 'Istanbul34!', 'Qwerty123!', 'Sifre2024!']
const ownWords = ['Canan.ince7!', 'Canan-İnce-1', 'Mizan2026!']
const good = 'Kavak-Rüzgâr-41'
const person = { name: 'Canan', surname: 'İnce' }

let people = 0
const newForm = (password: string) => {
  people += 1
  const own = { email: `canan.ince7@ornek${people}.test`, phoneNumber: `+90536${1_000_000 + people}` }
  return signUpForm({ ...person, ...own, password, confirmPassword: password })
}

/** The server's message about the field, in English. */
function saidOf({ code, body }: { code?: string; body: string }): string {
  assert.equal(code, 'request.invalid', body)
  const [{ path, message }] = JSON.parse(body).issues
  assert.equal(path, 'password')
  return message
}

test('a sign-up refuses them and says why', async () => {
  const register = (password: string) =>
    rooms.call('auth.register', { body: newForm(password), language: 'en' })
  for (const password of common) assert.match(saidOf(await register(password)), /common/, password)
  for (const password of ownWords) assert.match(saidOf(await register(password)), /name/, password)
  assert.equal((await register(good)).status, 200)
})

test('a change of the password refuses a weak one and says why', async () => {
  const { token, form } = await newMember(rooms, { ...newForm(good), password: good })
  const change = (password: string) =>
    rooms.call('user.changePassword', {
      token,
      body: { currentPassword: form.password, password, confirmPassword: password },
      language: 'en',
    })
  assert.match(saidOf(await change('Password1!')), /common/)
  assert.match(saidOf(await change('Canan-İnce-1')), /name/)
  assert.equal((await change('Kavak-Rüzgâr-42')).status, 200)
})

test('a reset refuses a weak password, and its token stays valid', async () => {
  const { form } = await newMember(rooms, { ...newForm(good), password: good })
  const sent = await rooms.call('user.forgotPassword', { body: { email: form.email } })
  const entered = { codeId: sent.data.codeId, code: await newestCode(rooms) }
  const { resetToken } = (await rooms.call('user.forgotPasswordVerify', { body: entered })).data
  const reset = (password: string) =>
    rooms.call('user.resetPassword', {
      body: { resetToken, password, confirmPassword: password },
      language: 'en',
    })
  assert.match(saidOf(await reset('Password1!')), /common/)
  assert.match(saidOf(await reset('Canan.ince7!')), /name/)
  assert.equal((await reset('Kavak-Rüzgâr-43')).status, 200)
})
