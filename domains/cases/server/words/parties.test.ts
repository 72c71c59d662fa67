import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { clientMigrations } from '@mizan/clients/server'
import { foldText } from '@mizan/identity/rules/search-text'
import { notificationMigrations } from '@mizan/notifications/server'
import { migrate } from '@mizan/platform/database'
import { openTestDatabase } from '@mizan/platform/testing'
import { researchMigrations } from '@mizan/research/server'
import { sql } from 'kysely'
import { caseMigrations } from '../migrations.ts'
import type { CaseTables } from '../tables.ts'
import { newCase, openCases, type Person, type TestCases } from '../testing/index.ts'
import { partyWordMigration } from './party-migrations.ts'

let world: TestCases
before(async () => {
  world = await openCases()
})
after(() => world.close())

const opponent = { name: 'Işıl Çağlayan', role: 'defendant', type: 'individual' }

/** Display titles of the cases that a query finds. */
const found = async (by: Person, query: string): Promise<string[]> =>
  (await by.call('cases.list', { query: `query=${encodeURIComponent(query)}` })).data.items.map(
    ({ displayTitle }: { displayTitle: string }) => displayTitle,
  )

test('a case is found by its opponent and by who represents them, together with words of the case', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me, { displayTitle: 'İşe iade' })
  await newCase(me, { displayTitle: 'Tahliye' })
  const representatives = ['Av. Şükrü Özgür']
  await me.of('cases.addParty', caseId, { ...opponent, representatives })
  for (const query of ['ışıl', 'caglayan', 'ÇAĞ', 'özgür', 'iade çağlayan', 'layan'])
    assert.deepEqual(await found(me, query), ['İşe iade'], query)
  assert.deepEqual(await found(me, 'tahliye çağlayan'), [])
  assert.deepEqual(await found(world.signIn(), 'çağlayan'), [])
})

test('a party that is renamed or deleted is found by what it is called now', async () => {
  const me = world.signIn()
  const { caseId } = await newCase(me, { displayTitle: 'Alacak' })
  const { casePartyId } = (await me.of('cases.addParty', caseId, opponent)).data
  const params = { caseId, casePartyId }
  await me.call('cases.updateParty', { params, body: { name: 'Deniz Korkmaz', version: 1 } })
  assert.deepEqual(await found(me, 'çağlayan'), [])
  assert.deepEqual(await found(me, 'korkmaz'), ['Alacak'])
  await me.of('cases.updateDisplayTitle', caseId, { displayTitle: 'Alacak davası', version: 1 })
  assert.deepEqual(await found(me, 'korkmaz'), ['Alacak davası'])
  await me.call('cases.deleteParty', { params })
  assert.deepEqual(await found(me, 'korkmaz'), [])
})

test('parties from before are found, and the database folds letters as the code does', async (t) => {
  const all = [...researchMigrations, ...notificationMigrations, ...clientMigrations, ...caseMigrations]
  const database = await openTestDatabase<CaseTables>(all.slice(0, all.indexOf(partyWordMigration)))
  t.after(() => database.close())
  const { system } = database.call()
  const names = ['ÂÎÛ Müteahhitlik', 'I\u0307ZZET ÉCLAIR', 'Ğ. öZ-Şahin & Ortakları']
  await system(async ({ db }) => {
    await sql`insert into cases (id, company_id, case_number, title, display_title, search_text, created_by, created_at,
      changed_at) values ('case', 'office', '1', '', '', '', '', now(), now())`.execute(db)
    for (const [at, name] of names.entries())
      await sql`insert into case_parties (id, company_id, case_id, name, role, type, conflicts, checked_at, created_by,
        created_at) values (${`party-${at}`}, 'office', 'case', ${name}, '', 'individual', 0, now(),
        '', now())`.execute(db)
  })
  await migrate(database, all)
  const kept = await system.read(async ({ db }) => ({
    text: (await db.selectFrom('cases').select('party_text').executeTakeFirstOrThrow()).party_text,
    words: (await sql<{ word: string }>`select word from case_words order by word`.execute(db)).rows,
    known: (await sql<{ word: string }>`select word from case_vocabulary`.execute(db)).rows.length,
  }))
  assert.equal(kept.text, names.map(foldText).join('\n'))
  assert.deepEqual(
    kept.words.map(({ word }) => word),
    ['aiu', 'g.', 'izzet', 'muteahhitlik', 'ortaklari', 'oz-sahin', 'sahin', 'éclair'],
  )
  assert.equal(kept.known, 7)
})
