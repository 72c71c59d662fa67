import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { IdentityTables } from '@mizan/identity/server'
import { withTables } from '@mizan/platform/database'
import type { Person } from './parts.ts'
import { openWorld } from './testing/index.ts'

let world: Awaited<ReturnType<typeof openWorld>>
before(async () => {
  world = await openWorld()
})
after(() => world.close())

/** Leaves the account as an erasure does: its row stays, because others refer to its id. */
async function erase({ id }: Person): Promise<void> {
  await world.system().system(async (tx) => {
    await world.personalData.forget(tx, { userId: id, email: undefined })
    await withTables<IdentityTables>(tx.db)
      .updateTable('accounts')
      .set({ name: '', surname: '', email: null, erased_at: tx.clock.now() })
      .where('id', '=', id)
      .execute()
  })
}

test('a person whose account was erased keeps an id but no name in the lists and the record of the office', async () => {
  const { admin, officeId } = await world.newOffice()
  const leaver = await world.newMember(officeId, 'ADMIN')
  const invited = await world.newPerson()
  const { link } = await world.invite(leaver, invited)
  await world
    .system()
    .system((tx) => world.offices.join(tx, { userId: invited.id, email: invited.email, link }))
  const waiting = await world.invite(leaver, await world.newPerson())
  await erase(leaver)
  const members = await world.call(admin, 'GET', '/company/members')
  const member = members.data.items.find(({ userId }: { userId: string }) => userId === invited.id)
  assert.equal(member.invitedBy, '')
  assert.equal((await world.call(admin, 'GET', '/invite/pending')).data.items[0].invitedBy, '')
  assert.equal((await world.call(null, 'GET', `/invite/${waiting.link}/details`)).data.creatorName, '')
  const record = await world.call(admin, 'GET', '/company/audit')
  const created = record.data.items.find(({ action }: { action: string }) => action === 'invitation.created')
  assert.deepEqual(created.actor, { id: leaver.id, name: '' })
})
