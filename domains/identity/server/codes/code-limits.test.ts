import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { codeLimits } from '../../rules/codes.ts'
import { newestCode, newMember, signUpForm } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

let people = 0
const contact = () => {
  people += 1
  return { email: `sinir.${people}@ornek.test`, phoneNumber: `+90538${1_000_000 + people}` }
}
const forget = (email: string, address: string) =>
  rooms.call('user.forgotPassword', { body: { email }, address })

test("a stranger who asks for a forgotten password neither makes its owner wait nor voids the owner's code", async () => {
  const { form } = await newMember(rooms, contact())
  assert.equal((await forget(form.email, '198.51.100.1')).status, 200)
  const own = await forget(form.email, '203.0.113.1')
  const code = await newestCode(rooms)
  assert.equal((await forget(form.email, '198.51.100.2')).status, 200)
  const body = { codeId: own.data.codeId, code }
  assert.equal((await rooms.call('user.forgotPasswordVerify', { body })).status, 200)
})

test('the addresses of one household share their waiting times', async () => {
  const { form } = await newMember(rooms, contact())
  assert.equal((await forget(form.email, '2001:db8:1:2::1')).status, 200)
  assert.equal((await forget(form.email, '2001:db8:1:2::99')).code, 'code.too_soon')
})

test('a code, even an expired one, can be sent again within the hour but not later', async () => {
  const { data } = await rooms.call('auth.register', { body: signUpForm(contact()) })
  const token = data.accessToken
  const body = { purpose: 'verification', channel: 'email' }
  const first = await rooms.call('auth.requestOtp', { token, body })
  const resend = (codeId: string, session: string) =>
    rooms.call('auth.resendOtp', { token: session, body: { codeId } })
  const renew = async (refreshToken: string) =>
    (await rooms.call('auth.refresh', { body: { refreshToken } })).data
  rooms.clock.advance(codeLimits.resendableSeconds - 1)
  const later = await renew(data.refreshToken)
  const second = await resend(first.data.codeId, later.accessToken)
  assert.equal(second.status, 200)
  rooms.clock.advance(codeLimits.resendableSeconds)
  const last = await renew(later.refreshToken)
  assert.equal((await resend(second.data.codeId, last.accessToken)).code, 'code.expired')
  const anew = await rooms.call('auth.requestOtp', { token: last.accessToken, body })
  const entered = { codeId: anew.data.codeId, code: await newestCode(rooms) }
  assert.equal((await rooms.call('auth.verify', { token: last.accessToken, body: entered })).status, 200)
})
