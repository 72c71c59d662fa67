/**
 * Fills an office with generated clients, cases, tasks and their records. It writes rows as the product would,
 * without its calls, which are measured elsewhere; ids show the kind of a row: `case-12`, `client-7`.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { searchText } from '../../../domains/cases/rules/search.ts'
import { givenNames } from '../../../domains/clients/data/names/given-names.ts'
import { commonSurnames, otherSurnames } from '../../../domains/clients/data/names/surnames.ts'
import { nameKeys } from '../../../domains/clients/rules/names/keys.ts'
import { searchText as clientSearchText } from '../../../domains/clients/rules/search.ts'
import type { Staff } from './people.ts'
import { largeTables } from './statements.ts'

export interface Sizes {
  cases: number
  tasks: number
  entries: number
  clients: number
  transactions: number
}

const batchSize = 2_000
const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')
const families = words(`${commonSurnames} ${otherSurnames}`)
const given = words(givenNames)

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? ''

/** Names repeat as in life: a few thousand pairs, every seventh a company. */
export function nameOf(number: number): string {
  const surname = pick(families, number * 7 + Math.floor(number / 97))
  return number % 7 === 0
    ? `${surname} ${pick(['İnşaat', 'Gıda', 'Tekstil', 'Lojistik'], number)} ${number % 3 === 0 ? 'A.Ş.' : 'Ltd. Şti.'}`
    : `${pick(given, number)} ${surname}`
}

/** @returns seconds spent */
export async function fillOffice(pool: Pool, staff: Staff, sizes: Sizes): Promise<number> {
  const begun = performance.now()
  const client = await pool.connect()
  try {
    await client.query(`select set_config('app.company_id', $1, false)`, [staff.officeId])
    // A million rows take longer than the product allows a statement.
    await client.query('set statement_timeout = 0')
    await fillClients(client, staff, sizes)
    await fillCases(client, staff, sizes)
    for (const fill of largeTables) await fill(client, staff, sizes)
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
  await sleep(2_000)
  return (performance.now() - begun) / 1_000
}

const inBatches = async (count: number, write: (numbers: number[]) => Promise<void>): Promise<void> => {
  for (let from = 1; from <= count; from += batchSize) {
    const size = Math.min(batchSize, count - from + 1)
    await write(Array.from({ length: size }, (_, place) => from + place))
  }
}

const insert = (client: PoolClient, table: string, rows: Record<string, unknown>[]) => {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  return client.query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}

type NameBearer = { ref_id: string; kind: 'client' | 'party'; name: string }

const keysOf = (officeId: string, bearers: readonly NameBearer[]) =>
  bearers.flatMap((bearer) => nameKeys(bearer.name).map((key) => ({ company_id: officeId, key, ...bearer })))

function fillClients(client: PoolClient, { officeId, administrator }: Staff, { clients }: Sizes) {
  return inBatches(clients, async (numbers) => {
    const now = new Date().toISOString()
    const row = (number: number) => ({
      id: `client-${number}`,
      company_id: officeId,
      name: nameOf(number),
      search_text: clientSearchText(nameOf(number), [{ value: `kisi${number}@ornek.test` }]),
      version: 1,
      balance: 0,
      created_by: administrator.userId,
      created_at: now,
      changed_at: now,
      names_kept: true,
    })
    await insert(client, 'clients', numbers.map(row))
    const bearers = numbers.map((number) => ({
      ref_id: `client-${number}`,
      kind: 'client' as const,
      name: nameOf(number),
    }))
    await insert(client, 'name_keys', keysOf(officeId, bearers))
  })
}

const states = ['open', 'open', 'open', 'out', 'appeal', 'yargitay', 'closed', 'closed', null]
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)

function fillCases(client: PoolClient, staff: Staff, { cases, clients }: Sizes) {
  const { officeId, users } = staff
  return inBatches(cases, async (numbers) => {
    await insert(
      client,
      'cases',
      numbers.map((number) => caseRow(staff, number, clients)),
    )
    const parties = numbers.flatMap((number) => partyRows(officeId, number, clients, users[0]?.userId ?? ''))
    await insert(client, 'case_parties', parties)
    const bearers = parties.map(({ id, name }) => ({ ref_id: id, kind: 'party' as const, name }))
    await insert(client, 'name_keys', keysOf(officeId, bearers))
  })
}

function caseRow({ officeId, users }: Staff, number: number, clients: number) {
  const clientNumber = (number % clients) + 1
  const title = `${nameOf(clientNumber)} / ${nameOf(number * 13)}`
  const at = new Date(Date.now() - (number % 100_000) * 300_000).toISOString()
  const texts = {
    title,
    display_title: title,
    case_number: `2026/${number}`,
    external_id: null,
    court_name: `${pick(['Ankara', 'İstanbul', 'İzmir', 'Bursa'], number)} ${(number % 30) + 1}. Asliye Hukuk Mahkemesi`,
    docket_number: `2026/${(number * 17) % 1_000}`,
  }
  return {
    id: `case-${number}`,
    company_id: officeId,
    ...texts,
    description: 'Örnek dava.',
    client_id: `client-${clientNumber}`,
    state: states[number % states.length],
    priority: null,
    assignee_id: users[number % users.length]?.userId,
    deadline: number % 3 === 0 ? day((Math.floor(number / 5) % 900) - 300) : null,
    search_text: searchText(texts, nameOf(clientNumber)),
    version: 1,
    created_by: users[(number * 3) % users.length]?.userId,
    created_at: at,
    changed_at: at,
  }
}

function partyRows(officeId: string, number: number, clients: number, by: string) {
  const now = new Date().toISOString()
  const clientNumber = (number % clients) + 1
  const row = (side: 'ours' | 'theirs', name: string) => ({
    id: `party-${number}-${side}`,
    company_id: officeId,
    case_id: `case-${number}`,
    name,
    role: side === 'ours' ? 'plaintiff' : 'defendant',
    type: 'individual',
    client_id: side === 'ours' ? `client-${clientNumber}` : null,
    representatives: [],
    version: 1,
    conflicts: 0,
    checked_at: now,
    created_by: by,
    created_at: now,
  })
  return [row('ours', nameOf(clientNumber)), row('theirs', nameOf(number * 13))]
}
