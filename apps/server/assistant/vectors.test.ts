/** Passages that a service of vectors orders by meaning, as an office asks: without its secrets, and never without an answer. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { answers, type Double, fails, startDouble } from '@mizan/platform/outside/testing'
import { domains } from '../domains.ts'
import { openWorld, type World } from '../sweep/world.ts'
import { assistantOf, legalQuestion } from './office.ts'

let double: Double
let world: World
let office: ReturnType<typeof assistantOf>

/** The last text means the same as the question, the others something else. */
const lastMeansTheSame = answers(({ body }) => {
  const { input } = JSON.parse(String(body)) as { input: string[] }
  const isSame = (index: number) => index === 0 || index === input.length - 1
  return { data: input.map((_, index) => ({ index, embedding: isSame(index) ? [1, 0] : [0, 1] })) }
})
const textsSent = () =>
  double.received.flatMap(({ body }) => (JSON.parse(String(body)) as { input: string[] }).input)

before(async () => {
  double = await startDouble()
  world = await openWorld(domains, { EMBEDDING_URL: double.address, EMBEDDING_NAME: 'double' })
  office = assistantOf(world)
})
beforeEach(() => double.behave(lastMeansTheSame))
after(async () => {
  await world.close()
  await double.close()
})

test('the question and the passages found are sent in one call, and the question is answered', async () => {
  const { isRefused } = await office.ask(await world.superAdmin(), legalQuestion)
  assert.equal(isRefused, false)
  assert.equal(double.received.length, 1)
  assert.equal(textsSent()[0], legalQuestion)
  assert.ok(textsSent().length > 2)
})

test('names of clients and numbers of people are not sent', async () => {
  const me = await world.superAdmin()
  await office.mustCall(me, 'client.create', {
    body: { type: 'individual', name: 'Zeliha', surname: 'Karataşoğlu' },
  })
  await office.ask(me, 'Müvekkil Zeliha Karataşoğlu (0532 765 43 21) kira tespit davası açabilir mi?')
  assert.ok(double.received.length > 0)
  assert.doesNotMatch(textsSent().join('\n'), /Karataşoğlu|765 43 21/)
})

for (const [what, behaviour] of [
  ['fails', fails(503)],
  ['answers nonsense', answers('<html>')],
  ['answers too late', answers({ data: [] }, { afterMs: 4_000 })],
] as const)
  test(`while the service ${what}, passages are ordered by words and citations alone`, async () => {
    const me = await world.superAdmin()
    double.behave(behaviour)
    const { isRefused, sentences } = await office.ask(me, legalQuestion)
    assert.equal(isRefused, false)
    assert.ok(sentences.length > 0)
  })

test('a question that is refused without a search is not sent anywhere', async () => {
  await office.ask(await world.superAdmin(), 'Bugün hava nasıl olacak?')
  assert.equal(double.received.length, 0)
})
