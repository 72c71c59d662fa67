/** Imports as people run them: killed in the middle, run twice at once, or with incomplete files. */
import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { writePack } from './import-packs.ts'
import { ownDataFolder } from './own-data-folder.ts'
import { postgresPid, readyStatus, run, type Server, startServer, until } from './server-process.ts'

const LIMIT = { timeout: 240_000 }
const dataDir = ownDataFolder()
const folder = dirname(dataDir)

const importing = (...args: string[]) => run('corpus', dataDir, ['import', ...args])

/** The number of decisions in the database. */
async function stored(): Promise<number> {
  const { output } = await run('corpus', dataDir, ['status']).ended
  return Number(/^decisions: (\d+)$/m.exec(output)?.[1])
}

/** The number of decisions with a word, counted by the server's search. */
async function found(server: Server, word: string): Promise<number> {
  const answer = await server.search(`+${word}`, { pageSize: 1 })
  return answer.status === 200 ? (answer.data as { total: number }).total : 0
}

test('an import that is killed again and again loads every row once in the end', LIMIT, async () => {
  const pack = await writePack(join(folder, 'killed.jsonl'), { from: 1, count: 3_000, mark: 'zümrüdüanka' })
  for (const moment of [150, 1_900, 900]) {
    const program = importing(pack)
    await until(() => postgresPid(dataDir) !== 0 || program.process.exitCode !== null)
    await sleep(moment)
    await program.end('SIGKILL')
  }
  const { code, output } = await importing(pack).ended
  assert.equal(code, 0, output)
  assert.equal(await stored(), 3_000)
  const server = await startServer(dataDir)
  assert.equal((await readyStatus(server)).index.decisions, 3_000)
  assert.equal(await found(server, 'zümrüdüanka'), 3_000)
  await server.end('SIGTERM')
})

test('a running server finds the texts of two simultaneous imports without a restart', LIMIT, async () => {
  const server = await startServer(dataDir)
  await readyStatus(server)
  assert.equal(await found(server, 'kakule'), 0)
  const pack = await writePack(join(folder, 'beside.jsonl.gz'), {
    from: 10_001,
    count: 1_000,
    mark: 'kakule',
  })
  const both = await Promise.all([importing(pack).ended, importing(pack).ended])
  for (const { code, output } of both) assert.equal(code, 0, output)
  await until(async () => (await found(server, 'kakule')) === 1_000)
  assert.equal(await found(server, 'zümrüdüanka'), 3_000)
  assert.equal((await readyStatus(server)).index.decisions, 4_000)
  assert.equal((await server.end('SIGTERM')).code, 0)
})

test(
  'broken or missing files and files that are not packs are named, and complete rows are kept',
  LIMIT,
  async () => {
    const whole = await writePack(join(folder, 'whole.jsonl.gz'), {
      from: 20_001,
      count: 2_000,
      mark: 'menekşe',
    })
    const bytes = readFileSync(whole)
    const broken = join(folder, 'broken.jsonl.gz')
    writeFileSync(broken, bytes.subarray(0, Math.floor(bytes.length * 0.7)))
    const empty = join(folder, 'empty')
    mkdirSync(empty)
    const missing = join(folder, 'missing.jsonl')
    const ended = await Promise.all([broken, missing, empty].map((path) => importing(path).ended))
    const messages = [
      /broken\.jsonl\.gz is broken: unexpected end of file/,
      /no file or folder at .*missing/,
      /holds no packs/,
    ]
    for (const [index, { code, output }] of ended.entries()) {
      assert.equal(code, 1, output)
      assert.match(output, messages[index] as RegExp)
      assert.doesNotMatch(output, /\n\s+at /)
    }
    const kept = (await stored()) - 4_000
    assert.ok(kept >= 1_000 && kept < 2_000, `${kept} rows were kept`)
    const again = await importing(whole).ended
    assert.equal(again.code, 0, again.output)
    assert.match(again.output, new RegExp(`${2_000 - kept} added, 0 changed, ${kept} unchanged`))
    assert.match(again.output, /Search index of 6000 decisions made/)
    assert.equal(postgresPid(dataDir), 0)
  },
)
