/**
 * Tests of the product as it is really started: real processes, a data folder of its own, and everything that can end
 * it.
 */
import assert from 'node:assert/strict'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { isProcessAlive } from '../../platform/bootstrap/process-identity.mjs'
import { ownDataFolder } from '../../quality/faults/own-data-folder.ts'
import { postgresPid, readyStatus, run, startServer, until } from '../../quality/faults/server-process.ts'

const LIMIT = { timeout: 180_000 }
const dataDir = ownDataFolder()

/** Checks a search and a reading, which need every part of the product. */
async function assertServes(server: Awaited<ReturnType<typeof startServer>>): Promise<void> {
  const found = await server.search('kira')
  assert.equal(found.status, 200, found.text)
  const { items, total } = found.data as { items: { id: string }[]; total: number }
  assert.ok(total > 0)
  assert.equal((await server.get(`/api/case-search/case/turkey/${items[0]?.id}`)).status, 200)
}

test('a first start serves the page, the calls and the sample, and stops cleanly', LIMIT, async () => {
  const server = await startServer(dataDir, { LOG_LEVEL: 'info' })
  const { index } = await readyStatus(server)
  assert.ok(index.decisions > 100)
  assert.match(server.output(), /bundled sample was loaded/)
  await until(() => /the search index was built/.test(server.output()))
  await assertServes(server)
  for (const [path, status] of [
    ['/', 200],
    ['/search/case', 200],
    ['/an/address/without/a/screen', 404],
  ] as const) {
    const page = await server.get(path)
    assert.deepEqual([page.status, page.type.split(';')[0]], [status, 'text/html'])
    assert.match(page.text, /<script type="module"/)
  }
  const unknown = await server.get('/api/unknown')
  assert.deepEqual([unknown.status, JSON.parse(unknown.text).code], [404, 'route.not_found'])
  const postgres = postgresPid(dataDir)
  assert.ok(postgres)
  const { code, output } = await server.end('SIGTERM')
  assert.equal(code, 0, output)
  await until(() => !isProcessAlive(postgres))
})

test(
  'a second start loads nothing; two servers share a data folder, and stopping one does not affect the other',
  LIMIT,
  async () => {
    const first = await startServer(dataDir, { LOG_LEVEL: 'info' })
    await readyStatus(first)
    await assertServes(first)
    assert.doesNotMatch(first.output(), /sample was loaded|building the search index|building the web client/)
    const second = await startServer(dataDir)
    assert.notEqual(first.address, second.address)
    // The page is served before the index is open.
    await readyStatus(second)
    for (const server of [first, second]) await assertServes(server)
    const postgres = postgresPid(dataDir)
    assert.equal((await first.end('SIGINT')).code, 0)
    await assertServes(second)
    assert.equal(postgresPid(dataDir), postgres)
    assert.equal((await second.end('SIGTERM')).code, 0)
    assert.equal(postgresPid(dataDir), 0)
  },
)

test('a port in use is reported with advice, and no database is left running', LIMIT, async (t) => {
  const occupant = createServer().listen(0, '127.0.0.1')
  t.after(() => occupant.close())
  await new Promise((resolve) => occupant.once('listening', resolve))
  const { port } = occupant.address() as { port: number }
  const { code, output } = await run('server', dataDir, [], { PORT: String(port) }).ended
  assert.equal(code, 1)
  assert.match(output, new RegExp(`Port ${port} is in use.*PORT=`))
  assert.doesNotMatch(output, /\n\s+at /)
  assert.equal(postgresPid(dataDir), 0)
})

test('an unusable variable is reported, and nothing is started', LIMIT, async () => {
  const { code, output } = await run('server', dataDir, [], { PORT: 'abc' }).ended
  assert.equal(code, 1)
  assert.match(output, /PORT is "abc"; expected is a whole number/)
  assert.doesNotMatch(output, /\n\s+at /)
})

test('a start that is interrupted before the server serves also ends cleanly', LIMIT, async () => {
  const program = run('server', dataDir)
  await until(() => postgresPid(dataDir) !== 0)
  const { code } = await program.end('SIGTERM')
  assert.equal(code, 0, program.output())
  assert.equal(postgresPid(dataDir), 0, program.output())
})

test(
  'after a kill -9 the next start works; while PostgreSQL is down it says so, and recovers when it is back',
  LIMIT,
  async () => {
    const killed = await startServer(dataDir)
    await killed.end('SIGKILL')
    const server = await startServer(dataDir)
    await readyStatus(server)
    await assertServes(server)
    const settings = join(dataDir, 'database/cluster/postgresql.conf')
    const good = await readFile(settings)
    await appendFile(settings, '\nno_such_setting = 1\n')
    process.kill(postgresPid(dataDir), 'SIGKILL')
    await until(async () => {
      const answer = await server.get('/api/status')
      assert.equal(answer.status, 200)
      const { state, database } = answer.data as { state: string; database: { state: string } }
      return state === 'degraded' && database.state === 'failed'
    })
    const failed = await server.search('kira')
    assert.equal(failed.status, 503, failed.text)
    const { isError, code, message } = JSON.parse(failed.text)
    assert.deepEqual([isError, code], [true, 'server.unavailable'])
    assert.ok(message)
    await writeFile(settings, good)
    await readyStatus(server)
    await assertServes(server)
    assert.equal(server.process.exitCode, null)
    assert.equal((await server.end('SIGTERM')).code, 0)
    assert.equal(postgresPid(dataDir), 0)
  },
)
