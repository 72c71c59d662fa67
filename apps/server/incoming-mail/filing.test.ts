/** A mail is offered for a case and becomes its documents by one call, once. */
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

test('a mail with the code of a case is filed with what came with it, and its own file is gone', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const code = await office.codeOf(me, caseId)
  assert.match(code, /^MZN-[2-9A-Z]{4}-[2-9A-Z]{5}$/)
  assert.equal(await office.codeOf(me, caseId), code)
  const before = await office.filesOnDisk()
  const files = { 'Rapor.txt': 'Bilirkişi raporu', '../../kurulum.exe': 'MZ', 'Boş.txt': '' }
  const { mailId } = await office.bring(me, { subject: `Re: keşif [${code}]`, text: 'Ektedir.', files })
  const [mail] = await office.list(me)
  assert.deepEqual(
    [mail.subject, mail.from, mail.text, mail.attachments.map(({ name }: { name: string }) => name)],
    [
      `Re: keşif [${code}]`,
      { name: 'Ali Kaya', address: 'ali@ornek.test' },
      'Ektedir.',
      ['Rapor.txt', 'kurulum.exe', 'Boş.txt'],
    ],
  )
  assert.deepEqual(
    mail.candidates.map((one: { caseId: string; reason: string }) => [one.caseId, one.reason]),
    [[caseId, 'code']],
  )
  const { data } = await office.decide(me, 'mail.file', mailId, caseId)
  assert.deepEqual(data.refused, [
    { name: 'kurulum.exe', reason: 'type' },
    { name: 'Boş.txt', reason: 'empty' },
  ])
  assert.deepEqual(
    (await office.documents(me, caseId)).sort(),
    [`Re keşif [${code}].eml`, 'Rapor.txt'].sort(),
  )
  assert.deepEqual(await office.list(me), [])
  assert.equal(await office.filesOnDisk(), before + 2)
  const history = await office.mustCall(me, 'cases.history', { params: { caseId }, body: {} })
  const actions = history.items.map(({ action }: { action: string }) => action)
  assert.deepEqual(actions.slice(0, 4).sort(), [
    'document.added',
    'document.added',
    'mail.filed',
    'mail.offered',
  ])
})

test('a mail with bytes that an upload refuses becomes a document as well', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const { mailId } = await office.bring(me, { text: 'Sıfır \0 bayt', files: { '..pdf': '%PDF-1.4 x' } })
  const { data } = await office.decide(me, 'mail.file', mailId, caseId)
  assert.ok(data.filed.includes('Konu.eml'))
  assert.ok((await office.documents(me, caseId)).includes('Konu.eml'))
})

test('mails without an id are the same only if what their author wrote is the same', async () => {
  const me = await world.superAdmin()
  const mail = (subject: string, received = '') =>
    `${received}From: Ali <ali@ornek.test>\r\nSubject: ${subject}\r\n\r\nEktedir.`
  const first = await office.bring(me, mail('Dosya 1'))
  const second = await office.bring(me, mail('Dosya 2'))
  const again = await office.bring(me, mail('Dosya 1', 'Received: from somewhere\r\n'))
  assert.notEqual(first.mailId, second.mailId)
  assert.equal(again.mailId, first.mailId)
  for (const { mailId } of [first, second]) await office.decide(me, 'mail.decline', mailId)
})

test('if two people file a mail at the same moment, one succeeds, and nothing is filed twice', async () => {
  const me = await world.superAdmin()
  const [one, other] = [await office.newCase(me), await office.newCase(me)]
  const { mailId } = await office.bring(me, { files: { 'a.txt': 'a' } })
  const answers = await Promise.all(
    [one, other, one].map((caseId) => office.decide(me, 'mail.file', mailId, caseId)),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  assert.equal(refused.length, 2)
  for (const { code } of refused) assert.match(code, /^mail\.(settled|not_found)$/)
  const all = [...(await office.documents(me, one)), ...(await office.documents(me, other))]
  assert.deepEqual(all.sort(), ['Konu.eml', 'a.txt'])
})

test('names that are taken get a number', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  for (const text of ['bir', 'iki']) {
    const { mailId } = await office.bring(me, { subject: 'Konu', text, files: { 'a.txt': text } })
    assert.equal((await office.decide(me, 'mail.file', mailId, caseId)).status, 200)
  }
  assert.deepEqual((await office.documents(me, caseId)).sort(), [
    'Konu (2).eml',
    'Konu.eml',
    'a (2).txt',
    'a.txt',
  ])
})

test('a declined mail is removed for good, and comes back only if somebody brings it again', async () => {
  const me = await world.superAdmin()
  const before = await office.filesOnDisk()
  const bytes = mailOf({ subject: 'Reklam' })
  const { mailId } = await office.bring(me, bytes)
  assert.equal(await office.filesOnDisk(), before + 1)
  assert.equal((await office.decide(me, 'mail.decline', mailId)).status, 200)
  assert.equal(await office.filesOnDisk(), before)
  const kept = sql`select from mails where id = ${mailId} and (wrapped_key is not null or head is not null or has_file)`
  assert.equal((await world.system(kept)).rows.length, 0)
  assert.equal((await office.decide(me, 'mail.decline', mailId)).code, 'mail.not_found')
  assert.equal((await office.bring(me, bytes)).isNew, true)
  assert.equal((await office.list(me)).length, 1)
})

test('the same mail waits once; another one with its id is another mail', async () => {
  const me = await world.superAdmin()
  const writer = await office.colleague(me)
  const bytes = mailOf({ id: '<1@ornek.test>', text: 'Gerçek' })
  const first = await office.bring(me, `Received: by a\r\n${bytes}`)
  assert.deepEqual(await office.list(writer), [])
  const again = await office.bring(writer, `Received: by b\r\n${bytes}`)
  assert.deepEqual(again, { mailId: first.mailId, isNew: false })
  assert.equal((await office.list(writer)).length, 1)
  assert.equal((await office.bring(me, mailOf({ id: '<1@ornek.test>', text: 'Sahte' }))).isNew, true)
  assert.equal((await office.list(me)).length, 2)
})

test('a file that is not a mail is refused, and nothing of it is left', async () => {
  const me = await world.superAdmin()
  const before = await office.filesOnDisk()
  const tried = async (file: File) =>
    (await world.call(me.headers, 'mail.bring', { body: { File: file } })).code
  assert.equal(await tried(office.fileOf('yalnız bir satır')), 'mail.unreadable')
  assert.equal(await tried(office.fileOf('')), 'document.empty')
  assert.equal(await tried(new File(['x'], 'a.msg')), 'mail.only_eml')
  assert.equal(await office.filesOnDisk(), before)
})

test('mails beyond the bounds of an office are refused, and other offices are not affected', async () => {
  const me = await world.superAdmin()
  const company = sql`(select company_id from memberships where user_id = ${me.userId})`
  await world.system(sql`insert into mails (id, company_id, source, state, created_at, settled_at)
    select 'many-' || n, ${company}, 'brought', 'declined', clock_timestamp(), clock_timestamp()
    from generate_series(1, 300) n`)
  const { code } = await world.call(me.headers, 'mail.bring', { body: { File: office.fileOf(mailOf({})) } })
  assert.equal(code, 'mail.too_many')
  assert.equal((await office.bring(await world.superAdmin(), {})).isNew, true)
})
