import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type PlatformTables, read, write } from '@mizan/platform/database'
import { lettersWaiting } from '@mizan/platform/messages/testing'
import { openTestDatabase } from '@mizan/platform/testing'
import { ContactMessage, DemoRequest } from '../schemas.ts'
import { takeContact } from './actions/take-contact.ts'
import { takeDemoRequest } from './actions/take-demo-request.ts'
import { forgetWrittenBy, siteMigrations, writtenBy } from './index.ts'
import type { SiteTables } from './tables.ts'

const demo = {
  name: 'Deniz',
  surname: 'Örnek',
  email: 'deniz@ornek.test',
  phoneNumber: '+90 555 000 00 01',
  organisation: 'Örnek Hukuk Bürosu',
}

async function openForms() {
  const database = await openTestDatabase<PlatformTables & SiteTables>(siteMigrations)
  const context = (actorId?: string) =>
    database.context({ call: { rowName: 'site.contactUs', ...(actorId ? { actorId } : {}) } })
  const ctx = context() as never as Parameters<typeof takeContact>[0]
  const signedIn = context('user-1') as never as typeof ctx
  const mails = () => lettersWaiting(database.context())
  return { database, ctx, signedIn, mails }
}

test('a message is kept with who wrote it and told by mail', async () => {
  const { ctx, signedIn, mails } = await openForms()
  await takeContact(signedIn, ContactMessage.parse({ message: ' Öneri: …  ' }), 'bilgi@mizan.test')
  await takeContact(
    ctx,
    ContactMessage.parse({ name: 'Ayşe', email: 'a@ornek.test', message: 'Soru' }),
    undefined,
  )
  const { contacts } = (await writtenBy(ctx, { userId: 'user-1', email: 'a@ornek.test' })) as {
    contacts: Record<string, unknown>[]
  }
  assert.deepEqual(
    contacts.map(({ user_id, name, email, message }) => [user_id, name, email, message]),
    [
      ['user-1', null, null, 'Öneri: …'],
      [null, 'Ayşe', 'a@ornek.test', 'Soru'],
    ],
  )
  assert.deepEqual(await mails(), [
    { channel: 'email', to: 'bilgi@mizan.test', subject: 'Mizan iletişim formu', text: 'Öneri: …' },
  ])
})

test('a wish for a demonstration is kept and told with all that is needed to call back', async () => {
  const { ctx, mails } = await openForms()
  await takeDemoRequest(ctx, DemoRequest.parse({ ...demo, message: 'Salı uygun' }), 'satis@mizan.test')
  const [mail] = await mails()
  assert.equal(
    mail?.text,
    'Ad soyad: Deniz Örnek\nE-posta: deniz@ornek.test\nTelefon: +905550000001\nBüro ya da kurum: Örnek Hukuk Bürosu\n\nSalı uygun',
  )
})

test('what a stranger writes cannot reach the head of the mail', () => {
  for (const field of ['name', 'topic', 'email'])
    assert.equal(
      ContactMessage.safeParse({ message: 'x', [field]: 'a@b.test\r\nBcc: c@d.test' }).success,
      false,
      field,
    )
  assert.equal(DemoRequest.safeParse({ ...demo, surname: 'Örnek\nBcc: x@y.test' }).success, false)
})

test('empty fields count as left out, an empty message and one over 4000 letters are refused', () => {
  assert.deepEqual(ContactMessage.parse({ name: ' ', email: '', topic: '', message: 'Soru' }), {
    name: undefined,
    email: undefined,
    topic: undefined,
    message: 'Soru',
  })
  assert.equal(ContactMessage.safeParse({ message: '  ' }).success, false)
  assert.equal(ContactMessage.safeParse({ message: 'x'.repeat(4_001) }).success, false)
  assert.equal(ContactMessage.safeParse({ message: 'x', email: 'yok' }).success, false)
})

test('an office sees nothing of what people wrote to us', async () => {
  const { database, ctx } = await openForms()
  await takeDemoRequest(ctx, DemoRequest.parse(demo), undefined)
  const office = database.context({ companyId: 'office-1' })
  const seen = await read(office, ({ db }) => db.selectFrom('demo_requests').selectAll().execute())
  assert.deepEqual(seen, [])
})

test('what a person wrote can be forgotten', async () => {
  const { ctx, signedIn } = await openForms()
  await takeContact(signedIn, ContactMessage.parse({ message: 'Öneri' }), undefined)
  await takeDemoRequest(ctx, DemoRequest.parse(demo), undefined)
  await takeDemoRequest(ctx, DemoRequest.parse({ ...demo, email: 'baska@ornek.test' }), undefined)
  await write(ctx, (tx) => forgetWrittenBy(tx, { userId: 'user-1', email: demo.email }))
  assert.deepEqual(await writtenBy(ctx, { userId: 'user-1', email: demo.email }), { contacts: [], demos: [] })
  assert.deepEqual(await writtenBy(ctx, { userId: 'user-1', email: undefined }), { contacts: [], demos: [] })
  const rest = (await writtenBy(ctx, { userId: '', email: 'Baska@ornek.test' })) as { demos: unknown[] }
  assert.equal(rest.demos.length, 1)
})
