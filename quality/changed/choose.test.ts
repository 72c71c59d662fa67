import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { rowsAnsweredBy } from './calls.ts'
import { chooseJourneys, chooseTests, type Project } from './choose.ts'
import { changedSince, usualBase } from './git.ts'
import { type Edge, graphOf, readGraph } from './graph.ts'

const imports = (from: string, to: string, kind: Edge['kind'] = 'import') => [to, { from, kind }] as const

const deskText = `import { removeMember } from './actions/remove-member.ts'
import { audit, type Page } from './queries/audit.ts'
import { listMembers } from './queries/members.ts'

const all = (ctx: Ctx): Page => listMembers(ctx)
export const companyDesk = desk(rows, {
  'company.members': (ctx) => all(ctx),
  'company.remove': (ctx, { params }) =>
    removeMember(ctx, params.userId),
  'company.audit': (ctx) => audit(ctx),
})
`

const server = 'domains/company/server'
const desk = { path: `${server}/desk.ts`, text: deskText }
const seatDesk = {
  path: `${server}/seats/desk.ts`,
  text: `import { buySeats } from './actions/buy-seats.ts'
import { readPrice } from '../price.ts'

export const seatHandlers = {
  'company.buySeats': (call) => buySeats(call),
  'company.seatPrice': (call) => readPrice(call),
}
`,
}

const company = {
  domain: 'company',
  desks: [desk, seatDesk],
  rows: [
    { name: 'company.members', method: 'GET', path: '/company/members' },
    { name: 'company.remove', method: 'DELETE', path: '/company/members/{userId}' },
    { name: 'company.audit', method: 'GET', path: '/company/audit' },
    { name: 'company.buySeats', method: 'POST', path: '/company/seats' },
    { name: 'company.seatPrice', method: 'GET', path: '/company/seats/price' },
  ],
}

const visits: Record<string, { calls: string[]; screens: string[] }> = {
  'e2e/office.journey.ts': {
    calls: ['DELETE /company/members/7', 'GET /company/members'],
    screens: ['domains/company/web/pages/Office.tsx'],
  },
  'e2e/seats.journey.ts': {
    calls: ['GET /company/seats/price'],
    screens: ['domains/site/web/pages/Home.tsx'],
  },
  'e2e/audit.journey.ts': { calls: ['GET /company/audit'], screens: ['domains/company/web/pages/Audit.tsx'] },
  'e2e/other.journey.ts': { calls: ['GET /status'], screens: ['domains/site/web/pages/Home.tsx'] },
}

const members = 'domains/company/server/members.test.ts'
const start = 'apps/server/start.test.ts'
const requests: Record<string, string[]> = {
  [members]: ['GET /company/members', 'DELETE /company/members/:userId'],
  [start]: ['GET /company/members'],
}

const project: Project = {
  graph: graphOf([
    imports('domains/company/server/members.test.ts', `${server}/testing/open.ts`),
    imports(`${server}/testing/open.ts`, `${server}/desk.ts`),
    imports(`${server}/desk.ts`, `${server}/actions/remove-member.ts`),
    imports(`${server}/desk.ts`, `${server}/queries/audit.ts`),
    imports(`${server}/desk.ts`, `${server}/queries/members.ts`),
    imports(`${server}/desk.ts`, `${server}/seats/desk.ts`),
    imports(`${server}/seats/desk.ts`, `${server}/seats/actions/buy-seats.ts`),
    imports(`${server}/seats/desk.ts`, `${server}/price.ts`),
    imports(`${server}/actions/remove-member.ts`, `${server}/seats.ts`),
    imports(`${server}/index.ts`, `${server}/desk.ts`),
    imports(`${server}/index.ts`, `${server}/membership.ts`),
    imports(`${server}/desk.ts`, 'domains/company/contract.ts'),
    imports('apps/server/main.ts', `${server}/index.ts`),
    imports('apps/server/start.test.ts', 'apps/server/main.ts', 'names'),
    imports('domains/company/shapes.test.ts', `${server}/seats.ts`, 'type'),
    imports('domains/company/web/routes.tsx', 'domains/company/web/pages/Office.tsx', 'dynamic'),
    imports('domains/company/web/pages/Office.tsx', 'domains/company/web/pages/Members.tsx'),
    imports('domains/company/web/pages/Office.tsx', 'domains/company/schemas.ts'),
    imports('domains/company/contract.ts', 'domains/company/schemas.ts'),
    imports('apps/web/main.tsx', 'domains/company/web/routes.tsx'),
    imports('apps/web/main.tsx', 'domains/company/contract.ts'),
    imports('e2e/office.journey.ts', 'e2e/letters.ts'),
  ]),
  tests: [
    'domains/company/server/members.test.ts',
    'domains/company/shapes.test.ts',
    'apps/server/start.test.ts',
  ],
  journeys: Object.keys(visits),
  visitsOf: (journey) => visits[journey],
  requestsOf: (test) => requests[test],
  domains: [company],
}

