import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { lockMembership } from '../bars/store/bars.ts'
import { lockPerson } from '../profile/store.ts'
import { openTestIdentity, type TestIdentity } from '../testing/index.ts'
import { lockAccount } from './store/accounts.ts'

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

// Inserting a row that refers to an account needs a lock on the account's key. If `lockAccount` locked the key as well,
// two simultaneous calls could deadlock.
for (const [name, hold] of Object.entries(holds))
  test(`a code is sent while the account ${name}`, async () => {
    const { userId, email } = await rooms.newUser()
    await hold(userId, async () => {
      const sent = await rooms.call('user.forgotPassword', { body: { email } })
      assert.equal(sent.status, 200)
    })
  })
