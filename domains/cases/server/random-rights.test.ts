/**
 * Random calls about cases, compared with the simplest statement of the rule. Ten thousand of them take some minutes:
 * `RANDOM_STEPS=10000 node --test domains/cases/server/random-rights.test.ts`.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newCase, openCases, type Person, type TestCases } from './testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const steps = Number(process.env.RANDOM_STEPS ?? 1_500)

const levels = ['none', 'read', 'write'] as const
type Level = (typeof levels)[number]

/** A generator with a fixed seed (mulberry32), so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

interface KnownCase {
  caseId: string
  version: number
  creator: Person
  assignee: Person | undefined
  grants: Map<Person, Level>
}

/** The rule, said once more and as plainly as it can be. */
function mayDo(person: Person, known: KnownCase): Level {
  const has = (role: string) => person.roles.includes(role)
  if (has('ADMIN') || has('CASEADMIN')) return 'write'
  if (!has('USER')) return 'none'
  const given = known.grants.get(person) ?? 'none'
  return given === 'none' && known.assignee === person ? 'read' : given
}

const reads = [
  'cases.read',
  'cases.historyIds',
  'cases.permissions',
  'cases.follow',
  'cases.unfollow',
] as const
const lists = [
  'cases.list',
  'cases.ofState',
  'cases.all',
  'cases.basicInfo',
  'following',
  'notifications',
] as const

test('10,000 random calls of people with different roles open exactly what the rule opens', async () => {
  const random = randomFrom(20_261_123)
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const admin = world.signIn()
  const roles = [
    ['ADMIN'],
    ['CASEADMIN'],
    ['USER'],
    ['USER'],
    ['USER'],
    ['USER', 'COMPANYADMIN'],
    ['USERADMIN'],
  ]
  const people = roles.map((some) => world.signIn({ officeId: admin.officeId, roles: some }))
  const stranger = world.signIn()
  const cases: KnownCase[] = []
  for (let count = 0; count < 24; count++) {
    const creator = one(people.filter((person) => !person.roles.includes('USERADMIN')))
    const { caseId, version } = await newCase(creator)
    cases.push({ caseId, version, creator, assignee: undefined, grants: new Map([[creator, 'write']]) })
  }
  for (let step = 0; step < steps; step++) {
    const [person, known] = [one(people), one(cases)]
    const kind = random(10)
    if (kind === 0) await change(admin, known, one(people), one(levels))
    else if (kind < 4) await openOne(person, known, one(reads))
    else if (kind < 6) await write(person, known)
    else if (kind < 9) await list(person, cases, one(lists))
    else assert.equal((await stranger.of('cases.read', known.caseId)).code, 'case.not_found')
  }
})

/** Gives a right, or the case itself, to somebody. */
async function change(admin: Person, known: KnownCase, to: Person, level: Level) {
  if (level === 'read' || to.roles.includes('USERADMIN')) {
    const permissions = [{ userId: to.userId, permission: level }]
    await admin.of('cases.updatePermissions', known.caseId, { permissions })
    known.grants.set(to, level)
    return
  }
  const assignee = known.assignee === to ? undefined : to
  const body = { assigneeId: assignee?.userId ?? null, version: known.version }
  const { data } = await admin.of('cases.updateAssignee', known.caseId, body)
  Object.assign(known, { assignee, version: data.version })
}

const refusalOf = (person: Person) =>
  person.roles.some((role) => ['ADMIN', 'CASEADMIN', 'USER'].includes(role))
    ? 'case.no_access'
    : 'access.forbidden'

async function openOne(person: Person, known: KnownCase, row: (typeof reads)[number]) {
  const { status, code } = await person.of(row, known.caseId)
  if (mayDo(person, known) === 'none') assert.equal(code, refusalOf(person), row)
  else assert.equal(status, 200, row)
}

async function write(person: Person, known: KnownCase) {
  const body = { priority: 'high', version: known.version }
  const { status, data, code } = await person.of('cases.updatePriority', known.caseId, body)
  if (mayDo(person, known) !== 'write') return assert.equal(code, refusalOf(person))
  assert.equal(status, 200)
  known.version = data.version
}

/** A list names every case that the person may read, and no other one. */
async function list(person: Person, cases: readonly KnownCase[], kind: (typeof lists)[number]) {
  if (kind === 'notifications') return toldOf(person, cases)
  if (kind === 'following') {
    const { data } = await person.call('cases.list', { query: 'following=true&pageSize=100' })
    const open = new Set(cases.filter((known) => mayDo(person, known) !== 'none').map(({ caseId }) => caseId))
    for (const { caseId } of data?.items ?? []) assert.ok(open.has(caseId))
    return
  }
  const params = kind === 'cases.ofState' ? { params: { stateId: 'open' } } : {}
  const paged = kind === 'cases.list' || kind === 'cases.ofState' ? { query: 'pageSize=100' } : {}
  const { data, code } = await person.call(kind, { ...params, ...paged })
  if (refusalOf(person) === 'access.forbidden') return assert.equal(code, 'access.forbidden')
  const expected = cases.filter((known) => mayDo(person, known) !== 'none').map(({ caseId }) => caseId)
  const found: string[] = data.items.map(({ caseId }: { caseId: string }) => caseId)
  assert.deepEqual(found.sort(), expected.sort(), kind)
}

/** The bell shows and counts nothing of a case that the person may not read now, whenever they were told of it. */
async function toldOf(person: Person, cases: readonly KnownCase[]) {
  const { data } = await person.call('notifications.list', { query: 'unread=true&pageSize=100' })
  if (refusalOf(person) === 'access.forbidden') return assert.equal(data, undefined)
  const open = new Set(cases.filter((known) => mayDo(person, known) !== 'none').map(({ caseId }) => caseId))
  let unread = 0
  for (const item of data.items) {
    assert.ok(open.has(item.subjectId))
    unread += item.unread
  }
  assert.equal((await person.call('notifications.unread')).data.count, Math.min(unread, 100))
  if (unread > 40) await person.post('notifications.markRead', { upTo: '999999999' })
}
