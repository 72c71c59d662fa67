/**
 * Random calls about cases, compared with the simplest statement of the rule. Ten thousand of them take some minutes:
 * `npm run eval -- rights --steps 10000`.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { randomFrom } from '@mizan/platform/testing'
import { casePersonalData } from '../personal-data.ts'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'
import { openStreams } from '../testing/streams.ts'

let world: TestCases
let streams: Awaited<ReturnType<typeof openStreams>> | undefined
before(async () => {
  world = await openCases()
})
after(async () => {
  await streams?.close()
  await world.close()
})

const steps = Number(process.env.RANDOM_STEPS ?? 600)

const levels = ['none', 'read', 'write'] as const
type Level = (typeof levels)[number]

interface KnownCase {
  caseId: string
  title: string
  version: number
  creator: Person
  assignee: Person | undefined
  followers: Set<Person>
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
  'search',
  'following',
  'notifications',
] as const

test(`${steps} random calls of people with different roles open exactly what the rule opens`, async () => {
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
    const title = `Dava ${count} K`
    const { caseId, version } = await newCase(creator, { displayTitle: title })
    await creator.of('hearings.add', caseId, { date: '2026-03-20', time: '10:30' })
    cases.push({
      caseId,
      title,
      version,
      creator,
      assignee: undefined,
      followers: new Set(),
      grants: new Map([[creator, 'write']]),
    })
  }
  const feeds = new Map<Person, string>()
  streams = await openStreams(world, admin.officeId)
  for (const person of people) {
    feeds.set(person, await newFeedOf(person))
    await streams.follow(person)
  }
  for (let step = 0; step < steps; step++) {
    const [person, known] = [one(people), one(cases)]
    const kind = random(13)
    if (kind === 0) await change(admin, known, one(people), one(levels))
    else if (kind < 4) await openOne(person, known, one(reads))
    else if (kind < 6) await write(person, known)
    else if (kind < 9) await list(person, cases, one(lists))
    else if (kind === 9) await readFeed(person, cases, feeds.get(person) ?? '')
    else if (kind === 10) await exportOf(person, cases)
    else if (kind === 11) await hear(admin, known)
    else assert.equal((await stranger.of('cases.read', known.caseId)).code, 'case.not_found')
  }
})

/** Gives a right, or the case itself, to somebody. */
async function change(admin: Person, known: KnownCase, to: Person, level: Level) {
  await changeRight(admin, known, to, level)
  for (const follower of known.followers)
    if (mayDo(follower, known) === 'none') known.followers.delete(follower)
}

async function changeRight(admin: Person, known: KnownCase, to: Person, level: Level) {
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
  const { status, code, data } = await person.of(row, known.caseId)
  if (mayDo(person, known) === 'none') return assert.equal(code, refusalOf(person), row)
  assert.equal(status, 200, row)
  if (row === 'cases.read')
    assert.deepEqual(followersIn(data), new Set([...known.followers].map(({ userId }) => userId)))
  if (row === 'cases.follow') known.followers.add(person)
  if (row === 'cases.unfollow') known.followers.delete(person)
}

const followersIn = ({ followers }: { followers: { id: string }[] }) => new Set(followers.map(({ id }) => id))

async function write(person: Person, known: KnownCase) {
  // Another value each time: what changes nothing is told to nobody.
  const body = { description: `Açıklama ${known.version}`, version: known.version }
  const { status, data, code } = await person.of('cases.updateDescription', known.caseId, body)
  const may = mayDo(person, known)
  if (may === 'read') return assert.equal(code, 'case.read_only')
  if (may === 'none') return assert.equal(code, refusalOf(person))
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
  if (kind === 'search') return search(person, cases)
  const params = kind === 'cases.ofState' ? { params: { stateId: 'open' } } : {}
  const paged = kind === 'cases.list' || kind === 'cases.ofState' ? { query: 'pageSize=100' } : {}
  const { data, code } = await person.call(kind, { ...params, ...paged })
  if (refusalOf(person) === 'access.forbidden') return assert.equal(code, 'access.forbidden')
  assert.deepEqual(idsOf(data.items), openTo(person, cases), kind)
}

