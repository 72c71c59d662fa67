/** The facts about an office that billing needs. */
import { type Transaction, withTables } from '@mizan/platform/database'
import { sql } from 'kysely'
import type { CompanyTables } from '../tables.ts'

export interface OfficeFacts {
  name: string
  country: 'turkey' | 'kktc'
  /** Members and invitations that can still be accepted. */
  seatsUsed: number
  seatMaximum: number
  admins: string[]
}

/** Reads them in one statement. `admins`: everybody whose roles open the subscription. */
export async function officeFacts({ db, clock }: Transaction, officeId: string): Promise<OfficeFacts> {
  const now = clock.now().toISOString()
  const { rows } = await sql<OfficeFacts>`
    select c.name, c.country, c.seat_maximum as "seatMaximum",
      ((select count(*) from memberships m where m.company_id = c.company_id)
        + (select count(*) from invitations i where i.company_id = c.company_id
            and i.accepted_at is null and i.deleted_at is null and i.expires_at > ${now}))::int as "seatsUsed",
      array(select m.user_id from memberships m where m.company_id = c.company_id
        and m.roles && array['ADMIN', 'COMPANYADMIN', 'SUPERADMIN'] order by m.joined_at, m.user_id) as admins
    from companies c where c.company_id = ${officeId}`.execute(withTables<CompanyTables>(db))
  const [found] = rows
  return found ?? { name: '', country: 'turkey', seatsUsed: 0, seatMaximum: 0, admins: [] }
}
