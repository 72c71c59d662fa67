/** Rows × attacks: every row of the contract meets every attack, and refuses it exactly as its `access` requires. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Row } from '@mizan/platform/contract'
import {
  type Attack,
  licenceAttacks,
  roleAttacks,
  switchAttacks,
  tokenAttacks,
  visitorsOnly,
} from './attacks.ts'
import {
  hostileInTexts,
  monsterNames,
  monstrous,
  nulInTexts,
  staleFactor,
  type Target,
} from './input-attacks.ts'
import { fillOffice, type OtherOfficeIds, reachesOf, takesOwnedId } from './other-office.ts'
import {
  allRows,
  broken,
  errorTexts,
  type Headers,
  hostile,
  sampleOf,
  sealedBy,
  send,
  takesAnyField,
} from './rows.ts'
import { type Outcome, tableOf } from './table.ts'
import { reissue } from './tokens.ts'
import { openWorld, type Person, possessionsOf, type World } from './world.ts'

let world: World
const outcomes: Outcome[] = []

before(async () => {
  world = await openWorld()
})
after(async () => {
  await world.close()
  console.log(tableOf(outcomes))
})

/** Refusals of the gate itself: a row that is open to a caller gives none of them. */
const refusals =
  /^(session\.(required|unverified)|token\.|access\.forbidden|licence\.missing|plan\.read_only|feature\.)/

/** Rows that end the caller's session come last, so that the others are tried before. */
const ordered = [...allRows].sort(
  ([one], [other]) => Number(one === 'auth.logout') - Number(other === 'auth.logout'),
)

async function meet(attack: Attack, name: string, row: Row): Promise<void> {
  const expected = refusalOf(attack, row)
  const sample = sampleOf(name, row, world.textIds)
  const input = expected === undefined || row.access.session === 'public' ? broken(row, sample) : sample
  const answer = await send(world.server, row, input, attack.headers)
  const code: string | undefined = answer.headers['content-type']?.toString().includes('json')
    ? answer.json().code
    : undefined
  const where = `${name} met by "${attack.name}" answered ${answer.statusCode} ${code}`
  if (expected === undefined) {
    assert.ok(answer.statusCode < 500, where)
    assert.ok(!refusals.test(code ?? '') || row.errors.some((one) => one === code), where)
  } else assert.deepEqual([code, answer.statusCode], [expected, errorTexts[expected]?.status], where)
  outcomes.push({
    row: name,
    attack: attack.name,
    status: expected === undefined ? attack.open(row) : answer.statusCode,
  })
}

/** Rows for personal tokens alone refuse everybody else with a session, whatever their rights. */
function refusalOf({ refusal, isProgram }: Attack, row: Row): string | undefined {
  const { session, feature, besides } = row.access
  const ofVisitor = visitorsOnly[session]
  if (ofVisitor) {
    const hangsOnSwitch = typeof feature === 'string' || besides !== undefined
    const code = refusal(row)
    return hangsOnSwitch && code?.startsWith('feature.') ? code : ofVisitor
  }
  if (!row.access.tokensOnly || isProgram) return refusal(row)
  return refusal(row) === 'session.required' ? 'session.required' : 'token.required'
}

async function meetAll(attacks: Attack[]): Promise<void> {
  for (const attack of attacks)
    for (const [name, row] of ordered) {
      await attack.prepare?.()
      await meet(attack, name, row)
    }
}

test('a token is accepted only if it is complete, signed by us, unexpired, and its session and membership exist', async () => {
  const { headers } = await world.signIn()
  const token = headers.authorization.split(' ')[1] ?? ''
  const again = reissue(token, world.services.identity.keys.accessTokens)
  const control = await world.call({ authorization: `Bearer ${again}` }, 'user.sessions')
  assert.equal(control.status, 200, 'a token that is signed anew with the true key is as good as the first')
  await meetAll(await tokenAttacks(world))
})

test('a role can do what the matrix grants it and nothing else', async () => {
  await meetAll(await roleAttacks(world))
})

test('an office without a licence or a full subscription cannot use anything that needs one', async () => {
  await meetAll(await licenceAttacks(world))
})

test('a switched-off feature is off for everybody, with the message of its state', async () => {
  const admin = await world.superAdmin()
  const operator = await world.superAdmin()
  const { data } = await world.call(operator.headers, 'site.switches')
  const set = async (feature: string, state: string) => {
    const { status } = await world.call(operator.headers, 'site.setFeature', { body: { feature, state } })
    assert.equal(status, 200)
  }
  for (const attack of switchAttacks(admin)) {
    const { headers } = attack.state === 'TurnedOff' ? admin : await world.superAdmin()
    for (const { feature } of data.items) await set(feature, attack.state)
    await meetAll([{ ...attack, headers }])
  }
  for (const { feature, state } of data.items) await set(feature, state)
})

