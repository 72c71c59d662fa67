/** Pages of the list of clients, in each of its orders. */
import { type RawBuilder, sql } from 'kysely'
import type { ClientListQuery } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { ClientRow } from '../tables.ts'
import { aheadOf } from './ahead.ts'

/**
 * Rows of `client_id` and `open_cases`, for the clients whose ids a query gives, or for all. Undefined if cases are none
 * of the caller's business.
 */
type OpenCases = (among?: RawBuilder<unknown>) => RawBuilder<unknown> | undefined

type Wanted = Omit<ClientListQuery, 'query'> & {
  /** Patterns of `like`, of which the text of a client has one; all clients without them. */
  patterns?: readonly string[] | undefined
  openCases: OpenCases
}

interface Listed extends ClientRow {
  /** What the client owes today. */
  owed: string
  open_cases: number | null
}

interface Order {
  key: RawBuilder<unknown>
  usual: 'asc' | 'desc'
  /** What the key is taken from besides the client. */
  joined: RawBuilder<unknown>
}

const nothing = sql``
const byName = sql`clients.name collate "tr-x-icu"`
const owed = sql`clients.balance - coalesce(ahead.amount, 0)`
const isOfOffice = (officeId: string) => sql`clients.company_id = ${officeId} and clients.deleted_at is null`

function orderOf(tx: Tx, { sort, openCases }: Wanted): Order {
  const name: Order = { key: byName, usual: 'asc', joined: nothing }
  const counted = sort === 'cases' && openCases()
  const orders: Record<Wanted['sort'], Order> = {
    name,
    changed: { key: sql`clients.changed_at`, usual: 'desc', joined: nothing },
    balance: {
      ...{ key: owed, usual: 'desc' },
      joined: sql`left join ${aheadOf(tx)} as ahead on ahead.client_id = clients.id`,
    },
    cases: counted
      ? {
          ...{ key: sql`coalesce(open.open_cases, 0)`, usual: 'desc' },
          joined: sql`left join (${counted}) as open on open.client_id = clients.id`,
        }
      : name,
  }
  return orders[sort]
}

/**
 * One page and how many clients there are. By name, the index alone answers which clients are on it, however far back it
 * is. The other orders and a query read all clients of the office once, and a query is counted in the same pass: behind
 * row-level security no index answers `like` (docs/decisions/048).
 */
export async function pageOfClients(tx: Tx, officeId: string, wanted: Wanted) {
  const { patterns, pageIndex, pageSize, openCases } = wanted
  const { key, usual, joined } = orderOf(tx, wanted)
  const direction = sql.raw(wanted.direction ?? usual)
  // The index of names is read backwards only if the ids that decide between equal names turn round as well.
  const rest = key === byName ? sql`clients.id ${direction}` : sql`${byName}, clients.id`
  const matching = patterns ? sql`and search_text like any(${[...patterns]})` : nothing
  const shown = sql`
    select clients.id, ${key} as key, ${patterns ? sql`count(*) over ()` : sql`null`} as total
    from clients ${joined} where ${isOfOffice(officeId)} ${matching}
    order by key ${direction}, ${rest} limit ${pageSize} offset ${pageIndex * pageSize}`
  const counted = openCases(sql`select id from shown`)
  const { rows } = await sql<Listed & { total: number | null }>`
    with shown as (${shown})
    select clients.*, shown.total, ${owed} as owed,
      ${counted ? sql`coalesce(open.open_cases, 0)` : sql`null::int`} as open_cases
    from shown join clients on clients.id = shown.id
    left join ${aheadOf(tx)} as ahead on ahead.client_id = clients.id
    ${counted ? sql`left join (${counted}) as open on open.client_id = clients.id` : nothing}
    order by shown.key ${direction}, ${rest}`.execute(tx.db)
  // A page behind the last one has no line that would tell the total.
  const total = rows[0]?.total ?? (patterns && pageIndex === 0 ? 0 : await countOf(tx, officeId, matching))
  return { items: rows, total }
}

async function countOf({ db }: Tx, officeId: string, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from clients where ${isOfOffice(officeId)} ${matching}`.execute(db)
  return rows[0]?.total ?? 0
}
