/** Tests that mails of people of one office do not delay another office. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until, waitingForLocks } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { readingBounds } from '../../../domains/mail/data/limits.ts'
import { operatorCall } from '../operator.ts'
import { openWorld, type World } from '../sweep/world.ts'
import { officeOf } from './office.ts'

let world: World
let office: ReturnType<typeof officeOf>
before(async () => {
  world = await openWorld()
  office = officeOf(world)
})
after(() => world.close())

test('while two people of one office bring all the mails they can, a mail of another office arrives', async () => {
  const [me, other] = [await world.superAdmin(), await world.superAdmin()]
  const colleague = await office.colleague(me)
  await office.bring(me, {})
  const asked = await operatorCall(world.calls, { rowName: 'test' }).system(async ({ db }) => {
    const mine = sql`(select company_id from memberships where user_id = ${me.userId})`
    await sql`select 1 from office_keys where company_id = ${mine} for update`.execute(db)
    const begun = [me, colleague].flatMap((who) => [1, 2, 3].map(() => office.bring(who, {})))
    await until(async () => (await waitingForLocks(world.database)) === readingBounds.perOffice)
    await office.bring(other, {})
    return begun
  })
  assert.equal((await Promise.all(asked)).length, 6)
})
