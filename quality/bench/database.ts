/**
 * Speed of the database as the product uses it: through the pool, one statement at a time and several at once. The
 * embedded PostgreSQL is always measured, and a second one if an address is given.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { loadConfig } from '@mizan/platform/config'
import { type Database, migrate, openDatabase } from '@mizan/platform/database'
import { createLog } from '@mizan/platform/log'
import { note } from '../figures.ts'

type Figures = Record<string, Figure>

interface Figure {
  value: number
  unit: 'ms' | 'per second'
}

const log = createLog({ level: 'error' })
const POOL = 8

/**
 * Prints one table. Arguments: `--rows` autocommit inserts and point selects (10000), `--url` (or DATABASE_URL)
 * address of a second PostgreSQL, in which a table is created and dropped.
 */
export async function benchDatabase(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rows: { type: 'string', default: '10000' }, url: { type: 'string' } },
  })
  const rows = Number(values.rows)
  const columns: Record<string, Figures> = { embedded: await measureEmbedded(rows) }
  const url = values.url ?? loadConfig().databaseUrl
  if (url) columns.url = await measureUrl(url, rows)
  for (const [engine, figures] of Object.entries(columns))
    for (const [name, { value, unit }] of Object.entries(figures)) note(value, 'database', engine, name, unit)
  const names = Object.keys(columns.embedded as Figures)
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        Object.fromEntries(
          Object.entries(columns).map(([engine, figures]) => [engine, shown(figures[name])]),
        ),
      ]),
    ),
  )
}

async function measureEmbedded(rows: number): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'mizan-bench-'))
  const config = { dataDir: join(folder, 'data'), databaseUrl: undefined, databasePoolSize: POOL }
  try {
    const [firstStart, first] = await timed(() => openDatabase(config, log))
    const [migration] = await timed(() => migrate(first))
    const [close] = await timed(() => first.close())
    const [reopen, database] = await timed(() => openDatabase(config, log))
    const statements = await measureStatements(database, rows)
    await database.close()
    return {
      'first start': ms(firstStart),
      migrations: ms(migration),
      stop: ms(close),
      reopen: ms(reopen),
      ...statements,
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureUrl(databaseUrl: string, rows: number): Promise<Figures> {
  const [reopen, database] = await timed(() =>
    openDatabase({ dataDir: '', databaseUrl, databasePoolSize: POOL }, log),
  )
  const statements = await measureStatements(database, rows)
  await database.close()
  return { reopen: ms(reopen), ...statements }
}

async function measureStatements({ pool }: Database, rows: number): Promise<Figures> {
  await pool.query('drop table if exists bench_rows')
  await pool.query(
    'create table bench_rows (id int primary key, court int not null, title text not null, at timestamptz not null default now())',
  )
  const insert = (id: number) =>
    pool.query('insert into bench_rows (id, court, title) values ($1, $2, $3)', [
      id,
      id % 50,
      `Row number ${id}`,
    ])
  const select = (id: number) => pool.query('select * from bench_rows where id = $1', [id])
  const loop = monitorEventLoopDelay({ resolution: 1 })
  const [insertMs] = await timed(() => oneByOne(rows, insert))
  const [selectMs] = await timed(() => oneByOne(rows, select))
  loop.enable()
  const [parallelMs] = await timed(() => inParallel(rows, select))
  const [bulkMs] = await timed(() =>
    pool.query(
      `insert into bench_rows select i, i % 50, 'Row ' || i from generate_series($1::int, 200000) i`,
      [rows + 1],
    ),
  )
  const groups = await repeated(20, () =>
    pool.query('select court, count(*), max(at) from bench_rows group by court'),
  )
  loop.disable()
  await pool.query('drop table bench_rows')
  return {
    'autocommit inserts': perSecond(rows, insertMs),
    'point selects, one at a time': perSecond(rows, selectMs),
    [`point selects, ${POOL} at once`]: perSecond(rows, parallelMs),
    'bulk insert to 200k rows': ms(bulkMs),
    'group-by over 200k rows, p50': ms(groups[10] ?? 0),
    'group-by over 200k rows, p95': ms(groups[18] ?? 0),
    'event loop held at most': ms(loop.max / 1e6),
  }
}

async function oneByOne(count: number, work: (id: number) => Promise<unknown>): Promise<void> {
  for (let id = 1; id <= count; id += 1) await work(id)
}

async function inParallel(count: number, work: (id: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) {
      next += 1
      await work(next)
    }
  }
  await Promise.all(Array.from({ length: POOL }, worker))
}

async function repeated(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const durations: number[] = []
  for (let turn = 0; turn < times; turn += 1) durations.push((await timed(work))[0])
  return durations.sort((a, b) => a - b)
}

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const begun = performance.now()
  const result = await work()
  return [performance.now() - begun, result]
}

const ms = (value: number): Figure => ({ value, unit: 'ms' })
const perSecond = (count: number, duration: number): Figure => ({
  value: Math.round((count / duration) * 1000),
  unit: 'per second',
})

function shown(figure: Figure | undefined): string {
  if (!figure) return ''
  const { value, unit } = figure
  return unit === 'ms' ? `${value.toFixed(value < 10 ? 1 : 0)} ms` : `${value} /s`
}