const idsOf = (items: readonly { caseId: string }[]) => items.map(({ caseId }) => caseId).sort()
const openTo = (person: Person, cases: readonly KnownCase[]) =>
  idsOf(cases.filter((known) => mayDo(person, known) !== 'none'))

/** A word of the titles finds every case that the person may read, and no other one. */
async function search(person: Person, cases: readonly KnownCase[]) {
  const { data, code } = await person.call('cases.list', { query: 'query=dava&pageSize=100' })
  if (refusalOf(person) === 'access.forbidden') assert.equal(code, 'access.forbidden')
  else assert.deepEqual(idsOf(data.items), openTo(person, cases))
}

/** The secret key of a new calendar address; empty for a person who may have none. */
async function newFeedOf(person: Person): Promise<string> {
  const { data, code } = await person.call('calendar.createFeed')
  if (refusalOf(person) === 'access.forbidden') assert.equal(code, 'access.forbidden')
  return data?.address.split('/').at(-2) ?? ''
}

/** The calendar file has the hearings of a person's own cases as long as they may read them. */
async function readFeed(person: Person, cases: readonly KnownCase[], secretKey: string) {
  if (!secretKey) return
  // An address is read only so often within an hour.
  world.clock.advance(60)
  const isOwn = ({ creator, assignee, followers }: KnownCase) =>
    creator === person || assignee === person || followers.has(person)
  const { body, status } = await world.visit('calendar.readFeed', { params: { secretKey } })
  assert.equal(status, 200, body)
  const text = body.replaceAll('\r\n ', '')
  assert.deepEqual(
    idsOf(cases.filter(({ title }) => text.includes(title))),
    openTo(person, cases.filter(isOwn)),
  )
}

/** What a person exports of themselves names the rights that they were given, and tells nothing of any case. */
async function exportOf(person: Person, cases: readonly KnownCase[]) {
  const { userId } = person
  const exported = await world.system((tx) => casePersonalData.export(tx, { userId, email: '' }))
  const { rights } = exported.cases as {
    rights: { caseId: string; permission: Level; isAssignee: boolean }[]
  }
  const given = rights.filter(({ permission, isAssignee }) => permission !== 'none' || isAssignee)
  const isGiven = ({ grants, assignee }: KnownCase) =>
    assignee === person || (grants.get(person) ?? 'none') !== 'none'
  assert.deepEqual(idsOf(given), idsOf(cases.filter(isGiven)))
  assert.doesNotMatch(JSON.stringify(exported), /Dava/)
}

/**
 * After a change of a case everybody with a role for cases hears that lists are stale, nobody else does, and the bell
 * rings only for people who may read this case.
 */
async function hear(admin: Person, known: KnownCase) {
  await streams?.heard()
  await write(admin, known)
  for (const [person, rows] of (await streams?.heard()) ?? []) {
    assert.equal(rows.has('cases.list'), refusalOf(person) !== 'access.forbidden')
    if (rows.has('notifications.unread')) assert.notEqual(mayDo(person, known), 'none')
    if (known.assignee === person && mayDo(person, known) !== 'none')
      assert.ok(rows.has('notifications.unread'))
  }
}

/** The bell shows and counts nothing of a case that the person may not read now, whenever they were told of it. */
async function toldOf(person: Person, cases: readonly KnownCase[]) {
  const { data } = await person.call('notifications.list', { query: 'unread=true&pageSize=100' })
  const open = new Set(cases.filter((known) => mayDo(person, known) !== 'none').map(({ caseId }) => caseId))
  let unread = 0
  for (const item of data.items) {
    assert.ok(open.has(item.subjectId))
    unread += item.unread
  }
  assert.equal((await person.call('notifications.unread')).data.count, Math.min(unread, 100))
  if (unread > 40) await person.post('notifications.markRead', { upTo: '999999999' })
}
