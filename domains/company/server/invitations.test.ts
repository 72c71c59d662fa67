import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { lettersADay } from '../data/limits.ts'
import type { Person } from './parts.ts'
import { linkIn, openWorld } from './testing/index.ts'

let world: Awaited<ReturnType<typeof openWorld>>
before(async () => {
  world = await openWorld()
})
after(() => world.close())

const dayMs = 86_400_000
const later = (ms: number) => {
  world.state.now = new Date(world.state.now.getTime() + ms)
}
const lettersTo = ({ email }: Person) => world.lettersTo(email)
const accept = (person: Person, id: string) => world.call(person, 'POST', `/invite/${id}/accept`)
const details = (id: string) => world.call(null, 'GET', `/invite/${id}/details`)

/** Makes a person with an account and an office of their own. */
const newcomer = async () => (await world.newOffice()).admin

test('an invited person gets a letter in both languages, sees who invites them, accepts and becomes a member', async () => {
  const { admin, officeId, organisation } = await world.newOffice()
  const person = await newcomer()
  const { data, status, link } = await world.invite(admin, person, ['CASEADMIN', 'USER'])
  assert.equal(status, 200)
  const { invitationId, createdAt, ...rest } = data
  assert.deepEqual(rest, {
    email: person.email,
    name: person.name,
    surname: person.surname,
    roles: ['USER', 'CASEADMIN'],
    preset: null,
    invitedBy: 'Deniz Kurucu',
    expiresAt: new Date(Date.parse(createdAt) + 7 * dayMs).toISOString(),
    state: 'pending',
  })
  const [letter] = await lettersTo(person)
  assert.ok(letter)
  assert.ok(letter.text.includes(`https://mizan.test/invitation/${link}`))
  for (const part of ['davet ediyor', 'invites you', organisation, 'Deniz Kurucu', '09/03/2026'])
    assert.ok(letter.text.includes(part), part)

  const seen = await details(link)
  assert.deepEqual(
    [seen.data.company, seen.data.creatorName, seen.data.state],
    [organisation, 'Deniz Kurucu', 'pending'],
  )
  const joined = await accept(person, link)
  assert.deepEqual(joined.data, { company: { id: officeId, name: organisation } })
  const members = await world.call(admin, 'GET', '/company/members')
  const member = members.data.items.find(({ userId }: { userId: string }) => userId === person.id)
  assert.deepEqual([member.roles, member.invitedBy], [['USER', 'CASEADMIN'], 'Deniz Kurucu'])
  assert.deepEqual((await world.call(admin, 'GET', '/invite/pending')).data.items, [])
})

test('the link of an accepted or deleted invitation no longer works', async () => {
  const { admin } = await world.newOffice()
  const person = await newcomer()
  const first = await world.invite(admin, person)
  await accept(person, first.link)
  const second = await world.invite(admin, await world.newPerson())
  await world.call(admin, 'POST', `/invite/delete/${second.data.invitationId}`)
  for (const id of [first.link, second.link, 'nothing']) {
    assert.deepEqual([(await details(id)).status, (await details(id)).code], [404, 'invitation.invalid'])
    assert.equal((await accept(person, id)).code, 'invitation.invalid')
  }
})

test('an invitation can be accepted only with the address that it was sent to', async () => {
  const { admin } = await world.newOffice()
  const { link } = await world.invite(admin, await world.newPerson())
  const answer = await accept(await newcomer(), link)
  assert.deepEqual([answer.status, answer.code], [409, 'invitation.other_email'])
})

test('an expired invitation is shown as such, cannot be accepted, and is valid again when sent again', async () => {
  const { admin } = await world.newOffice()
  const person = await newcomer()
  const { data, link } = await world.invite(admin, person)
  later(7 * dayMs)
  assert.equal((await details(link)).data.state, 'expired')
  assert.equal((await accept(person, link)).code, 'invitation.expired')
  const [pending] = (await world.call(admin, 'GET', '/invite/pending')).data.items
  assert.deepEqual([pending.invitationId, pending.state], [data.invitationId, 'expired'])
  assert.equal((await world.invite(admin, person)).code, 'invite.already_invited')
  const resent = await world.call(admin, 'POST', `/invite/resend/${data.invitationId}`)
  assert.equal(resent.data.state, 'pending')
  const letters = await lettersTo(person)
  assert.equal(letters.length, 2)
  assert.equal((await accept(person, link)).code, 'invitation.invalid')
  assert.equal((await accept(person, linkIn(letters[1]?.text))).status, 200)
})

