/** The worked time that an administrator takes out. A running timer belongs to its person alone. */
import type { OfficeRow } from '@mizan/platform/domain'
import { sql } from 'kysely'

export const allTime = (officeId: string) => sql<OfficeRow>`
  select id, case_id as "caseId", null as "caseNumber", user_id as person, date, minutes, what, rate, amount,
    service_id as "serviceId", billed_client_id as "billedClientId", billed_at as "billedAt", billed_by as "billedBy",
    created_at as "createdAt"
  from time_entries where company_id = ${officeId} and deleted_at is null order by date, created_at, id`
