/** Tests of the box: letters find their office and case, and none blocks the others. */
import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { sql } from 'kysely'
import { serveBox } from '../../../domains/mail/server/testing/imap-server.ts'
import { openBoxJob, type TestBox } from '../../../domains/mail/server/testing/index.ts'
import { openWorld, type Person, type World } from '../sweep/world.ts'
import { mailOf, officeOf } from './office.ts'

const address = 'dosya@ornek.test'
let world: World
let office: ReturnType<typeof officeOf>
let server: Awaited<ReturnType<typeof serveBox>>
let box: TestBox
before(async () => {
  world = await openWorld()
  office = officeOf(world)
})
after(() => world.close())
beforeEach(async () => {
  await world.system(sql`delete from mail_box`)
  server = await serveBox()
  box = openBoxJob(world, { url: server.url, address })
})
afterEach(() => server.close())

const unread = () => server.letters.filter(({ isRead }) => !isRead).length
const addressOf = (code: string) => `Dosya <dosya+${code.replaceAll('-', '').toLowerCase()}@ornek.test>`
const subjects = async (who: Person) =>
  (await office.list(who)).map(({ subject }: { subject: string }) => subject).sort()
const problem = async () =>
  (await world.system(sql`select problem, failures from mail_box`)).rows[0] as {
    problem: string
    failures: number
  }

test('a letter to the address of a case is offered for it, marked as read, and comes once', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const to = addressOf(await office.codeOf(me, caseId))
  server.add(mailOf({ to, subject: 'Bilirkişi', files: { 'a.txt': 'a' } }))
  server.add(mailOf({ subject: 'Kimseye' }))
  assert.deepEqual(await box.fetch(), { taken: 1, passed: 1, left: 0 })
  assert.equal(unread(), 0)
  const [mail] = await office.list(me)
  assert.deepEqual([mail.subject, mail.source, mail.candidates[0].reason], ['Bilirkişi', 'box', 'code'])
  assert.deepEqual(await box.fetch(), { taken: 0, passed: 0, left: 0 })
  assert.equal((await office.decide(me, 'mail.file', mail.mailId, caseId)).status, 200)
  assert.deepEqual((await office.documents(me, caseId)).sort(), ['Bilirkişi.eml', 'a.txt'])
})

test('a letter taken in before a break is recognised afterwards, also if it was declined', async () => {
  const me = await world.superAdmin()
  const to = addressOf(await office.codeOf(me, await office.newCase(me)))
  server.add(mailOf({ to, subject: 'Bir' }))
  server.faults.losesMarks = true
  await box.fetch()
  assert.deepEqual([unread(), await problem()], [1, { problem: 'away', failures: 1 }])
  const [mail] = await office.list(me)
  await office.decide(me, 'mail.decline', mail.mailId)
  server.faults.losesMarks = false
  await world.system(sql`update mail_box set failures = 0`)
  await box.fetch()
  assert.deepEqual([unread(), await subjects(me)], [0, []])
})

test('a code in the subject counts if the sender is known, and a code in quoted text never counts', async () => {
  const me = await world.superAdmin()
  const caseId = await office.newCase(me)
  const code = await office.codeOf(me, caseId)
  const body = { name: 'Ali', contacts: [{ type: 'Email', title: 'İş', value: 'bilinen@ornek.test' }] }
  await office.mustCall(me, 'client.create', { body })
  server.add(mailOf({ subject: `Re: ${code}`, from: 'bilinen@ornek.test' }))
  server.add(mailOf({ subject: `Re: ${code}`, from: 'karsi-taraf@baska.test' }))
  server.add(mailOf({ subject: 'Fwd', text: `> ${code}`, from: 'bilinen@ornek.test' }))
  assert.deepEqual(await box.fetch(), { taken: 1, passed: 2, left: 0 })
  assert.deepEqual(await subjects(me), [`Re: ${code}`])
})

test('a letter with codes of two offices in its subject goes to neither, and each address names its own office', async () => {
  const [me, other] = [await world.superAdmin(), await world.superAdmin()]
  const [mine, theirs] = [
    await office.codeOf(me, await office.newCase(me)),
    await office.codeOf(other, await office.newCase(other)),
  ]
  server.add(mailOf({ subject: `${mine} ${theirs}` }))
  server.add(mailOf({ to: addressOf(mine), subject: `Fwd: ${theirs}` }))
  assert.deepEqual(await box.fetch(), { taken: 1, passed: 1, left: 0 })
  assert.deepEqual([await subjects(me), await subjects(other)], [[`Fwd: ${theirs}`], []])
})