test('the id that the office sees of an invitation does not accept it; only the link in the letter does', async () => {
  const { admin } = await world.newOffice()
  const person = await newcomer()
  const { data } = await world.invite(admin, person, ['ADMIN'])
  assert.equal((await accept(person, data.invitationId)).code, 'invitation.invalid')
  assert.equal((await details(data.invitationId)).code, 'invitation.invalid')
})

test('the id from create and pending opens the details for those of its office who see its invitations', async () => {
  const { admin, officeId } = await world.newOffice()
  const person = await newcomer()
  const { invitationId } = (await world.invite(admin, person)).data
  const [pending] = (await world.call(admin, 'GET', '/invite/pending')).data.items
  assert.equal(pending.invitationId, invitationId)
  const detailsFor = (who: Person) => world.call(who, 'GET', `/invite/${invitationId}/details`)
  assert.equal((await detailsFor(admin)).data.email, person.email)
  const user = await world.newMember(officeId, 'USER')
  const { admin: stranger } = await world.newOffice()
  for (const who of [user, stranger, person])
    assert.equal((await detailsFor(who)).code, 'invitation.invalid', who.email)
  await world.call(admin, 'POST', `/invite/delete/${invitationId}`)
  assert.equal((await detailsFor(admin)).code, 'invitation.invalid')
})

test('an invitation is not sent again within a minute, not even after it was withdrawn', async () => {
  const { admin } = await world.newOffice()
  const person = await world.newPerson()
  const { invitationId } = (await world.invite(admin, person)).data
  const soon = await world.call(admin, 'POST', `/invite/resend/${invitationId}`)
  assert.deepEqual([soon.status, soon.code], [429, 'invite.too_soon'])
  await world.call(admin, 'POST', `/invite/delete/${invitationId}`)
  assert.equal((await world.invite(admin, person)).code, 'invite.too_soon')
  later(60_000)
  assert.equal((await world.invite(admin, person)).status, 200)
})

test('members and invited persons cannot be invited again', async () => {
  const { admin, officeId } = await world.newOffice()
  const member = await world.newMember(officeId, 'USER')
  for (const person of [member, admin])
    assert.equal((await world.invite(admin, person)).code, 'invite.already_member')
  const person = await world.newPerson()
  await world.invite(admin, { ...person, email: person.email.toUpperCase() })
  assert.equal((await world.invite(admin, person)).code, 'invite.already_invited')
})

test('nobody can invite into a role that they cannot give', async () => {
  const { admin, officeId } = await world.newOffice()
  const userAdmin = await world.newMember(officeId, 'USERADMIN')
  const refused = await world.invite(userAdmin, await world.newPerson(), ['ADMIN'])
  assert.deepEqual([refused.status, refused.code], [403, 'company.not_permitted'])
  assert.equal((await world.invite(admin, await world.newPerson(), ['SUPERADMIN'])).status, 403)
  const { data } = await world.invite(admin, await world.newPerson(), ['ADMIN'])
  const resent = await world.call(userAdmin, 'POST', `/invite/resend/${data.invitationId}`)
  assert.equal(resent.code, 'company.not_permitted')
})

test('an invitation of another office is not found', async () => {
  const { admin } = await world.newOffice()
  const stranger = await newcomer()
  const { data } = await world.invite(admin, await world.newPerson())
  for (const path of [`/invite/resend/${data.invitationId}`, `/invite/delete/${data.invitationId}`]) {
    const answer = await world.call(stranger, 'POST', path)
    assert.deepEqual([answer.status, answer.code], [404, 'invitation.not_found'])
  }
})

test('members and valid invitations take seats; expired and withdrawn ones free them', async () => {
  const { admin, officeId } = await world.newOffice()
  for (let seat = 2; seat <= 8; seat += 1) await world.newMember(officeId, 'USER')
  const first = (await world.invite(admin, await world.newPerson())).data
  assert.equal((await world.invite(admin, await world.newPerson())).status, 200)
  const limit = () => world.call(admin, 'GET', '/company/limit')
  assert.deepEqual((await limit()).data, { used: 10, maximum: 10 })
  const full = await world.invite(admin, await world.newPerson())
  assert.deepEqual([full.status, full.code], [409, 'invite.no_seat'])
  await world.call(admin, 'POST', `/invite/delete/${first.invitationId}`)
  assert.deepEqual((await limit()).data, { used: 9, maximum: 10 })
  later(7 * dayMs)
  assert.deepEqual((await limit()).data, { used: 8, maximum: 10 })
})

