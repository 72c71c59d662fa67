/** Calls about the sample office that succeed. */
import type { SampleCall, SampleCalls } from '@mizan/platform/domain'
import { sql } from 'kysely'

/** An office whose sample is one client. */
const withSample: SampleCall = async (world) => {
  const { headers } = await world.superAdmin()
  const body = world.bodyOf('client.create')
  const { clientId } = await world.must(headers, 'client.create', { body })
  await world.system(sql`
    with office as (select company_id from clients where id = ${clientId}),
      filled as (insert into sample_offices (company_id, filled_at) select company_id, now() from office)
    insert into sample_records (company_id, kind, record_id) select company_id, 'clients', ${clientId} from office`)
  return { headers, input: {} }
}

/** An office without cases and clients. */
const withoutRecords: SampleCall = async (world) => {
  const { headers } = await world.signIn()
  return { headers, input: {} }
}

export const sampleSampleCalls: SampleCalls = {
  'sample.read': withSample,
  'sample.fill': withoutRecords,
  'sample.remove': withSample,
}
