/** Work on recordings, mails and documents while the office changes its key: neither waits for the other for ever. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { wantTexts } from '@mizan/documents/server'
import { until } from '@mizan/platform/testing'
import { sql } from 'kysely'
import { officeOf } from '../incoming-mail/office.ts'
import { operatorCall } from '../operator.ts'
import { openWorkingWorld, type Person, type World } from '../sweep/world.ts'
import { type Place, recordingsOf } from './office.ts'

let world: World
let office: ReturnType<typeof recordingsOf>
before(async () => {
  world = await openWorkingWorld()
  office = recordingsOf(world)
})
after(() => world.close())

const companyOf = (who: Person) => sql`(select company_id from memberships where user_id = ${who.userId})`

/** Their texts are read, so that they have data keys. */
async function readTextsOf(who: Person): Promise<void> {
  const { rows } = await world.system(sql`select ${companyOf(who)} as id`)
  await operatorCall(world.calls, { rowName: 'sweep' }).system((tx) =>
    wantTexts(tx, (rows[0] as { id: string }).id),
  )
  await until(async () => {
    const waiting = await world.system(
      sql`select 1 from document_texts where company_id = ${companyOf(who)} and state = 'waiting'`,
    )
    return waiting.rows.length === 0
  })
}

async function officeWithTranscript() {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const place = await office.recorded(me, caseId)
  await office.mustCall(me, 'recordings.saveTranscript', {
    params: { ...place },
    body: { text: 'İlk ifade' },
  })
  await readTextsOf(me)
  return { me, caseId, place }
}

const takeKey = (who: Person, newPassphrase = 'dört yeşil kurbağa') =>
  world.call(who.headers, 'documents.takeKey', { body: { newPassphrase, understood: true } })
const save = (who: Person, place: Place, version: number) =>
  office.call(who, 'saveTranscript', place, { text: `İfade ${version}`, version })
const textOf = async (who: Person, place: Place) =>
  (await office.mustCall(who, 'recordings.transcript', { params: { ...place } })).text

const untilWaiting = (count: number) =>
  until(async () => {
    const { rows } = await world.database.pool.query(
      `select from pg_locks join pg_stat_activity using (pid)
       where not granted and locktype <> 'advisory' and datname = current_database()`,
    )
    return rows.length >= count
  })

/** The work begins while the key is being changed: texts have moved under the new key, recordings and mails have not. */
async function amidChange(me: Person, work: () => Promise<{ status: number }>): Promise<number[]> {
  // A part of the index, which the change moves; a lock on it delays the change.
  await world.system(sql`insert into document_index (id, company_id, documents, wrapped_key, sealed)
    select 'held ' || id, company_id, 1, wrapped_key, '' from document_texts
    where company_id = ${companyOf(me)} and state = 'done' limit 1`)
  const answers = await operatorCall(world.calls, { rowName: 'sweep' }).system(async (tx) => {
    await sql`select 1 from document_index where company_id = ${companyOf(me)} for update`.execute(tx.db)
    const changing = takeKey(me)
    await untilWaiting(1)
    const working = work()
    await untilWaiting(2)
    return [changing, working]
  })
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  await world.system(sql`delete from document_index where company_id = ${companyOf(me)}`)
  return statuses
}

test('a transcript is saved while the key of the office changes', async () => {
  const { me, place } = await officeWithTranscript()
  assert.deepEqual(await amidChange(me, () => save(me, place, 1)), [200, 200])
  assert.equal(await textOf(me, place), 'İfade 1')
})

test('a recording is deleted, and a mail is filed, while the key of the office changes', async () => {
  const { me, place } = await officeWithTranscript()
  assert.deepEqual(await amidChange(me, () => office.call(me, 'delete', place)), [200, 200])
  const other = await officeWithTranscript()
  const mails = officeOf(world)
  const { mailId } = await mails.bring(other.me, { files: { 'Ek.txt': 'ek' } })
  const file = () =>
    world.call(other.me.headers, 'mail.file', { params: { mailId }, body: { caseId: other.caseId } })
  assert.deepEqual(await amidChange(other.me, file), [200, 200])
})

test('transcripts, deletions and uploads go on while the key changes again and again', async () => {
  const { me, caseId, place } = await officeWithTranscript()
  let passphrase = 'dört yeşil kurbağa'
  assert.equal((await takeKey(me, passphrase)).status, 200)
  const add = async (name: string) => {
    const body = { File: new File([`metin ${name}`], name, { type: 'text/plain' }) }
    return world.call(me.headers, 'documents.add', { params: { caseId }, body })
  }
  const change = async () => {
    const newPassphrase = `${passphrase} daha`
    const answer = await world.call(me.headers, 'documents.changePassphrase', {
      body: { passphrase, newPassphrase },
    })
    passphrase = newPassphrase
    return answer
  }
  for (let round = 1; round <= 8; round++) {
    const ids = []
    for (const name of ['a', 'b', 'c']) ids.push((await add(`${name} ${round}.txt`)).data.documentId)
    await readTextsOf(me)
    const answers = await Promise.all([
      change(),
      save(me, place, round),
      add(`yeni ${round}.txt`),
      world.call(me.headers, 'documents.deleteSome', { params: { caseId }, body: { documentIds: ids } }),
    ])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 200],
    )
  }
  assert.equal(await textOf(me, place), 'İfade 8')
})
