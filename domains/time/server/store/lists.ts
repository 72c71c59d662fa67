/** Lists and sums of recorded time, of the cases that the caller may read. */
import { idsOfClient, isOfReadableCase } from '@mizan/cases/server'
import type { Caller } from '@mizan/platform/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ReportKind } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { EntryRow } from '../tables.ts'

export interface Filter {
  startDate?: string | undefined
  endDate?: string | undefined
  caseId?: string | undefined
  clientId?: string | undefined
  personId?: string | undefined
  billed?: boolean | undefined
}

/** Charged time belongs to the charged client, and other time to the clients of its case. */
const isOf = (clientId: string) => sql<boolean>`(e.billed_client_id = ${clientId}
  or (e.billed_client_id is null and e.case_id in (${idsOfClient(clientId)})))`

function matching(caller: Caller, filter: Filter): RawBuilder<boolean> {
  const { startDate, endDate, caseId, clientId, personId, billed } = filter
  const conditions = [
    sql`e.company_id = ${caller.officeId} and e.deleted_at is null`,
    isOfReadableCase(caller as Parameters<typeof isOfReadableCase>[0], sql`e.case_id`),
    startDate && sql`e.date >= ${startDate}::date`,
    endDate && sql`e.date <= ${endDate}::date`,
    caseId && sql`e.case_id = ${caseId}`,
    clientId && isOf(clientId),
    personId && sql`e.user_id = ${personId}`,
    billed !== undefined && sql`(e.service_id is not null) = ${billed}`,
  ]
  return sql.join(
    conditions.filter((one) => typeof one === 'object'),
    sql` and `,
  )
}

export interface Sums {
  minutes: number
  amount: string
  billed: string
}

const sums = sql`coalesce(sum(e.minutes), 0)::integer as minutes, coalesce(sum(e.amount), 0)::numeric(16,2) as amount,
  coalesce(sum(e.amount) filter (where e.service_id is not null), 0)::numeric(16,2) as billed`

/** `rateless`: how many have no rate. */
export async function sumsOf(
  { db }: Tx,
  caller: Caller,
  filter: Filter,
): Promise<Sums & { total: number; rateless: number }> {
  const { rows } = await sql<Sums & { total: number; rateless: number }>`
    select ${sums}, count(*)::integer as total, count(*) filter (where e.rate is null)::integer as rateless
    from time_entries e where ${matching(caller, filter)}`.execute(db)
  return rows[0] as Sums & { total: number; rateless: number }
}

interface Page {
  pageIndex: number
  pageSize: number
}

/** The newest day first, and within a day the last recorded entry. */
export async function pageOfEntries(
  { db }: Tx,
  caller: Caller,
  { pageIndex, pageSize, ...filter }: Filter & Page,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.* from time_entries e where ${matching(caller, filter)}
    order by e.date desc, e.created_at desc, e.id limit ${pageSize} offset ${pageIndex * pageSize}`.execute(
    db,
  )
  return rows
}

export interface ReportRow extends Sums {
  /** The id of the case or the person, or the month. */
  key: string
  /** Set if the sums are by client and were charged. */
  clientId: string | null
}

/**
 * For a report by client the rows are by case and charged client, because only the domain of cases knows the clients
 * of a case.
 */
const keys: Record<ReportKind, RawBuilder<unknown>> = {
  case: sql`e.case_id`,
  client: sql`e.case_id`,
  person: sql`e.user_id`,
  month: sql`to_char(e.date, 'YYYY-MM')`,
}

export async function reportRows(
  { db }: Tx,
  caller: Caller,
  { by, ...filter }: Filter & { by: ReportKind },
): Promise<ReportRow[]> {
  const charged = by === 'client' ? sql`e.billed_client_id` : sql`null::text`
  const { rows } = await sql<ReportRow>`
    select ${keys[by]} as key, ${charged} as "clientId", ${sums}
    from time_entries e where ${matching(caller, filter)} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
