/** When a server is started again and when not, tested with small programs that end as real ones do. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { pauseAfter } from './keep-running.mjs'

const LIMIT = { timeout: 60_000 }
const module = new URL('keep-running.mjs', import.meta.url).href

/** Each start runs the next program of the list. */
const program = `
  import { appendFileSync, readFileSync } from 'node:fs'
  const [, , notes, ...lives] = process.argv
  appendFileSync(notes, 'x')
  const serve = () => process.send('serving')
  const ways = {
    'is killed': () => process.kill(process.pid, 'SIGKILL'),
    'runs out of memory': () => process.abort(),
    'serves and crashes': () => { serve(); setImmediate(() => { throw new Error('by itself') }) },
    'cannot start': () => process.exit(1),
    'serves until it is told to stop': () => {
      process.on('SIGTERM', () => process.exit(0))
      serve()
      setInterval(() => {}, 1000)
    },
    'stops in haste': () => { serve(); process.send('stopping', () => process.exit(1)) },
    'ends': () => { serve(); process.exitCode = 0 },
  }
  ways[lives[readFileSync(notes, 'utf8').length - 1] ?? 'cannot start']()
`

const keeper = (entry: string, args: string[]) => `
  import { spawn } from 'node:child_process'
  import { keepRunning } from ${JSON.stringify(module)}
  const words = ${JSON.stringify([entry, ...args])}
  const stdio = ['ignore', 'inherit', 'ignore', 'ipc']
  const letGo = async () => console.log('let go')
  process.exitCode = await keepRunning(() => spawn(process.execPath, words, { stdio }), letGo)
`

function keep(t: TestContext, ...lives: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-keep-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const [entry, script, notes] = ['entry.mjs', 'keeper.mjs', 'notes'].map((name) => join(folder, name))
  writeFileSync(entry!, program)
  writeFileSync(script!, keeper(entry!, [notes!, ...lives]))
  const child = spawn(process.execPath, [script!], { stdio: ['ignore', 'pipe', 'inherit'] })
  t.after(() => child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const falls = () => said.split('\n').filter(Boolean)
  const starts = () => readFileSync(notes!, 'utf8').length
  const saidSomething = new Promise((resolve) => child.stdout.once('data', resolve))
  return { child, ended, falls, starts, saidSomething }
}

test(
  'a server that was killed or crashed is started again, each time with a line in the log',
  LIMIT,
  async (t) => {
    const kept = keep(t, 'runs out of memory', 'serves and crashes', 'ends')
    assert.equal(await kept.ended, 0)
    assert.equal(kept.starts(), 3)
    const [first, second] = kept.falls().map((line) => JSON.parse(line))
    assert.deepEqual([first.signal, first.pauseMs], ['SIGABRT', 1_000])
    assert.deepEqual([second.status, second.pauseMs], [1, 2_000])
  },
)

test('a server that cannot start is not restarted, also after a crash', LIMIT, async (t) => {
  const atOnce = keep(t, 'cannot start')
  const later = keep(t, 'is killed', 'cannot start')
  assert.deepEqual(await Promise.all([atOnce.ended, later.ended]), [1, 1])
  assert.deepEqual([atOnce.starts(), later.starts()], [1, 2])
  // What the killed server left behind is stopped as well.
  assert.deepEqual([atOnce.falls().at(-1), later.falls().at(-1)], [undefined, 'let go'])
})

test('a server that was asked to stop is not restarted, however it ends', LIMIT, async (t) => {
  const kept = keep(t, 'stops in haste')
  assert.equal(await kept.ended, 1)
  assert.equal(kept.starts(), 1)
})

test('a request to stop during the pause ends everything at once', LIMIT, async (t) => {
  const kept = keep(t, 'is killed', 'serves until it is told to stop')
  await kept.saidSomething
  kept.child.kill('SIGTERM')
  assert.equal(await kept.ended, 0)
  assert.deepEqual([kept.starts(), kept.falls().at(-1)], [1, 'let go'])
})

test('the pause grows to a minute', () => {
  assert.deepEqual([0, 1, 2, 5, 6, 50].map(pauseAfter), [1_000, 2_000, 4_000, 32_000, 60_000, 60_000])
})
