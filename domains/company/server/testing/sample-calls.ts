/** Successful calls about members and invitations. */

import { randomUUID } from 'node:crypto'
import type { SampleCalls, SampleHeaders, SamplePerson, SampleWorld } from '@mizan/platform/domain'
import { sql } from 'kysely'

/** An office with its administrator and one more member. */
async function office(world: SampleWorld): Promise<{ admin: SamplePerson; member: SamplePerson }> {
  const [admin, member] = [await world.superAdmin(), await world.signIn()]
  await join(world, member, admin)
  return { admin, member }
}

const join = (world: SampleWorld, member: SamplePerson, admin: SamplePerson) =>
  world.system(sql`update memberships set roles = '{USER}', invited_by = ${admin.userId},
    company_id = (select company_id from memberships where user_id = ${admin.userId})
    where user_id = ${member.userId}`)

async function invite(world: SampleWorld, email = `${randomUUID()}@ornek.test`): Promise<SampleInvitation> {
  const { headers } = await world.superAdmin()
  const body = { email, name: 'Yeni', surname: 'Üye' }
  const { invitationId } = await world.must(headers, 'invite.create', { body })
  const letters = await world.letters()
  const letter = letters.findLast(({ to }) => to === email)
  return { headers, invitationId, link: /\/invitation\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '' }
}

interface SampleInvitation {
  headers: SampleHeaders
  invitationId: string
  link: string
}

export const officeSampleCalls: SampleCalls = {
  'company.removeMember': async (world) => {
    const { admin, member } = await office(world)
    return { headers: admin.headers, input: { params: { userId: member.userId } } }
  },
  'company.setRoles': async (world) => {
    const { admin, member } = await office(world)
    return {
      headers: admin.headers,
      input: { params: { userId: member.userId }, body: { roles: ['CASEADMIN'] } },
    }
  },
  'company.members': async (world) => ({ headers: (await office(world)).admin.headers, input: {} }),
  'company.audit': async (world) => ({ headers: (await invite(world)).headers, input: {} }),
  'invite.pending': async (world) => ({ headers: (await invite(world)).headers, input: {} }),
  'invite.resend': async (world) => {
    const { headers, invitationId } = await invite(world)
    await world.system(
      sql`update invitations set sent_at = sent_at - interval '1 hour' where id = ${invitationId}`,
    )
    return { headers, input: { params: { invitationId } } }
  },
  'invite.delete': async (world) => {
    const { headers, invitationId } = await invite(world)
    return { headers, input: { params: { invitationId } } }
  },
  'invite.details': async (world) => ({
    headers: {},
    input: { params: { invitationId: (await invite(world)).link } },
  }),
  'invite.accept': async (world) => {
    const person = await world.signIn()
    const { link } = await invite(world, await world.emailOf(person))
    return { headers: person.headers, input: { params: { invitationId: link } } }
  },
}
