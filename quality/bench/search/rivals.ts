/** The same collection in SQLite FTS5 and in PostgreSQL full text, with the same kinds of questions. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { loadConfig } from '@mizan/platform/config'
import { openDatabase } from '@mizan/platform/database'
import { indexTerms, wordTerms } from '../../../domains/research/rules/analysis.ts'
import { createLog } from '../../../platform/log/index.ts'
import { generateSources } from '../generator/index.ts'
import type { Setting } from './in-process.ts'
import { type Timing, timeEach, timingOf } from './measure.ts'
import { drawQuestions } from './queries.ts'

/** Kinds of questions that both engines can answer with one statement. */
export const SHARED_KINDS = ['one rare word', 'one very common word', 'three words', 'phrase', 'exclusion']

export interface Rival {
  name: string
  buildSeconds: number
  timings: Map<string, Timing>
}

type Asker = (text: string) => Promise<unknown>

/** Our own terms in a contentless FTS5 table, best twenty by its BM25. */
export async function timeSqlite(setting: Setting, documents: number): Promise<Rival> {
  const file = join(setting.folder, 'rival.sqlite')
  await rm(file, { force: true })
  const database = new DatabaseSync(file)
  const begun = performance.now()
  database.exec(
    `pragma journal_mode = off; pragma synchronous = off; create virtual table texts using fts5 (body, content = '', tokenize = "unicode61 separators ':/'")`,
  )
  const insert = database.prepare('insert into texts (rowid, body) values (?, ?)')
  for await (const batch of generateSources(setting.model, setting.seed, documents)) {
    database.exec('begin')
    for (const { doc, text } of batch) insert.run(doc, indexTerms(text).join(' '))
    database.exec('commit')
  }
  database.exec(`insert into texts (texts) values ('optimize')`)
  const buildSeconds = (performance.now() - begun) / 1000
  const select = database.prepare('select rowid from texts where texts match ? order by rank limit 20')
  const timings = await timeKinds(setting, async (text) => select.all(sqliteQuery(text)))
  database.close()
  await rm(file, { force: true })
  return { name: 'SQLite FTS5', buildSeconds, timings }
}

function sqliteQuery(text: string): string {
  const quoted = (words: string) => `"${wordTerms(words).join(' ')}"`
  if (text.startsWith('"')) return quoted(text.slice(1, -1))
  const [wanted = '', excluded] = text.split(' -')
  const all = wanted.split(' ').map(quoted).join(' AND ')
  return excluded ? `(${all}) NOT ${quoted(excluded)}` : all
}

/** The `turkish` configuration with a GIN index, best twenty by cover density. */
export async function timePostgres(setting: Setting, documents: number): Promise<Rival> {
  const log = createLog({ level: 'error' })
  const { pool, close } = await openDatabase(
    { ...loadConfig(), dataDir: setting.folder, databaseUrl: undefined },
    log,
  )
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0; drop table if exists rival')
    const begun = performance.now()
    await client.query(
      `create table rival as select doc, to_tsvector('turkish', text) as words from decisions where doc <= ${documents}`,
    )
    await client.query('create index rival_words on rival using gin (words)')
    await client.query('analyze rival')
    const buildSeconds = (performance.now() - begun) / 1000
    const statement = `select doc from rival, to_tsquery('turkish', $1) as query where words @@ query order by ts_rank_cd(words, query) desc limit 20`
    const timings = await timeKinds(setting, (text) => client.query(statement, [postgresQuery(text)]))
    await client.query('drop table rival')
    return { name: 'PostgreSQL full text', buildSeconds, timings }
  } finally {
    client.release()
    await close()
  }
}

function postgresQuery(text: string): string {
  if (text.startsWith('"')) return text.slice(1, -1).split(' ').join(' <-> ')
  const [wanted = '', excluded] = text.split(' -')
  const all = wanted.split(' ').join(' & ')
  return excluded ? `${all} & !${excluded}` : all
}

async function timeKinds(setting: Setting, ask: Asker): Promise<Map<string, Timing>> {
  const timings = new Map<string, Timing>()
  for (const kind of setting.kinds.filter(({ name }) => SHARED_KINDS.includes(name))) {
    await timeEach(drawQuestions(kind, 3, setting.seed + 1), ({ text }) => ask(text))
    const questions = drawQuestions(kind, Math.min(setting.count, 30), setting.seed)
    timings.set(kind.name, timingOf(await timeEach(questions, ({ text }) => ask(text)), null))
  }
  return timings
}