test('while an office has locked its key its letters stay unread, and those behind them are read', async () => {
  const [me, other] = [await world.superAdmin(), await world.superAdmin()]
  const passphrase = 'dört yeşil kurbağa'
  const closed = addressOf(await office.codeOf(me, await office.newCase(me)))
  const open = addressOf(await office.codeOf(other, await office.newCase(other)))
  await office.mustCall(me, 'documents.takeKey', { body: { newPassphrase: passphrase, understood: true } })
  await office.mustCall(me, 'documents.closeKey')
  server.add(mailOf({ to: closed, subject: 'Kapalı' }))
  server.add(mailOf({ to: open, subject: 'Açık' }))
  assert.deepEqual(await box.fetch(), { taken: 1, passed: 0, left: 1 })
  assert.deepEqual([unread(), await subjects(other)], [1, ['Açık']])
  await office.mustCall(me, 'documents.openKey', { body: { passphrase } })
  assert.deepEqual(await box.fetch(), { taken: 1, passed: 0, left: 0 })
  assert.deepEqual([unread(), await subjects(me)], [0, ['Kapalı']])
})

test('a letter that could not be taken in for a month is not tried again', async () => {
  const me = await world.superAdmin()
  const to = addressOf(await office.codeOf(me, await office.newCase(me)))
  const company = sql`(select company_id from memberships where user_id = ${me.userId})`
  await world.system(sql`insert into mails (id, company_id, source, state, created_at, settled_at)
    select 'box-' || n, ${company}, 'box', 'declined', clock_timestamp(), clock_timestamp()
    from generate_series(1, 300) n`)
  server.add(mailOf({ to, subject: 'Yeni' }))
  server.add(mailOf({ to, subject: 'Eski' }), new Date('2020-03-02T09:00:00Z'))
  assert.deepEqual(await box.fetch(), { taken: 0, passed: 1, left: 1 })
  assert.equal(unread(), 1)
})

test('a letter that cannot be read is offered as it is, and those behind it are read', async () => {
  const me = await world.superAdmin()
  const to = addressOf(await office.codeOf(me, await office.newCase(me)))
  const nested = Array.from(
    { length: 60 },
    (_, at) => `--n${at}\r\nContent-Type: multipart/mixed; boundary="n${at + 1}"\r\n\r\n`,
  )
  server.add(
    `From: a@b.test\r\nTo: ${to}\r\nSubject: Bozuk\r\nContent-Type: multipart/mixed; boundary="n0"\r\n\r\n${nested.join('')}`,
  )
  server.add(mailOf({ to, subject: 'Sağlam' }))
  assert.deepEqual(await box.fetch(), { taken: 2, passed: 0, left: 0 })
  assert.deepEqual(await subjects(me), ['Bozuk', 'Sağlam'])
  const bad = (await office.list(me)).find(({ subject }: { subject: string }) => subject === 'Bozuk')
  assert.equal(bad.isReadable, false)
})

test('staff is notified of a box that refuses, is silent or breaks off, and it is left alone for longer each time', async () => {
  const me = await world.superAdmin()
  const to = addressOf(await office.codeOf(me, await office.newCase(me)))
  server.add(mailOf({ to, subject: 'Bir' }))
  const wrong = openBoxJob(world, { url: server.url.replace('gizli', 'yanlis'), address })
  await wrong.fetch()
  assert.deepEqual(await problem(), { problem: 'refused', failures: 1 })
  const asked = server.said.length
  await wrong.fetch()
  assert.equal(server.said.length, asked)
  const again = async (job: TestBox) => {
    await world.system(sql`update mail_box set failed_at = '2020-01-01'`)
    await job.fetch()
    return (await problem()).problem
  }
  const state = await office.mustCall(me, 'mail.box')
  assert.deepEqual([state.isConfigured, state.problem], [false, 'refused'])
  assert.equal(await again(openBoxJob(world, { url: server.url, address, folder: 'Yok' })), 'no_folder')
  server.faults.cutsOff = true
  assert.equal(await again(box), 'away')
  server.faults.cutsOff = false
  server.faults.silent = true
  assert.equal(await again(openBoxJob(world, { url: server.url, address, silenceMs: 300 })), 'away')
  server.faults.silent = false
  server.faults.delayMs = 30
  assert.equal(await again(box), null)
  assert.deepEqual(await subjects(me), ['Bir'])
})
