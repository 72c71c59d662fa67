import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { processStartMark } from './process-identity.mjs'
import { newProject, start, write, writeLockfile } from './testing/project.ts'

const LIMIT = { timeout: 120_000 }

test('the first start installs, the second one does not, and both run the entry', LIMIT, async (t) => {
  const root = newProject(t)
  const first = await start(root, ['entry.ts', '0', 'b c']).ended
  assert.equal(first.status, 0, first.said)
  assert.match(first.said, /Installing 1 packages[\s\S]*Packages installed/)
  const report = JSON.parse(first.out)
  assert.deepEqual(report.args, ['0', 'b c'])
  assert.equal(report.path.split(':')[0], join(root, 'node_modules', '.bin'))
  const second = await start(root, ['entry.ts', '7']).ended
  assert.deepEqual([second.status, second.said], [7, ''])
})

test('a changed list of packages is installed again', LIMIT, async (t) => {
  const root = newProject(t)
  await start(root, ['entry.ts']).ended
  rmSync(join(root, 'node_modules', '.package-lock.json'))
  writeLockfile(root, { note: 'changed' })
  const { said, status } = await start(root, ['entry.ts']).ended
  assert.match(said, /Packages installed/)
  assert.equal(status, 0)
})

test('a part of the project that is new is linked at the next start', LIMIT, async (t) => {
  const root = newProject(t)
  await start(root, ['entry.ts']).ended
  mkdirSync(join(root, 'packages', 'tool'))
  write(root, 'packages/tool/package.json', { name: '@sample/tool', version: '1.0.0' })
  writeLockfile(root, {}, { name: '@sample/tool', folder: 'packages/tool' })
  const { said } = await start(root, ['entry.ts']).ended
  assert.match(said, /Packages installed/)
  assert.ok(existsSync(join(root, 'node_modules', '@sample', 'tool', 'package.json')))
})

test('packages that somebody installed with npm are left as they are', LIMIT, async (t) => {
  const root = newProject(t)
  await start(root, ['entry.ts']).ended
  rmSync(join(root, 'node_modules', '.mizan-installed'))
  assert.equal((await start(root, ['entry.ts']).ended).said, '')
})

test('if two first starts run at once, one installs and the other waits', LIMIT, async (t) => {
  const root = newProject(t)
  const results = await Promise.all([start(root, ['entry.ts']).ended, start(root, ['entry.ts']).ended])
  assert.deepEqual(
    results.map(({ status }) => status),
    [0, 0],
  )
  assert.equal(results.filter(({ said }) => said.includes('Packages installed')).length, 1)
})

test('an installation that was killed is repeated', LIMIT, async (t) => {
  const root = newProject(t)
  const killed = start(root, ['entry.ts'])
  await new Promise((resolve) => killed.child.stderr.once('data', resolve))
  killed.child.kill('SIGKILL')
  await killed.ended
  assert.equal(existsSync(join(root, 'node_modules', '.mizan-installed')), false)
  const next = await start(root, ['entry.ts']).ended
  assert.equal(next.status, 0, next.said)
})

test('a start waits for an npm that outlived its killed start, and says so', LIMIT, async (t) => {
  const root = newProject(t)
  const abandoned = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  t.after(() => abandoned.kill())
  mkdirSync(join(root, '.cache'))
  write(root, '.cache/npm.json', { pid: abandoned.pid, startMark: processStartMark(abandoned.pid ?? 0) })
  const waiting = start(root, ['entry.ts'])
  waiting.child.stderr.on('data', (said) => {
    if (`${said}`.includes('Waiting')) abandoned.kill()
  })
  const { status, said } = await waiting.ended
  assert.equal(status, 0, said)
  assert.match(said, new RegExp(`Waiting for process ${abandoned.pid}, the npm of a start that was killed`))
})

test('an interrupted installation says so, and is repeated', LIMIT, async (t) => {
  const root = newProject(t)
  const told = start(root, ['entry.ts'])
  await new Promise((resolve) => told.child.stderr.once('data', resolve))
  // The message that it begins is printed a moment before it can pass on a stop.
  while (!existsSync(join(root, '.cache', 'npm.json'))) await sleep(5)
  told.child.kill('SIGTERM')
  const { status, said } = await told.ended
  assert.equal(status, 1)
  assert.match(said, /Stopped before all packages were there.*run the same command again/)
  assert.equal((await start(root, ['entry.ts']).ended).status, 0)
})

