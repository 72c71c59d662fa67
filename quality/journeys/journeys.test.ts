import assert from 'node:assert/strict'
import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'

const program = join(import.meta.dirname, 'main.ts')
const fileOf = (sample: string) => join(import.meta.dirname, 'samples', `${sample}.sample.ts`)

/** The file in which the samples count their runs, and the environment that names it. */
function newState(t: TestContext) {
  const state = mkdtempSync(join(tmpdir(), 'mizan-samples-'))
  t.after(() => rmSync(state, { recursive: true }))
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env
  return { state, env: { ...environment, SAMPLE_STATE: state, TRACES: join(state, 'traces') } }
}

/** Runs these samples as a person would; returns how the run ended and how often each sample was run. */
function runSamples(t: TestContext, ...samples: string[]) {
  const { state, env } = newState(t)
  const words = [program, ...samples.map(fileOf)]
  const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8', env })
  const runsOf = (sample: string) => {
    const file = join(state, sample)
    return existsSync(file) ? readFileSync(file).length : 0
  }
  return { status, stdout, closing: stdout.slice(stdout.search(/^(UNSTEADY|FAILED)/m)), runsOf }
}

test('journeys that pass are run once, and are not mentioned at the end', (t) => {
  const { status, stdout, runsOf } = runSamples(t, 'steady')
  assert.deepEqual([status, runsOf('steady')], [0, 1])
  assert.doesNotMatch(stdout, /UNSTEADY|FAILED|once more/)
})

test('a journey that fails once is run again with its file, and named at the end as unsteady', (t) => {
  const { status, closing, runsOf } = runSamples(t, 'once', 'steady')
  assert.deepEqual([status, runsOf('once'), runsOf('steady')], [0, 2, 1])
  assert.match(closing, /^UNSTEADY.*\n {2}\S*once\.sample\.ts: a journey that fails the first time\n/)
  assert.match(closing, /failed: \S*\/first\/once\.sample {3}passed: \S*\/second\/once\.sample\n$/)
  assert.doesNotMatch(closing, /beside it|steady\.sample/)
})

test('a journey that fails twice fails the run', (t) => {
  const { status, closing, runsOf } = runSamples(t, 'twice', 'once')
  assert.deepEqual([status, runsOf('twice')], [1, 2])
  assert.match(closing, /^FAILED twice: \S*twice\.sample\.ts\nUNSTEADY.*\n.*once\.sample\.ts/)
})

test('a file that crashes is run again as well', (t) => {
  const { status, closing, runsOf } = runSamples(t, 'crash')
  assert.deepEqual([status, runsOf('crash')], [0, 2])
  assert.match(closing, /^UNSTEADY.*\n {2}\S*crash\.sample\.ts: the whole file\n/)
})

test('`npm test` receives the closing lines, and they are not printed before', async (t) => {
  const child = fork(program, [fileOf('once')], { env: newState(t).env, silent: true })
  const told = once(child, 'message')
  let said = ''
  child.stdout?.on('data', (part) => {
    said += part
  })
  assert.deepEqual(await once(child, 'exit'), [0, null])
  assert.match(String((await told)[0]), /^UNSTEADY.*\n.*a journey that fails the first time/)
  assert.doesNotMatch(said, /UNSTEADY/)
})

test('the files of a worker share a server, and one named `alone` has its own', (t) => {
  const { state, env } = newState(t)
  const words = [join(import.meta.dirname, 'samples/shared-run.ts')]
  const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8', env })
  assert.match(stdout, /^\{"started":1,"removed":1\}$/m)
  const placeOf = (at: number) => readFileSync(join(state, `where-${at}`), 'utf8')
  const shared = '{"address":"http://server-1"}'
  assert.deepEqual([0, 1, 2].map(placeOf), [shared, 'alone', shared])
})
