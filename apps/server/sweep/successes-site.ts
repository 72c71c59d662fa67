/** Successful calls of the service's staff. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Prepare } from './successes.ts'
import { mustCall } from './successes-session.ts'
import type { World } from './world.ts'

async function message(world: World): Promise<string> {
  await mustCall(world, {}, 'site.contactUs', { body: { message: 'Bir öneri' } })
  const { headers } = await world.superAdmin()
  const { items } = await mustCall(world, headers, 'site.messages')
  return items[0].messageId
}

/** A job whose last try failed. */
async function deadJob(world: World): Promise<string> {
  const id = randomUUID()
  await mustCall(world, {}, 'site.contactUs', { body: { message: 'Bir öneri' } })
  await world.system(sql`insert into jobs.job (id, name, data, source_name, source_id, source_output)
    select ${id}, 'dead-letters', '{"input":{}}', name, ${id}, '{}' from jobs.queue where name = 'messages.send'`)
  return id
}

async function proposal(world: World, country: string): Promise<string> {
  const { headers } = await world.superAdmin()
  await mustCall(world, headers, 'bars.propose', { body: { name: `Baro ${randomUUID()}`, country } })
  const { items } = await mustCall(world, headers, 'bars.proposals')
  return items.at(-1).proposalId
}

const registration = { barAssociationId: 'tr-izmir', registrationNumber: '4711' }

/** A person whose bar registration waits for a decision. */
async function registered(world: World): Promise<string> {
  const { headers, userId } = await world.superAdmin()
  const body = {
    name: 'Deniz',
    surname: 'Örnek',
    occupation: 'lawyer',
    barAssociationId: registration.barAssociationId,
    barRegistrationNumber: registration.registrationNumber,
  }
  await mustCall(world, headers, 'user.updateProfile', { body })
  return userId
}

const asStaff =
  (make: (world: World) => Promise<{ params: Record<string, string>; body?: object }>): Prepare =>
  async (world, { body }) => {
    const made = await make(world)
    return { headers: (await world.superAdmin()).headers, input: { body, ...made } }
  }

export const siteSuccesses: Record<string, Prepare> = {
  'site.setMessageState': asStaff(async (world) => ({ params: { messageId: await message(world) } })),
  'site.deleteMessage': asStaff(async (world) => ({ params: { messageId: await message(world) } })),
  'site.retryJob': asStaff(async (world) => ({ params: { jobId: await deadJob(world) } })),
  'site.discardJob': asStaff(async (world) => ({ params: { jobId: await deadJob(world) } })),
  'bars.create': asStaff(async () => ({
    params: {},
    body: { name: `Baro ${randomUUID()}`, country: 'turkey' },
  })),
  'bars.propose': asStaff(async () => ({
    params: {},
    body: { name: `Baro ${randomUUID()}`, country: 'kktc' },
  })),
  'bars.decideProposal': asStaff(async (world) => ({
    params: { proposalId: await proposal(world, 'kktc') },
  })),
  'bars.setConfirmed': asStaff(async (world) => ({
    params: { userId: await registered(world) },
    body: registration,
  })),
  'bars.setNotValid': asStaff(async (world) => ({
    params: { userId: await registered(world) },
    body: registration,
  })),
}
