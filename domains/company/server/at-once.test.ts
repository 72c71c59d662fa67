/** Two concurrent calls in a fixed order: the second begins while the first still holds the lock that both need. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { begun } from '@mizan/platform/testing'
import type { Person } from './parts.ts'
import { lockOffices } from './store/companies.ts'
import { getWaiting, updateInvitation } from './store/invitations.ts'
import { openWorld } from './testing/index.ts'

let world: Awaited<ReturnType<typeof openWorld>>
before(async () => {
  world = await openWorld()
})
after(() => world.close())

const found = async (organisation: string) => {
  const { id: userId } = await world.newPerson()
  const founder = { userId, organisation, country: 'turkey' as const, createNew: false }
  return world.system().system((tx) => world.offices.found(tx, founder))
}
const join = ({ id, email }: Person, link: string) =>
  world.system().system((tx) => world.offices.join(tx, { userId: id, email, link }))

const codeOf = (one: PromiseSettledResult<unknown>) =>
  one.status === 'rejected' ? one.reason.code : one.status

test('an office whose name is being founded at the moment is refused after a wait', async () => {
  const { id: userId } = await world.newPerson()
  const name = 'Aynı Anda Kurulan Büro'
  const founder = { userId, organisation: name, country: 'turkey' as const, createNew: false }
  const { outcome } = await world.system().system(async (tx) => {
    await world.offices.found(tx, founder)
    return begun(world.database, found(name))
  })
  assert.equal(codeOf(await outcome), 'LA_CompanyNameAlreadyExists')
})

test('an invitation that is withdrawn while it is being accepted lets nobody in', async () => {
  const person = await world.newPerson()
  const { admin, officeId } = await world.newOffice()
  const { data, link } = await world.invite(admin, person)
  const { outcome } = await world.system().system(async (tx) => {
    await lockOffices(tx, [officeId])
    const accepting = await begun(world.database, join(person, link))
    const invitation = await getWaiting(tx, officeId, data.invitationId)
    await updateInvitation(tx, invitation, { deleted_at: tx.clock.now().toISOString() })
    return accepting
  })
  assert.equal(codeOf(await outcome), 'invitation.invalid')
})

test('an office that closes while its invitation is being accepted lets nobody in', async () => {
  const person = await world.newPerson()
  const { admin, officeId } = await world.newOffice()
  const { link } = await world.invite(admin, person)
  const { outcome } = await world.system().system(async (tx) => {
    await lockOffices(tx, [officeId])
    const accepting = await begun(world.database, join(person, link))
    await tx.db
      .updateTable('companies')
      .set({ closed_at: tx.clock.now() })
      .where('company_id', '=', officeId)
      .execute()
    return accepting
  })
  assert.equal(codeOf(await outcome), 'invitation.invalid')
  assert.equal((await world.call(null, 'GET', `/invite/${link}/details`)).code, 'invitation.invalid')
})

test('a person without an office who accepts two invitations at once is in one office', async () => {
  const person = await world.newPerson()
  const [one, other] = [await world.newOffice(), await world.newOffice()]
  const [first, second] = [await world.invite(one.admin, person), await world.invite(other.admin, person)]
  const { outcome } = await world.system().system(async (tx) => {
    await world.offices.join(tx, { userId: person.id, email: person.email, link: first.link })
    return begun(world.database, join(person, second.link))
  })
  assert.equal(codeOf(await outcome), 'fulfilled')
  const { company } = await world.standing(person.id)
  assert.equal(company.id, other.officeId)
})
