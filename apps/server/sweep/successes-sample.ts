/** Calls about the sample office that succeed. */
import type { Row } from '@mizan/platform/contract'
import { sql } from 'kysely'
import { allRows } from './rows.ts'
import type { Prepare } from './successes.ts'
import { mustCall } from './successes-session.ts'

const rows = new Map(allRows)

/** An office whose sample is one client. */
const withSample: Prepare = async (world) => {
  const { headers } = await world.superAdmin()
  const { body } = (rows.get('client.create') as Row).sample
  const { clientId } = await mustCall(world, headers, 'client.create', { body })
  await world.system(sql`
    with office as (select company_id from clients where id = ${clientId}),
      filled as (insert into sample_offices (company_id, filled_at) select company_id, now() from office)
    insert into sample_records (company_id, kind, record_id) select company_id, 'clients', ${clientId} from office`)
  return { headers, input: {} }
}

export const sampleSuccesses: Record<string, Prepare> = {
  'sample.read': withSample,
  'sample.remove': withSample,
}
