/** Successful calls about bar associations and their members. */
import { randomUUID } from 'node:crypto'
import type { SampleCall, SampleCalls, SampleWorld } from '@mizan/platform/domain'

async function proposal(world: SampleWorld, country: string): Promise<string> {
  const { headers } = await world.superAdmin()
  await world.must(headers, 'bars.propose', { body: { name: `Baro ${randomUUID()}`, country } })
  const { items } = await world.must(headers, 'bars.proposals')
  return items.at(-1).proposalId
}

const registration = { barAssociationId: 'tr-izmir', registrationNumber: '4711' }

/** A person whose bar registration waits for a decision. */
async function registered(world: SampleWorld): Promise<string> {
  const { headers, userId } = await world.superAdmin()
  const body = {
    name: 'Deniz',
    surname: 'Örnek',
    occupation: 'lawyer',
    barAssociationId: registration.barAssociationId,
    barRegistrationNumber: registration.registrationNumber,
  }
  await world.must(headers, 'user.updateProfile', { body })
  return userId
}

const asStaff =
  (make: (world: SampleWorld) => Promise<{ params: Record<string, string>; body?: object }>): SampleCall =>
  async (world, { body }) => {
    const made = await make(world)
    return { headers: (await world.superAdmin()).headers, input: { body, ...made } }
  }

export const barSampleCalls: SampleCalls = {
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
