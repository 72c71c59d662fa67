/** Sign-ups without a bar registration number: users who are not lawyers can say so and need not invent one. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newMember, signUpForm } from '../testing/codes.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

const issuesOf = (answer: { body: string }) => JSON.parse(answer.body).issues
const refusalOf = async (more: Record<string, unknown>) => {
  const body = signUpForm({ email: 'kimse@ornek.test', phoneNumber: '+905339990000', ...more })
  return rooms.call('auth.register', { body })
}

test('a user who is not a lawyer signs up without a number, and staff has nothing to confirm', async () => {
  const { token, userId } = await newMember(rooms, {
    occupation: 'none',
    barAssociationId: 'tr-ankara',
    barRegistrationNumber: null,
  })
  const profile = await rooms.call('user.profile', { token })
  assert.deepEqual([profile.data.barRegistrationNumber, profile.data.barMembership], ['', 'none'])
  const staff = await rooms.newUser()
  rooms.offices.roles.set(staff.userId, ['SUPERADMIN'])
  const { items } = (await staff.call('bars.registrations')).data
  assert.ok(items.every((one: { userId: string }) => one.userId !== userId))
})

test('a lawyer must give the number, and others must say that they have none', async () => {
  for (const more of [
    { occupation: 'lawyer', barRegistrationNumber: null },
    { occupation: 'none', barRegistrationNumber: '' },
    { occupation: 'none', barRegistrationNumber: '  ' },
    { occupation: 'none', barRegistrationNumber: undefined },
  ]) {
    const refused = await refusalOf(more)
    assert.deepEqual([refused.status, issuesOf(refused)[0].path], [400, 'barRegistrationNumber'])
  }
})
