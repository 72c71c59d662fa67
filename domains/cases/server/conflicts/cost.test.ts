/** A check of very many similar names neither holds up the work of others nor may be repeated without end. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { keepNamesOfMany } from '@mizan/clients/server'
import { openCases, type Person, type TestCases } from '../testing/index.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const letters = 'abcdefgklmnorstuz'
/** Names that share keys with each other, nearly all of them of different people. */
const nameOf = (at: number) =>
  `Ahmet Y${[1, 17, 289, 4913].map((one) => letters[Math.floor(at / one) % 17]).join('')}`
const askedNames = (count: number) => Array.from({ length: count }, (_, at) => ({ name: nameOf(at * 211) }))

const keepMany = (officeId: string, count: number) =>
  world.system((tx) =>
    keepNamesOfMany(
      tx,
      officeId,
      Array.from({ length: count }, (_, at) => ({
        refId: `${officeId}-${at}`,
        names: [{ kind: 'client', name: nameOf(at) }],
      })),
    ),
  )

const check = (by: Person, names: number) => by.post('cases.conflicts', { names: askedNames(names) })

/** The longest time in which the event loop did nothing else, as a part of the whole. */
async function longestPart(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  let [last, longest, done] = [began, 0, false]
  const beat = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (!done) setImmediate(beat)
  }
  beat()
  await work()
  done = true
  return longest / (performance.now() - began)
}

test('other work goes on while twenty names are compared with thousands', async () => {
  const me = world.signIn()
  await keepMany(me.officeId, 4_000)
  await check(me, 1)
  assert.ok((await longestPart(() => check(me, 20))) < 0.5)
})

test('a person may cause so much comparing in a minute; colleagues, and checks that cost little, are not concerned', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId })
  await keepMany(me.officeId, 4_000)
  const statuses: number[] = []
  while (statuses.at(-1) !== 429 && statuses.length < 8) statuses.push((await check(me, 20)).status)
  assert.equal(statuses.at(-1), 429)
  assert.ok(statuses.length > 2)
  assert.equal((await check(colleague, 20)).status, 200)
  const other = world.signIn()
  for (let at = 0; at < 30; at += 1) assert.equal((await check(other, 20)).status, 200)
})

test('nothing is saved under a name whose check was refused for its cost', async () => {
  const me = world.signIn()
  const colleague = world.signIn({ officeId: me.officeId })
  await keepMany(me.officeId, 4_000)
  const { data } = await me.post('cases.create', { displayTitle: 'Kaya / Demir', caseNumber: '2026/1' })
  for (let at = 0; at < 8; at += 1) await check(me, 20)
  const party = { name: nameOf(3), role: 'defendant', type: 'individual', conflictsSeen: true }
  const refused = await me.of('cases.addParty', data.caseId, party)
  assert.equal(refused.status, 429)
  assert.equal(JSON.parse(refused.body).code, 'request.too_many')
  assert.deepEqual((await colleague.of('cases.parties', data.caseId)).data.items, [])
})
