/** Makes one successful call of each row and reads from PostgreSQL what was sent meanwhile. */
import type { Row } from '@mizan/platform/contract'
import type pg from 'pg'
import { allRows, send } from '../../../apps/server/sweep/rows.ts'
import { goodCallOf } from '../../../apps/server/sweep/successes.ts'
import { openWorld, type World } from '../../../apps/server/sweep/world.ts'
import type { Cost, RowCost } from './table.ts'

type StatementCounts = Map<string, number>

/** `names`: only these rows. */
export async function measureRows(admin: pg.Client, names?: readonly string[]): Promise<RowCost[]> {
  const world = await openWorld()
  try {
    const after = watchGate(world, () => sentIn(admin, world))
    const costs: RowCost[] = []
    for (const [name, row] of allRows)
      if (names === undefined || names.includes(name))
        costs.push(await costOf({ admin, world, after }, name, row))
    return costs
  } finally {
    await world.close()
  }
}

/** Runs between the gate and the input of the call: what was sent until then belongs to the gate. */
function watchGate({ server }: World, ask: () => Promise<StatementCounts>) {
  const seen: { isWatching: boolean; gate: StatementCounts } = { isWatching: false, gate: new Map() }
  server.addHook('preParsing', async () => {
    if (seen.isWatching) seen.gate = await ask()
  })
  return seen
}

interface Measuring {
  admin: pg.Client
  world: World
  after: ReturnType<typeof watchGate>
}

async function costOf({ admin, world, after }: Measuring, name: string, row: Row): Promise<RowCost> {
  const { headers, input } = await goodCallOf(world, name)
  // The switches are read every two seconds by the next call, whichever it is.
  await world.call({}, 'site.features')
  await admin.query('select pg_stat_statements_reset()')
  Object.assign(after, { isWatching: true, gate: new Map() })
  const { statusCode, body } = await send(world.server, row, input, headers)
  after.isWatching = false
  const all = await sentIn(admin, world)
  const work = difference(all, after.gate)
  const isRefused = body?.startsWith('{"isError"')
  return {
    name,
    method: row.method,
    status: isRefused ? Number(statusCode) || 500 : 200,
    gate: summed(after.gate),
    work: summed(work),
    texts: [...textsOf('gate', after.gate), ...textsOf('work', work)],
  }
}

/** The search service looks for new texts in the background, independently of calls. */
const ofBackground = /^select "version" from "corpus_state"$/
/**
 * PostgreSQL itself checks a deferred reference at the end of a transaction: nobody sends this statement or waits for
 * it.
 */
const ofReferences = /^SELECT \S+ FROM ONLY .* FOR KEY SHARE OF x$/
const isSent = (query: string) => !ofBackground.test(query) && !ofReferences.test(query)

async function sentIn(admin: pg.Client, { database }: World): Promise<StatementCounts> {
  const name = new URL(database.connectionString).pathname.slice(1)
  const { rows } = await admin.query<{ query: string; calls: number }>(
    `select query, sum(calls)::int as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = $1) and toplevel group by query`,
    [name],
  )
  return new Map(rows.filter(({ query }) => isSent(query)).map(({ query, calls }) => [query, calls]))
}

const difference = (all: StatementCounts, part: StatementCounts): StatementCounts =>
  new Map(
    [...all]
      .map(([text, calls]): [string, number] => [text, calls - (part.get(text) ?? 0)])
      .filter(([, calls]) => calls > 0),
  )

const kinds = {
  begin: /^(begin|start transaction)/i,
  end: /^(commit|rollback)$/i,
  scope: /^select set_config\(/i,
  audit: /^insert into "audit_entries"/i,
} as const

function summed(sent: StatementCounts): Cost {
  const countOf = (kind: RegExp) =>
    [...sent].reduce((sum, [text, calls]) => (kind.test(text) ? sum + calls : sum), 0)
  const roundTrips = [...sent.values()].reduce((sum, calls) => sum + calls, 0)
  const [begin, end] = [countOf(kinds.begin), countOf(kinds.end)]
  const [scope, audit] = [countOf(kinds.scope), countOf(kinds.audit)]
  const frame = begin + end
  return {
    statements: roundTrips - frame - scope - audit,
    audit,
    frame,
    scope,
    transactions: begin,
    roundTrips,
  }
}

const textsOf = (part: 'gate' | 'work', sent: StatementCounts): RowCost['texts'] =>
  [...sent].map(([text, calls]) => ({ part, calls, text: text.replace(/\s+/g, ' ') }))
