/** Calls about notifications that succeed. */
import type { SampleCalls } from '@mizan/platform/domain'
import { sql } from 'kysely'

export const notificationSampleCalls: SampleCalls = {
  'notifications.markRead': async (world, { body }) => {
    const { headers } = await world.superAdmin()
    const { caseId } = await world.must(headers, 'cases.create', { body: world.bodyOf('cases.create') })
    await world.system(sql`
      insert into notifications (company_id, user_id, subject_kind, subject_id, entry_id, kind, at, on_screen, in_digest)
      select company_id, created_by, 'case', id, 1, 'caseChanged', created_at, true, false from cases where id = ${caseId}`)
    return { headers, input: { body: { ...(body as object), subjectId: caseId, upTo: '999999999' } } }
  },
  'notifications.set': async (world, { body }) => ({
    headers: (await world.superAdmin()).headers,
    input: { body: { ...(body as object), kind: 'hearing' } },
  }),
}
