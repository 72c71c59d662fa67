import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { acceptedDays, expiredDays, withdrawnDays } from '../data/limits.ts'
import { tidyInvitations } from './housekeeping.ts'
import { openWorld } from './testing/index.ts'

let world: Awaited<ReturnType<typeof openWorld>>
before(async () => {
  world = await openWorld()
})
after(() => world.close())

const goOn = (days: number) => {
  world.state.now = new Date(world.state.now.getTime() + days * 86_400_000)
}

test('an invitation is deleted some time after it was withdrawn, expired or was accepted, and not before', async () => {
  const { admin } = await world.newOffice()
  const { admin: joiner } = await world.newOffice()
  const withdrawn = await world.invite(admin, await world.newPerson())
  const expiring = await world.invite(admin, await world.newPerson())
  const accepted = await world.invite(admin, joiner)
  await world.call(admin, 'POST', `/invite/delete/${withdrawn.data.invitationId}`)
  await world.call(joiner, 'POST', `/invite/${accepted.link}/accept`)
  const shown = async () => (await world.call(admin, 'GET', '/invite/pending')).data.items.length

  goOn(withdrawnDays - 1)
  assert.equal(await tidyInvitations(world.system()), 0)
  goOn(2)
  assert.equal(await tidyInvitations(world.system()), 1)
  assert.equal(await shown(), 1)
  goOn(expiredDays)
  assert.equal((await world.call(null, 'GET', `/invite/${expiring.link}/details`)).data.state, 'expired')
  assert.equal(await tidyInvitations(world.system()), 1)
  assert.equal(await shown(), 0)
  goOn(acceptedDays)
  assert.equal(await tidyInvitations(world.system()), 1)
  assert.equal(await tidyInvitations(world.system()), 0)
})

test('a member remains after their invitation is deleted, and it is still known who invited them', async () => {
  const { admin } = await world.newOffice()
  const { admin: joiner } = await world.newOffice()
  const { link } = await world.invite(admin, joiner)
  await world.call(joiner, 'POST', `/invite/${link}/accept`)
  goOn(acceptedDays + 1)
  await tidyInvitations(world.system())
  const { data } = await world.call(admin, 'GET', '/company/members')
  const member = data.items.find(({ userId }: { userId: string }) => userId === joiner.id)
  assert.equal(member.invitedBy, 'Deniz Kurucu')
})