const testsFor = (...changed: string[]) => [...chooseTests(changed, project).keys()]
const journeysFor = (...changed: string[]) => [...chooseJourneys(changed, project).keys()]

test('a unit test runs if it imports the changed file directly or indirectly, but not if it needs only its types', () => {
  assert.deepEqual(testsFor(`${server}/membership.ts`), [start])
  assert.equal(
    chooseTests([`${server}/membership.ts`], project).get(start)?.text,
    `needs ${server}/membership.ts over apps/server/main.ts, ${server}/index.ts`,
  )
})

test('a unit test that opens the server runs for an action if it made its call, or is not known to have made others', () => {
  assert.deepEqual(testsFor(`${server}/seats.ts`), [members])
  assert.deepEqual(testsFor(`${server}/queries/members.ts`), [members, start])
  assert.deepEqual(testsFor(`${server}/queries/audit.ts`), [])
  assert.deepEqual(testsFor(`${server}/desk.ts`), [members, start])
  const why = chooseTests([`${server}/seats.ts`], project).get(members)?.text
  assert.equal(why, `calls company.remove, which needs ${server}/seats.ts`)
  const unknown = { ...project, requestsOf: () => undefined }
  const chosen = chooseTests([`${server}/queries/audit.ts`], unknown)
  assert.deepEqual([...chosen.keys()], [members, start])
  assert.match(chosen.get(start)?.text ?? '', /over .*desk\.ts, and what it calls is not known yet$/)
})

test('a changed test selects only itself', () => {
  assert.deepEqual(testsFor('domains/company/shapes.test.ts'), ['domains/company/shapes.test.ts'])
})

test('a file that nobody is known to import selects the tests of its package; a document selects none', () => {
  assert.deepEqual(testsFor('domains/company/server/rights.sql'), project.tests.slice(0, 2))
  assert.deepEqual(testsFor('docs/architecture.md'), [])
})

test('new packages select everything', () => {
  assert.deepEqual(testsFor('package-lock.json'), project.tests)
  assert.deepEqual(journeysFor('package-lock.json'), project.journeys)
})

test('an action selects the journeys that called its row', () => {
  assert.deepEqual(journeysFor(`${server}/seats.ts`), ['e2e/office.journey.ts'])
  assert.deepEqual(journeysFor(`${server}/queries/audit.ts`), ['e2e/audit.journey.ts'])
})

test('what the desk of a topic names selects the journeys that called those of its rows', () => {
  assert.deepEqual(journeysFor(`${server}/price.ts`), ['e2e/seats.journey.ts'])
  assert.deepEqual(journeysFor(`${server}/seats/desk.ts`), ['e2e/seats.journey.ts'])
  assert.deepEqual(journeysFor(`${server}/seats/actions/buy-seats.ts`), [])
})

test('modules shared within a domain, its entry and its contract select the journeys of all calls of the domain', () => {
  const all = ['e2e/office.journey.ts', 'e2e/seats.journey.ts', 'e2e/audit.journey.ts']
  for (const file of [
    `${server}/queries/members.ts`,
    `${server}/membership.ts`,
    'domains/company/contract.ts',
  ])
    assert.deepEqual(journeysFor(file), all, file)
})

test('a part of a screen selects the journeys that opened it, and the frame of all screens every journey', () => {
  assert.deepEqual(journeysFor('domains/company/web/pages/Members.tsx'), ['e2e/office.journey.ts'])
  assert.deepEqual(journeysFor('domains/company/web/routes.tsx'), project.journeys)
})

