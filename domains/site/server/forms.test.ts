import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ContactMessage, DemoRequest } from '../schemas.ts'
import { sitePersonalData } from './personal-data.ts'
import { type Author, listWritten } from './store/forms.ts'
import { openSite } from './testing/index.ts'

const demo = {
  name: 'Deniz',
  surname: 'Örnek',
  email: 'deniz@ornek.test',
  phoneNumber: '+90 555 000 00 01',
  organisation: 'Örnek Hukuk Bürosu',
}

async function openForms(contactEmail?: string) {
  const site = await openSite({ ...(contactEmail ? { contactEmail } : {}) })
  const user = site.people.signIn({ userId: 'user-1' })
  const kept = { data: { kept: true }, status: 200 }
  const send =
    (name: 'site.contactUs' | 'site.requestDemo') =>
    async (body: object, token?: string): Promise<void> => {
      const { status, data } = await site.call(name, { body, token })
      assert.deepEqual({ status, data }, kept)
    }
  const written = (author: Author) => site.own().system.read((tx) => listWritten(tx, author))
  return { site, user, write: send('site.contactUs'), askForDemo: send('site.requestDemo'), written }
}

test('a message is stored with its writer and reported by mail', async () => {
  const { site, user, write, written } = await openForms('bilgi@mizan.test')
  await write({ message: ' Öneri: …  ' }, user)
  await write({ name: 'Ayşe', email: 'a@ornek.test', message: 'Soru' })
  const { contacts } = (await written({ userId: 'user-1', email: 'a@ornek.test' })) as {
    contacts: Record<string, unknown>[]
  }
  assert.deepEqual(
    contacts.map(({ user_id, name, email, message }) => [user_id, name, email, message]),
    [
      ['user-1', null, null, 'Öneri: …'],
      [null, 'Ayşe', 'a@ornek.test', 'Soru'],
    ],
  )
  const mail = { channel: 'email', to: 'bilgi@mizan.test', subject: 'Mizan iletişim formu' }
  assert.deepEqual(await site.letters(), [
    { ...mail, text: 'Öneri: …' },
    { ...mail, text: 'Gönderen: Ayşe\nE-posta: a@ornek.test\n\nSoru' },
  ])
  await site.close()
})

test('an installation without a contact address stores the message and sends no mail', async () => {
  const { site, write } = await openForms()
  await write({ message: 'Soru' })
  assert.deepEqual(await site.letters(), [])
  assert.equal((await site.asStaff('site.messages')).data.total, 1)
  await site.close()
})

test('a request for a demonstration is stored and reported with everything needed to call back', async () => {
  const { site, askForDemo } = await openForms('satis@mizan.test')
  await askForDemo({ ...demo, message: 'Salı uygun' })
  const [mail] = await site.letters()
  assert.equal(
    mail?.text,
    'Ad soyad: Deniz Örnek\nE-posta: deniz@ornek.test\nTelefon: +905550000001\nBüro ya da kurum: Örnek Hukuk Bürosu\n\nSalı uygun',
  )
  await site.close()
})

test('text of a stranger cannot get into the headers of the mail', () => {
  for (const field of ['name', 'topic', 'email'])
    assert.equal(
      ContactMessage.safeParse({ message: 'x', [field]: 'a@b.test\r\nBcc: c@d.test' }).success,
      false,
      field,
    )
  assert.equal(DemoRequest.safeParse({ ...demo, surname: 'Örnek\nBcc: x@y.test' }).success, false)
})

test('empty fields count as omitted; an empty message and one over 4000 characters are refused', () => {
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

test('an office cannot see what people wrote to us', async () => {
  const { site, askForDemo } = await openForms()
  await askForDemo(demo)
  const office = site.database.call({ officeId: 'office-1' })
  const seen = await office.office.read(({ db }) => db.selectFrom('visitor_messages').selectAll().execute())
  assert.deepEqual(seen, [])
  await site.close()
})

test('the messages of a person can be erased', async () => {
  const { site, user, write, askForDemo, written } = await openForms()
  await write({ message: 'Öneri' }, user)
  await askForDemo(demo)
  await askForDemo({ ...demo, email: 'baska@ornek.test' })
  await site.own().system((tx) => sitePersonalData.forget(tx, { userId: 'user-1', email: demo.email }))
  assert.deepEqual(await written({ userId: 'user-1', email: demo.email }), { contacts: [], demos: [] })
  assert.deepEqual(await written({ userId: 'user-1', email: undefined }), { contacts: [], demos: [] })
  const rest = (await written({ userId: '', email: 'Baska@ornek.test' })) as { demos: unknown[] }
  assert.equal(rest.demos.length, 1)
  await site.close()
})
