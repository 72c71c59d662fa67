/** Successful calls of the service's staff. */

import { randomUUID } from 'node:crypto'
import type { SampleCall, SampleCalls, SampleWorld } from '@mizan/platform/domain'
import { sql } from 'kysely'

async function message(world: SampleWorld): Promise<string> {
  await world.must({}, 'site.contactUs', { body: { message: 'Bir öneri' } })
  const { headers } = await world.superAdmin()
  const { items } = await world.must(headers, 'site.messages')
  return items[0].messageId
}

/** A job whose last try failed. */
async function deadJob(world: SampleWorld): Promise<string> {
  const id = randomUUID()
  await world.must({}, 'site.contactUs', { body: { message: 'Bir öneri' } })
  await world.system(sql`insert into jobs.job (id, name, data, source_name, source_id, source_output)
    select ${id}, 'dead-letters', '{"input":{}}', name, ${id}, '{}' from jobs.queue where name = 'messages.send'`)
  return id
}

const asStaff =
  (make: (world: SampleWorld) => Promise<{ params: Record<string, string>; body?: object }>): SampleCall =>
  async (world, { body }) => {
    const made = await make(world)
    return { headers: (await world.superAdmin()).headers, input: { body, ...made } }
  }

export const siteSampleCalls: SampleCalls = {
  'site.setMessageState': asStaff(async (world) => ({ params: { messageId: await message(world) } })),
  'site.deleteMessage': asStaff(async (world) => ({ params: { messageId: await message(world) } })),
  'site.retryJob': asStaff(async (world) => ({ params: { jobId: await deadJob(world) } })),
  'site.discardJob': asStaff(async (world) => ({ params: { jobId: await deadJob(world) } })),
}