test('every row that shows or changes cases or clients is closed by the switch of cases', () => {
  const open = allRows.filter(([, { access }]) => {
    const { permission, feature, besides } = access
    const isOfCases = permission?.module === 'cases' || permission?.module === 'clients'
    return isOfCases && feature !== 'caseManagement' && besides?.feature !== 'caseManagement'
  })
  assert.deepEqual(
    open.map(([name]) => name),
    [],
  )
})

test('if one country is switched off, the other one is still answered', async () => {
  const { headers } = await world.superAdmin()
  await world.call(headers, 'site.setFeature', { body: { feature: 'searchCy', state: 'Maintenance' } })
  const search = (searchCountry: string) =>
    world.call(headers, 'decisions.search', { body: { query: 'kira', searchCountry, filters: {} } })
  assert.deepEqual(
    [(await search('kktc')).code, (await search('turkey')).status],
    ['feature.maintenance', 200],
  )
  await world.call(headers, 'site.setFeature', { body: { feature: 'searchCy', state: 'TurnedOn' } })
})

test('ids of another office reveal nothing and change nothing there', async () => {
  const victim: Person = await world.signIn()
  const attacker: Person = await world.signIn()
  const learnt: OtherOfficeIds = await fillOffice(world, victim)
  const reaches = reachesOf(world)
  const before = await possessionsOf(world, victim)
  for (const [name, row] of ordered) {
    const reach = reaches.get(name)
    assert.equal(
      reach !== undefined,
      takesOwnedId(world.domains, name, row),
      `${name} takes ids: does its domain name it in otherOffice?`,
    )
    if (reach) {
      const { code, status } = await world.call(attacker.headers, name, reach.input(learnt))
      assert.equal(code, reach.answer, name)
      outcomes.push({ row: name, attack: 'other office', status })
    } else outcomes.push({ row: name, attack: 'other office', status: 'noId' })
  }
  assert.deepEqual(await possessionsOf(world, victim), before)
})

test('unknown input is refused by every row that takes input', async () => {
  const { headers } = await world.superAdmin()
  for (const [name, row] of ordered) {
    const input = hostile(row, sampleOf(name, row, world.textIds))
    if (input && !takesAnyField(row)) {
      const own = await world.headersFor(row, headers)
      const { statusCode, body } = await send(world.server, row, input, own)
      assert.ok(
        [400, 404, ...(sealedBy(row) ? [401, 403] : [])].includes(statusCode),
        `${name}: ${statusCode} ${body.slice(0, 200)}`,
      )
      outcomes.push({ row: name, attack: 'broken input', status: statusCode })
    } else outcomes.push({ row: name, attack: 'broken input', status: 'noInput' })
  }
})

/** Sends the attack to each row, as a caller whom no earlier row has signed out or expelled. */
async function sendAll(attack: string, meet: (target: Target) => Promise<Outcome['status']>): Promise<void> {
  let headers: Headers | undefined
  for (const [name, row] of ordered) {
    if (!headers || !(await canStill(headers))) headers = (await world.superAdmin()).headers
    outcomes.push({ row: name, attack, status: await meet({ world, name, row, headers }) })
  }
}

/** Whether they are still signed in, staff of the service, and in an office with its licences. */
async function canStill(headers: Headers): Promise<boolean> {
  for (const name of ['site.switches', 'company.members', 'cases.basicInfo'])
    if ((await world.call(headers, name)).status !== 200) return false
  return true
}

test('U+0000 in a text is removed, and a text of U+0000 alone counts as empty', () =>
  sendAll('U+0000', nulInTexts))

test('no text in any field causes a failure of the server', () => sendAll('hostile texts', hostileInTexts))

for (const attack of monsterNames)
  test(`${attack} is refused by every row that takes a body`, async () => {
    const { headers } = await world.superAdmin()
    for (const [name, row] of ordered)
      outcomes.push({ row: name, attack, status: await monstrous({ world, name, row, headers }, attack) })
  })

test('a session alone cannot change how its owner signs in', async () => {
  for (const [name, row] of ordered)
    outcomes.push({ row: name, attack: 'stale factor', status: await staleFactor({ world, name, row }) })
})

test('every row met every attack', () => {
  const attacks = new Set(outcomes.map(({ attack }) => attack))
  const met = new Set(outcomes.map(({ row, attack }) => `${row} ${attack}`))
  assert.equal(met.size, attacks.size * allRows.length)
  assert.equal(outcomes.length, met.size)
  assert.ok(attacks.size >= 26)
})
