/** Names that were written to mislead the readers of our letters; see `quoted` for their forms. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { openWorld } from './testing/index.ts'

let world: Awaited<ReturnType<typeof openWorld>>
before(async () => {
  world = await openWorld()
})
after(() => world.close())

const encoded = '=?utf-8?Q?Hesab=C4=B1n=C4=B1z_kapat=C4=B1ld=C4=B1?='
const misleading = ['kazandiniz-odul.com', `Büro ${encoded}`, 'www.kotu.test/al https://kotu.test']

/** The letter is plain, links only to our own address, and has no words that a mail program would decode. */
function assertHarmless(letter: { subject?: string; text: string; html?: string } | undefined) {
  assert.ok(letter)
  const written = `${letter.subject}\n${letter.text}`.replace(
    /https:\/\/mizan\.test\/\S*|\S+@ornek\.test/g,
    '',
  )
  assert.doesNotMatch(written, /[\p{L}\d-]\.\p{L}{2}|:\/\/|=\?|\?=/u)
  assert.equal(letter.html, undefined, 'a letter has one form only')
}

test('an invitation links only to us, whatever the office and its people are called', async () => {
  for (const name of misleading) {
    const { admin } = await world.newOffice(`${name} ${randomUUID()}`)
    const person = await world.newPerson({ name: encoded, surname: 'odul.com' })
    assert.equal((await world.invite(admin, person)).status, 200)
    const [letter] = await world.lettersTo(person.email)
    assertHarmless(letter)
  }
})

test('the letter to a removed person links only to us, whatever the remover is called', async () => {
  for (const name of misleading) {
    const { officeId } = await world.newOffice(`${name} ${randomUUID()}`)
    const remover = await world.newPerson({ name: 'bedava-hediye.com', surname: encoded })
    await world.addMember(officeId, remover, 'ADMIN')
    const member = await world.newMember(officeId, 'USER')
    assert.equal((await world.call(remover, 'POST', `/company/member/${member.id}`)).status, 200)
    const [letter] = await world.lettersTo(member.email)
    assertHarmless(letter)
  }
})

test('the name itself stays as it was typed', async () => {
  const { officeId } = await world.newOffice('kazandiniz-odul.com')
  const kept = await world
    .system()
    .system.read(({ db }) =>
      db.selectFrom('companies').select('name').where('company_id', '=', officeId).executeTakeFirst(),
    )
  assert.equal(kept?.name, 'kazandiniz-odul.com')
})
