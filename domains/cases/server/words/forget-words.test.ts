/** Names in deleted cases leave the vocabulary of the office, and no word is lost that somebody writes meanwhile. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { Tx } from '../call.ts'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'
import { holdWords, removeUnsaid } from './store/vocabulary.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const wordsOf = ({ officeId }: Person) =>
  world.system.read(async ({ db }) => {
    const { rows } = await sql<{ word: string }>`
      select distinct word from case_vocabulary where company_id = ${officeId} order by word`.execute(db)
    return rows.map(({ word }) => word)
  })
const remove = (by: Person, caseId: string) => by.of('cases.delete', caseId, { comment: 'Mükerrer' })
const found = async (by: Person, query: string): Promise<string[]> =>
  (await by.call('cases.list', { query: `query=${query}` })).data.items.map(
    ({ displayTitle }: { displayTitle: string }) => displayTitle,
  )
const rename = ({ db }: Tx, caseId: string, text: string) =>
  sql`update cases set search_text = ${text}, display_title = ${text} where id = ${caseId}`.execute(db)

test('words of deleted cases and of former texts go; those that a kept case says stay', async () => {
  const [me, other] = [world.signIn(), world.signIn()]
  const gone = await newCase(me, { displayTitle: 'Zümrüt Tekin', caseNumber: 'A-1' })
  const kept = await newCase(me, { displayTitle: 'Tekin Yakut', caseNumber: 'A-2' })
  await newCase(other, { displayTitle: 'Zümrüt', caseNumber: 'A-1' })
  await remove(me, gone.caseId)
  await me.of('cases.updateDisplayTitle', kept.caseId, { displayTitle: 'Tekin Mercan', version: 1 })
  assert.ok((await wordsOf(me)).includes('zumrut'))
  // In pages of one word, so that each begins where the last one ended.
  await world.forget({ atOnce: 1 })
  const words = await wordsOf(me)
  assert.deepEqual(
    ['zumrut', 'yakut', 'a-1', 'tekin', 'mercan', 'a-2'].filter((word) => words.includes(word)),
    ['tekin', 'mercan', 'a-2'],
  )
  assert.ok((await wordsOf(other)).includes('zumrut'))
  assert.deepEqual(await found(me, 'erca'), ['Tekin Mercan'])
})

test('an office in which somebody writes is left alone, and what they write is found afterwards', async () => {
  const me = world.signIn()
  const gone = await newCase(me, { displayTitle: 'Firuze Kaplan' })
  const kept = await newCase(me, { displayTitle: 'Başka Dava' })
  await remove(me, gone.caseId)
  await world.system(async (tx) => {
    // The word is there, so it is not written once more; its case is not seen by others yet.
    await rename(tx, kept.caseId, 'firuze')
    await world.forget()
    assert.ok((await wordsOf(me)).includes('firuze'))
  })
  await world.forget()
  assert.deepEqual(await found(me, 'iruze'), ['firuze'])
})

/** Until so many wait for the words of an office. */
async function waiting(): Promise<void> {
  const deadline = Date.now() + 5_000
  for (;;) {
    const { rows } = await world.system.read(({ db }) =>
      sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(db),
    )
    if (rows.length > 0) return
    assert.ok(Date.now() < deadline, 'nobody waits')
    await new Promise((done) => setTimeout(done, 10))
  }
}

test('whoever writes a word that is being removed waits, and adds it again', async () => {
  const me = world.signIn()
  const gone = await newCase(me, { displayTitle: 'Lacivert Kaplan' })
  await remove(me, gone.caseId)
  const { written } = await world.system(async (tx) => {
    assert.ok(await holdWords(tx, me.officeId))
    const written = newCase(me, { displayTitle: 'Lacivert Deniz' })
    await waiting()
    const after = { isNumber: false, word: '' }
    await removeUnsaid(tx, { officeId: me.officeId, after, most: 1_000 })
    return { written }
  })
  await written
  assert.ok((await wordsOf(me)).includes('lacivert'))
  assert.deepEqual(await found(me, 'acivert'), ['Lacivert Deniz'])
})

test('a server that stops leaves the rest to the next run', async () => {
  const me = world.signIn()
  await newCase(me)
  await assert.rejects(world.forget({ goesOn: () => false }), /stops/)
})
