/** Two calls whose order is fixed: the second begins while the first still holds what both need. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { write } from '@mizan/platform/database'
import type { Person } from './parts.ts'
import { lockCompanies } from './store/companies.ts'
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
  return write(world.system(), (tx) => world.offices.found(tx, founder))
}
const join = ({ id, email }: Person, link: string) =>
  write(world.system(), (tx) => world.offices.join(tx, { userId: id, email, link }))

/** The outcome of work that is begun now, once it is over or waits for a lock that somebody holds. */
async function begun<Result>(
  work: Promise<Result>,
): Promise<{ outcome: Promise<PromiseSettledResult<Result>> }> {
  let isOver = false
  const outcome = Promise.allSettled([work]).then(([one]) => {
    isOver = true
    return one
  })
  while (!isOver && !(await somebodyWaits())) await new Promise(setImmediate)
  return { outcome }
}

async function somebodyWaits(): Promise<boolean> {
  const { rows } = await world.database.pool.query(
    `select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
  )
  return rows.length > 0
}

const codeOf = (one: PromiseSettledResult<unknown>) =>
  one.status === 'rejected' ? one.reason.code : one.status

test('whoever founds an office of a name that is being founded waits, and is refused', async () => {
  const { id: userId } = await world.newPerson()
  const name = 'Aynı Anda Kurulan Büro'
  const founder = { userId, organisation: name, country: 'turkey' as const, createNew: false }
  const { outcome } = await write(world.system(), async (tx) => {
    await world.offices.found(tx, founder)
    return begun(found(name))
  })
  assert.equal(codeOf(await outcome), 'LA_CompanyNameAlreadyExists')
})

test('an invitation that is withdrawn while it is accepted opens nothing', async () => {
  const person = await world.newPerson()
  const { admin, companyId } = await world.newOffice()
  const { data, link } = await world.invite(admin, person)
  const { outcome } = await write(world.system(), async (tx) => {
    await lockCompanies(tx, [companyId])
    const accepting = await begun(join(person, link))
    const invitation = await getWaiting(tx, companyId, data.invitationId)
    await updateInvitation(tx, invitation, { deleted_at: tx.clock.now().toISOString() })
    return accepting
  })
  assert.equal(codeOf(await outcome), 'invitation.invalid')
})

test('an office that closes while its invitation is accepted lets nobody in', async () => {
  const person = await world.newPerson()
  const { admin, companyId } = await world.newOffice()
  const { link } = await world.invite(admin, person)
  const { outcome } = await write(world.system(), async (tx) => {
    await lockCompanies(tx, [companyId])
    const accepting = await begun(join(person, link))
    await tx.db
      .updateTable('companies')
      .set({ closed_at: tx.clock.now() })
      .where('company_id', '=', companyId)
      .execute()
    return accepting
  })
  assert.equal(codeOf(await outcome), 'invitation.invalid')
  assert.equal((await world.call(null, 'GET', `/invite/${link}/details`)).code, 'invitation.invalid')
})

test('somebody without an office who accepts two invitations at once is in one office', async () => {
  const person = await world.newPerson()
  const [one, other] = [await world.newOffice(), await world.newOffice()]
  const [first, second] = [await world.invite(one.admin, person), await world.invite(other.admin, person)]
  const { outcome } = await write(world.system(), async (tx) => {
    await world.offices.join(tx, { userId: person.id, email: person.email, link: first.link })
    return begun(join(person, second.link))
  })
  assert.equal(codeOf(await outcome), 'fulfilled')
  const { company } = await world.offices.standing(person.id)
  assert.equal(company.id, other.companyId)
})
