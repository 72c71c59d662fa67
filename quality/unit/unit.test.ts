import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { groupsOf } from './groups.ts'
import { recorded } from './recording.ts'

const root = join(import.meta.dirname, '../..')
const program = join(import.meta.dirname, 'main.ts')

function runSamples(...samples: string[]) {
  const { NODE_TEST_CONTEXT: _, ...inherited } = process.env
  // Far less patience than a run has, and enough to load the samples on a slow machine.
  const env = { ...inherited, UNIT_PATIENCE_MS: '8000' }
  const files = samples.map((sample) => `quality/unit/samples/${sample}.sample.ts`)
  const { status, stdout } = spawnSync(process.execPath, [program, ...files], { encoding: 'utf8', env })
  return { status, stdout }
}

test('files in one process pass, each with its own hooks', () => {
  const { status, stdout } = runSamples('hooks', 'other-hooks')
  assert.equal(status, 0, stdout)
  assert.match(stdout, /^small rooms: 2 tests of 2 files in /m)
})

test('a failed test fails the run, and is reported with its file', () => {
  const { status, stdout } = runSamples('hooks', 'failing')
  assert.equal(status, 1)
  assert.match(stdout, /one and one are three[\s\S]*failing\.sample\.ts/)
})

test('a file that cannot be loaded fails the run', () => {
  const { status, stdout } = runSamples('hooks', 'broken')
  assert.equal(status, 1)
  assert.match(stdout, /The file cannot be loaded/)
})

test('the processor time of a group with its children, and of its files, is printed', () => {
  const { stdout } = runSamples('busy', 'hooks')
  const [, group] = /busy\.sample\.ts: .* s, (\S+) s of a processor$/m.exec(stdout) ?? []
  const [, file] =
    /dearest files:\n +(\S+) s {2}quality\/unit\/samples\/busy\.sample\.ts$/m.exec(stdout) ?? []
  assert.ok(Number(file) >= 0.5 && Number(group) >= Number(file), stdout)
})

test('an uncaught error fails the run and is reported, although promises are not followed', () => {
  const { status, stdout } = runSamples('uncaught')
  assert.equal(status, 1)
  assert.match(stdout, /^small rooms: 2 tests of 1 files/m)
  assert.match(stdout, /Nobody catches this/)
})

test('promises of tests are not followed once the files are loaded', () => {
  const { status, stdout } = runSamples('unfollowed')
  assert.equal(status, 0, stdout)
})

test('a test that was given up and still waits does not delay the run', () => {
  const { status, stdout } = runSamples('waiting', 'hooks')
  assert.equal(status, 1)
  assert.match(stdout, /^small rooms: 2 tests of 2 files/m)
  assert.match(stdout, /test timed out after 300ms/)
})

test('a group of which nothing is heard any more is ended, and the test that it hung in is named', () => {
  const { status, stdout } = runSamples('hooks', 'hanging', 'other-hooks')
  assert.equal(status, 1)
  assert.match(stdout, /Not run to the end: \S+hanging\.sample\.ts \S+other-hooks\.sample\.ts/)
  assert.match(
    stdout,
    /nothing was heard for 8 s\. Last heard of: \S+hanging\.sample\.ts, in “it never ends”/,
  )
})

test('a group that is in a loop without end is ended as well', () => {
  const { status, stdout } = runSamples('looping')
  assert.equal(status, 1)
  assert.match(
    stdout,
    /Not run to the end: \S+looping\.sample\.ts\n\nEnded because nothing was heard for 8 s/,
  )
})

test('files after one that ends the process are named as not run', () => {
  const { status, stdout } = runSamples('leaving', 'hooks')
  assert.equal(status, 1)
  assert.match(stdout, /Not run to the end: .*hooks\.sample\.ts/)
})

test('the calls of each file, including those of processes that it starts, are noted once it ended', () => {
  runSamples('requests', 'hooks')
  const callsOf = (sample: string) => recorded(root, `quality/unit/samples/${sample}.sample.ts`)
  assert.deepEqual(callsOf('requests'), ['GET /counted/:id', 'POST /counted'])
  assert.deepEqual(callsOf('hooks'), [])
  runSamples('leaving', 'hooks')
  assert.equal(callsOf('leaving'), undefined)
})

test('every file is in one group, and one that starts processes is alone', () => {
  const files = [
    'apps/server/stop.test.ts',
    'domains/identity/server/passwords/tries.test.ts',
    'domains/identity/server/trials/trials.test.ts',
    'platform/calendar/calendar.test.ts',
  ]
  const groups = groupsOf(root, files)
  assert.deepEqual(groups.flatMap((group) => group.files).toSorted(), files)
  assert.deepEqual(
    groups.filter((group) => group.files.length === 1).map(({ name }) => name),
    ['apps/server/stop.test.ts', 'platform/calendar/calendar.test.ts'],
  )
})

test('tests of components share no process with those of the server, however few they are', () => {
  const files = ['domains/clients/server/ledger.test.ts', 'domains/clients/web/ledger/LineDeletion.test.tsx']
  assert.deepEqual(
    groupsOf(root, files).map((group) => group.files),
    [['domains/clients/web/ledger/LineDeletion.test.tsx'], ['domains/clients/server/ledger.test.ts']],
  )
})
