import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { lockAccount } from './store/accounts.ts'
import { lockMembership } from './store/bars.ts'
import { lockPerson } from './store/profile.ts'
import { openTestIdentity, type TestIdentity } from './testing/index.ts'

let rooms: TestIdentity
before(async () => {
  rooms = await openTestIdentity()
})
after(() => rooms.close())

type Hold = (userId: string, work: () => Promise<void>) => Promise<void>

const holds: Record<string, Hold> = {
  'signs in': (userId, work) =>
    rooms.database.call().system(async (tx) => {
      await lockAccount(tx, userId)
      await work()
    }),
  'changes the profile': (userId, work) =>
    rooms.database.call().system(async (tx) => {
      await lockPerson(tx, userId)
      await work()
    }),
  'has its bar registration decided on': (userId, work) =>
    rooms.database.call().system(async (tx) => {
      await lockMembership(tx, userId)
      await work()
    }),
}

// Rows that name an account ask the database for its key. Were the key held as well, each of two calls at the same
// moment could wait for what the other holds, and one of them would be cut off.
for (const [name, hold] of Object.entries(holds))
  test(`a code is sent while the account ${name}`, async () => {
    const { userId, email } = await rooms.newUser()
    await hold(userId, async () => {
      const sent = await rooms.call('user.forgotPassword', { body: { email } })
      assert.equal(sent.status, 200)
    })
  })
