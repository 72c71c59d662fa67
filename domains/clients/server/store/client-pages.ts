/** Pages of the list of clients, in each of its orders. */
import { type RawBuilder, sql } from 'kysely'
import { mostCounted } from '../../data/limits.ts'
import type { QueryWord } from '../../rules/search.ts'
import type { ClientListQuery } from '../../schemas.ts'
import type { Tx } from '../call.ts'
import type { ClientRow } from '../tables.ts'
import { aheadOf, type Balances } from './ahead.ts'
import { type Among, everybody, findWords } from './words.ts'

/**
 * Rows of `client_id` and `open_cases`, for the clients whose ids a query gives, or for all. Undefined if cases are none
 * of the caller's business.
 */
type OpenCases = (among?: RawBuilder<unknown>) => RawBuilder<unknown> | undefined

type Wanted = Omit<ClientListQuery, 'query'> & {
  /** All of these are in the client; all clients without them. */
  words: readonly QueryWord[]
  openCases: OpenCases
}

/** With what the client owes today in each account. */
interface Listed extends ClientRow, Balances {
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
const owed = sql`clients.balance - coalesce(ahead.fee, 0)`
const advance = sql`clients.advance_balance - coalesce(ahead.advance, 0)`
const trust = sql`clients.trust_balance - coalesce(ahead.trust, 0)`

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

interface Page {
  items: Listed[]
  total: number
  /** There are more than `total`. */
  isCut: boolean
}

/** One page and how many clients there are; with words they are counted until `mostCounted` behind the page before. */
export async function pageOfClients(tx: Tx, officeId: string, wanted: Wanted): Promise<Page> {
  const { words, pageIndex, pageSize } = wanted
  const isByIndex = orderOf(tx, wanted).key === byName
  const among = words.length > 0 ? await findWords(tx, officeId, { words, isByIndex }) : everybody
  const most = words.length > 0 ? mostCounted + pageIndex * pageSize : undefined
  const { rows } = await readPage(tx, officeId, wanted, { among, most }).execute(tx.db)
  const every = rows[0]?.every ?? 0
  const total = Math.min(every, most ?? every)
  return { items: rows.filter((row) => row.id !== null), total, isCut: every > total }
}

interface Choice {
  among: Among
  /** After so many and one more, counting stops. */
  most: number | undefined
}

/** Where nobody is on the page, one row has the total alone. */
type PageRow = (Listed | { [column in keyof Listed]: null }) & { every: number }

/**
 * By name, an index alone answers which clients are on a page, however far back it is. The other orders read all clients
 * that come into question once.
 */
function readPage(tx: Tx, officeId: string, wanted: Wanted, { among, most }: Choice): RawBuilder<PageRow> {
  const { pageIndex, pageSize, openCases } = wanted
  const { key, usual, joined } = orderOf(tx, wanted)
  const direction = sql.raw(wanted.direction ?? usual)
  // The index of names is read backwards only if the ids that decide between equal names turn round as well.
  const order =
    key === byName
      ? sql`in_order ${direction}, id ${direction}`
      : sql`in_order ${direction}, name_in_order, id`
  const counted = openCases(sql`select id from shown`)
  return sql`
    with chosen as ${sql.raw(among.isReadOnce ? '' : 'not')} materialized (
      select clients.id, ${key} as in_order, ${byName} as name_in_order from clients ${joined}
      where clients.company_id = ${officeId} and clients.deleted_at is null and ${among.condition}),
    counted as (
      select count(*) as every from (select from chosen ${most ? sql`limit ${most + 1}` : nothing}) as counted),
    shown as (select * from chosen order by ${order} limit ${pageSize} offset ${pageIndex * pageSize})
    select clients.*, counted.every, ${owed} as fee, ${advance} as advance, ${trust} as trust,
      ${counted ? sql`coalesce(open.open_cases, 0)` : sql`null::int`} as open_cases
    from counted left join (shown join clients using (id)) on true
    left join ${aheadOf(tx)} as ahead on ahead.client_id = clients.id
    ${counted ? sql`left join (${counted}) as open on open.client_id = clients.id` : nothing}
    order by ${order}`
}