test('an expired invitation cannot be sent again if the office is full', async () => {
  const { admin, officeId } = await world.newOffice()
  for (let seat = 2; seat <= 9; seat += 1) await world.newMember(officeId, 'USER')
  const { invitationId } = (await world.invite(admin, await world.newPerson())).data
  later(7 * dayMs)
  await world.newMember(officeId, 'USER')
  const answer = await world.call(admin, 'POST', `/invite/resend/${invitationId}`)
  assert.equal(answer.code, 'invite.no_seat')
})

test('simultaneous invitations cannot exceed the number of seats', async () => {
  const { admin, officeId } = await world.newOffice()
  for (let seat = 2; seat <= 8; seat += 1) await world.newMember(officeId, 'USER')
  const people = await Promise.all(Array.from({ length: 8 }, () => world.newPerson()))
  const answers = await Promise.all(people.map((person) => world.invite(admin, person)))
  const codes = answers.map(({ status, code }) => code ?? status).sort()
  assert.deepEqual(codes, [200, 200, ...Array(6).fill('invite.no_seat')])
})

test('a person who is invited twice at the same moment gets one invitation', async () => {
  const { admin } = await world.newOffice()
  const person = await world.newPerson()
  const answers = await Promise.all([world.invite(admin, person), world.invite(admin, person)])
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  assert.equal((await lettersTo(person)).length, 1)
})

test('withdrawing an invitation needs the same rights as sending it', async () => {
  const { admin, officeId } = await world.newOffice()
  const userAdmin = await world.newMember(officeId, 'USERADMIN')
  const invited = await world.newPerson()
  const { data } = await world.invite(admin, invited, ['ADMIN'])
  const path = `/invite/delete/${data.invitationId}`
  assert.equal((await world.call(userAdmin, 'POST', path)).code, 'company.not_permitted')
  assert.equal((await world.call(admin, 'POST', path)).status, 200)
})

test('the number of letters that an office sends in a day is limited, including repeated ones', async () => {
  const { admin } = await world.newOffice()
  const { data } = await world.invite(admin, await world.newPerson())
  const resend = () => world.call(admin, 'POST', `/invite/resend/${data.invitationId}`)
  for (let letters = 1; letters < lettersADay; letters += 1) {
    later(61_000)
    assert.equal((await resend()).status, 200)
  }
  later(61_000)
  assert.equal((await resend()).code, 'request.too_many')
  assert.equal((await world.invite(admin, await world.newPerson())).code, 'request.too_many')
  later(dayMs - lettersADay * 61_000)
  assert.equal((await resend()).status, 200, 'the first letter is a day old')
  later(61_000)
  assert.equal((await resend()).status, 200, 'and then the second')
})

test('a clock that is set back delays no letter for longer than its pause', async () => {
  const { admin } = await world.newOffice()
  const { data } = await world.invite(admin, await world.newPerson())
  const resend = () => world.call(admin, 'POST', `/invite/resend/${data.invitationId}`)
  for (let letters = 1; letters < lettersADay; letters += 1) {
    later(61_000)
    await resend()
  }
  later(-dayMs)
  assert.equal((await resend()).status, 200)
  later(dayMs)
})

test('names cannot add lines to the letter', async () => {
  const { admin } = await world.newOffice('Büro\r\nBcc: herkes@ornek.test')
  const person = await world.newPerson()
  assert.equal((await world.invite(admin, person)).status, 200)
  const [letter] = await lettersTo(person)
  assert.equal(letter?.subject, 'Mizan daveti / Mizan invitation: Büro Bcc: herkes@ornek. test')
})

test('an invitation to an address with a Turkish capital belongs to the account of that address', async () => {
  const { admin } = await world.newOffice()
  const unique = crypto.randomUUID()
  const owner = await world.newPerson({ email: `ibrahim.${unique}@ornek.test` })
  const { data } = await world.invite(admin, { ...owner, email: `İbrahim.${unique}@Ornek.test` })
  assert.equal(data.email, owner.email)
})

test('an address or name that no sign-up accepts cannot be invited', async () => {
  const { admin } = await world.newOffice()
  const person = await world.newPerson()
  for (const wrong of [
    { name: 'Ayşe\n\nhttps://kotu.test' },
    { surname: 'www.kotu.test/al' },
    { name: 'x'.repeat(64) },
    { email: 'bir@ornek.test,iki@ornek.test' },
    { email: 'bir@ornek' },
  ])
    assert.equal((await world.invite(admin, { ...person, ...wrong })).status, 400, JSON.stringify(wrong))
  assert.deepEqual(await lettersTo(person), [])
})