test('a journey tells which of the reached calls and screens it exercises', () => {
  const coversOf = (path: string) => chooseJourneys([path], project).get('e2e/office.journey.ts')?.covers
  assert.deepEqual(coversOf(`${server}/queries/members.ts`), ['company.members', 'company.remove'])
  assert.deepEqual(coversOf('domains/company/web/pages/Members.tsx'), [
    'domains/company/web/pages/Office.tsx',
  ])
  assert.deepEqual(coversOf('domains/company/web/routes.tsx'), ['the frame of every screen'])
})

test('a file that the server starts with selects every journey', () => {
  assert.deepEqual(journeysFor('apps/server/main.ts'), project.journeys)
  assert.deepEqual(journeysFor('apps/server/start.test.ts'), [])
})

test('a journey that has not run here yet runs for any change of a screen or a call', () => {
  const unknown = { ...project, visitsOf: () => undefined }
  assert.deepEqual([...chooseJourneys([`${server}/seats.ts`], unknown).keys()], project.journeys)
  assert.deepEqual([...chooseJourneys(['docs/roles.md'], unknown).keys()], [])
})

test('a journey runs if it or one of its helpers was changed', () => {
  assert.deepEqual(journeysFor('e2e/other.journey.ts'), ['e2e/other.journey.ts'])
  assert.deepEqual(journeysFor('e2e/letters.ts'), ['e2e/office.journey.ts'])
})

test('the desk tells which rows a module answers; a module used outside a row answers them all', () => {
  assert.deepEqual(rowsAnsweredBy(company, desk, './actions/remove-member.ts'), ['company.remove'])
  assert.deepEqual(
    rowsAnsweredBy(company, desk, './queries/members.ts'),
    company.rows.map(({ name }) => name),
  )
})

/** Makes a project with these files. */
function newProject(t: TestContext, files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'mizan-changed-'))
  t.after(() => rmSync(root, { recursive: true }))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  const git = (...words: string[]) => {
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@mizan.test']
    const { status, stderr } = spawnSync('git', [...who, ...words], { cwd: root, encoding: 'utf8' })
    assert.equal(status, 0, stderr)
  }
  const commit = () => {
    git('add', '.')
    git('commit', '-qm', 'A change')
  }
  git('init', '-qb', 'main')
  commit()
  return { root, write, git, commit }
}

test('changed are files committed since the branch left main, uncommitted changes, and new files; on main, what is not committed or else the last commit', (t) => {
  const { root, write, git, commit } = newProject(t, { 'a.ts': '1', 'b.ts': '1', 'c.ts': '1' })
  write('a.ts', '2')
  commit()
  assert.deepEqual(changedSince(root, usualBase(root)), ['a.ts'])
  write('c.ts', '2')
  assert.deepEqual(changedSince(root, usualBase(root)), ['c.ts'])
  write('c.ts', '1')
  git('switch', '-qc', 'part')
  write('b.ts', '2')
  commit()
  rmSync(join(root, 'c.ts'))
  write('d.ts', '1')
  assert.deepEqual(changedSince(root, usualBase(root)), ['b.ts', 'c.ts', 'd.ts'])
})

test('the graph of the project contains imports, styles, screens and programs that a test starts', () => {
  const graph = readGraph(join(import.meta.dirname, '../..'))
  const has = (file: string, from: string, kind: Edge['kind']) =>
    assert.ok(
      graph.get(file)?.some((edge) => edge.from === from && edge.kind === kind),
      `${from} → ${file}`,
    )
  has('domains/company/server/actions/remove-member.ts', 'domains/company/server/desk.ts', 'import')
  has('domains/company/web/pages/Office.tsx', 'domains/company/web/routes.tsx', 'dynamic')
  has('platform/ui/controls/Button.module.css', 'platform/ui/controls/Button.tsx', 'import')
  has('platform/config/index.ts', 'quality/sign-in.ts', 'import')
  has('apps/server/main.ts', 'e2e/launch.ts', 'names')
  // Over names that an index hands on, and not to who takes others from it.
  has('domains/cases/server/case/store/named.ts', 'domains/time/server/manifest.ts', 'import')
  has('domains/cases/server/index.ts', 'domains/time/server/manifest.ts', 'list')
  const takers = graph
    .get('domains/cases/server/case/store/numbers.ts')
    ?.filter(({ kind }) => kind === 'import')
  assert.ok(takers?.every(({ from }) => !from.startsWith('domains/time/') && !from.endsWith('/index.ts')))
})
