/** Mails that wait are encrypted under the key of the office, and go with it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openWorld, type World } from '../sweep/world.ts'
import { mailOf, officeOf } from './office.ts'

let world: World
let office: ReturnType<typeof officeOf>
before(async () => {
  world = await openWorld()
  office = officeOf(world)
})
after(() => world.close())

const passphrase = 'dört yeşil kurbağa'

test('the database has no word of a mail that waits', async () => {
  const me = await world.superAdmin()
  const words = ['Kuşburnu', 'tersane@ornek.test', 'Yosunlu', 'gizlirapor']
  await office.bring(me, {
    subject: words[0] as string,
    from: words[1] as string,
    text: words[2] as string,
    files: { [`${words[3]}.txt`]: 'x' },
  })
  const { rows } = await world.system(
    sql`select coalesce(string_agg(m::text || encode(head, 'escape'), ''), '') || (
      select coalesce(string_agg(a::text, ''), '') from audit_entries a) as all from mails m where head is not null`,
  )
  const { all } = rows[0] as { all: string }
  assert.ok(all.length > 100)
  for (const word of words) assert.ok(!all.includes(word), word)
})

test('while the key is closed nothing is shown or taken in, and afterwards everything is there', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const { mailId } = await office.bring(me, { files: { 'a.txt': 'a' } })
  await office.mustCall(me, 'documents.takeKey', {
    body: { newPassphrase: passphrase, understood: true },
  })
  assert.equal((await office.list(me)).length, 1)
  await office.mustCall(me, 'documents.closeKey')
  const codes = [
    await world.call(me.headers, 'mail.list'),
    await world.call(me.headers, 'mail.bring', { body: { File: office.fileOf(mailOf({})) } }),
    await office.decide(me, 'mail.file', mailId, caseId),
  ].map(({ code }) => code)
  assert.deepEqual(codes, ['document.keys_locked', 'document.keys_locked', 'document.keys_locked'])
  await office.mustCall(me, 'documents.openKey', { body: { passphrase } })
  assert.equal((await office.decide(me, 'mail.file', mailId, caseId)).status, 200)
  assert.deepEqual((await office.documents(me, caseId)).sort(), ['Konu.eml', 'a.txt'])
})