test('an installation that fails ends with advice and a failing status', LIMIT, async (t) => {
  const root = newProject(t)
  write(root, 'package.json', {
    name: 'sample',
    version: '1.0.0',
    workspaces: ['packages/*'],
    dependencies: { missing: 'file:nowhere.tgz' },
  })
  const { status, said } = await start(root, ['entry.ts']).ended
  assert.equal(status, 1)
  assert.match(said, /npm ended with status \d+[\s\S]*run the same command again/)
})

test('a missing npm is reported', LIMIT, async (t) => {
  const root = newProject(t)
  const { status, said } = await start(root, ['entry.ts'], { PATH: '/nowhere', npm_execpath: undefined })
    .ended
  assert.equal(status, 1)
  assert.match(said, /npm was not found/)
})

test('an empty, a missing and a read-only home folder do no harm', LIMIT, async (t) => {
  for (const HOME of ['', undefined, '/nonexistent']) {
    const root = newProject(t)
    const { status, out, said } = await start(root, ['entry.ts'], { HOME }).ended
    assert.equal(status, 0, said)
    assert.equal(JSON.parse(out).home, join(root, '.cache', 'home'))
  }
})

test('a request to stop is passed to the entry, and its status is returned', LIMIT, async (t) => {
  const root = newProject(t)
  const running = start(root, ['entry.ts', 'wait'])
  await running.firstOutput
  running.child.kill('SIGTERM')
  assert.equal((await running.ended).status, 43)
})

test('stopping npm, which reaches only its shell, ends the entry too', LIMIT, async (t) => {
  const root = newProject(t)
  const words = [process.execPath, join(root, 'platform/bootstrap/run.mjs'), 'entry.ts', 'wait']
  const command = `${words.map((word) => `'${word}'`).join(' ')}; true`
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  const shell = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise((resolve) => shell.stdout.once('data', resolve))
  // The pipe closes when the last process that writes into it has ended.
  const everybodyEnded = new Promise((resolve) => shell.stdout.once('close', resolve))
  shell.kill('SIGTERM')
  await everybodyEnded
})

test(
  'with --keep-running a program that was killed is started again, and a request to stop ends it',
  LIMIT,
  async (t) => {
    const root = newProject(t)
    const running = start(root, ['--keep-running', 'entry.ts', 'wait'])
    await running.firstOutput
    const killed = JSON.parse(await running.line(/"pid"/))
    process.kill(killed.pid, 'SIGKILL')
    const fall = JSON.parse(await running.line(/fell/))
    assert.deepEqual([fall.level, fall.signal, fall.pauseMs], ['error', 'SIGKILL', 1_000])
    const next = JSON.parse(await running.line(/"pid"/, 2))
    assert.notEqual(next.pid, killed.pid)
    assert.deepEqual(next.args, ['wait'])
    running.child.kill('SIGTERM')
    assert.equal((await running.ended).status, 43)
  },
)

test('a pinned Node that cannot run here is replaced by a recent enough one', LIMIT, async (t) => {
  const root = newProject(t)
  await start(root, ['entry.ts']).ended
  const pinned = join(root, 'packages', 'node', 'bin', 'node')
  rmSync(pinned)
  writeFileSync(pinned, '#!/nowhere\n')
  chmodSync(pinned, 0o755)
  const { status, out } = await start(root, ['entry.ts']).ended
  assert.equal(status, 0)
  assert.equal(JSON.parse(out).version, process.version)
})

test('without an entry it prints its usage', LIMIT, async (t) => {
  const { status, said } = await start(newProject(t), []).ended
  assert.equal(status, 1)
  assert.match(said, /Usage: node platform\/bootstrap\/run\.mjs/)
})

test('the stamp holds the hash of the lock file and the machine it was installed for', LIMIT, async (t) => {
  const root = newProject(t)
  await start(root, ['entry.ts']).ended
  const stamp = readFileSync(join(root, 'node_modules', '.mizan-installed'), 'utf8')
  assert.match(stamp, new RegExp(`^[0-9a-f]{64} ${process.platform} ${process.arch}\\n$`))
})
