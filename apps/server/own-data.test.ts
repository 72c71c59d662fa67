import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { openWorld, type Person, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorld()
})
after(() => world.close())

const letter = (email: string) => ({ email, name: 'Ayşe', message: 'Telefonum 0555 000 00 09' })
const exported = async ({ headers }: Person) => {
  const { data } = await world.call(headers, 'user.exportData')
  return data.office.written.contacts.map(({ message }: { message: string }) => message)
}
const addressOf = async ({ headers }: Person): Promise<string> =>
  (await world.call(headers, 'user.profile')).data.email

test('the export contains messages that the person wrote, signed in or with their address', async () => {
  const person = await world.signIn()
  const email = await addressOf(person)
  await world.call({}, 'site.contactUs', { body: letter(email.toUpperCase()) })
  await world.call(person.headers, 'site.contactUs', { body: { message: 'Bir öneri' } })
  assert.deepEqual(await exported(person), [letter(email).message, 'Bir öneri'])
})

test('a person who claims another’s address and proves a telephone cannot read the other’s messages', async () => {
  const thief = await world.signIn()
  await world.call({}, 'site.contactUs', { body: letter(await addressOf(thief)) })
  await world.system(sql`update accounts set email_verified_at = null where id = ${thief.userId}`)
  assert.deepEqual(await exported(thief), [])
})

test('a person’s messages are erased with the account, and messages of others stay', async () => {
  const person = await world.signIn()
  const email = await addressOf(person)
  await world.call(person.headers, 'site.contactUs', { body: { message: 'Önerim var' } })
  await world.call({}, 'site.contactUs', { body: letter(email) })
  await world.call({}, 'site.contactUs', { body: { message: 'Başka birinin iletisi' } })
  const erased = await world.call(person.headers, 'user.erase', { body: { password: 'Ornek-Parola-1' } })
  assert.equal(erased.status, 200, erased.code)
  const left = await world.system(
    sql`select message from visitor_messages where user_id is null and email is null`,
  )
  assert.deepEqual(left.rows, [{ message: 'Başka birinin iletisi' }])
  const own = await world.system(sql`select from visitor_messages where user_id = ${person.userId}`)
  assert.equal(own.rows.length, 0)
  const again = await world.signIn()
  await world.system(sql`update accounts set email = ${email} where id = ${again.userId}`)
  assert.deepEqual(await exported(again), [])
})

test('a person’s feedback on search results is exported, and erased with the account', async () => {
  const person = await world.signIn()
  const given = await world.call(person.headers, 'decisions.feedback', {
    body: { text: 'Müvekkilim Can hakkında' },
  })
  assert.equal(given.status, 200, given.code)
  const { data } = await world.call(person.headers, 'user.exportData')
  assert.deepEqual(
    data.office.searchRemarks.map(({ text }: { text: string }) => text),
    ['Müvekkilim Can hakkında'],
  )
  await world.call(person.headers, 'user.erase', { body: { password: 'Ornek-Parola-1' } })
  const left = await world.system(sql`select from search_feedback where user_id = ${person.userId}`)
  assert.equal(left.rows.length, 0)
})

test('a person who is removed from an office loses rights on its cases and notifications about them', async () => {
  const [admin, member] = [await world.signIn(), await world.signIn()]
  const body = { displayTitle: 'Yılmaz / ABC', caseNumber: '2026/1' }
  const { caseId } = (await world.call(admin.headers, 'cases.create', { body })).data
  const office = sql`(select company_id from cases where id = ${caseId})`
  await world.system(sql`
    update memberships set company_id = ${office}, roles = '{USER}' where user_id = ${member.userId}`)
  const permissions = [{ userId: member.userId, permission: 'read' }]
  await world.call(admin.headers, 'cases.updatePermissions', { params: { caseId }, body: { permissions } })
  const count = async () => (await world.call(member.headers, 'notifications.unread')).data?.count
  assert.equal(await count(), 1)
  const removed = await world.call(admin.headers, 'company.removeMember', {
    params: { userId: member.userId },
  })
  assert.equal(removed.status, 200, removed.code)
  const left = await world.system(sql`
    select 'right' as what from case_rights where user_id = ${member.userId}
    union all select 'notification' from notifications where user_id = ${member.userId}`)
  assert.deepEqual(left.rows, [])
})

test('the export names a case in a person’s actions only as long as they may read the case', async () => {
  const [admin, member] = [await world.signIn(), await world.signIn()]
  const made = { displayTitle: 'Yılmaz / Gizli A.Ş.', caseNumber: '2026/77' }
  const { caseId } = (await world.call(admin.headers, 'cases.create', { body: made })).data
  const office = sql`(select company_id from cases where id = ${caseId})`
  await world.system(sql`
    update memberships set company_id = ${office}, roles = '{USER}' where user_id = ${member.userId}`)
  const allow = (permission: string) =>
    world.call(admin.headers, 'cases.updatePermissions', {
      params: { caseId },
      body: { permissions: [{ userId: member.userId, permission }] },
    })
  await allow('write')
  const task = { params: { caseId }, body: { displayTitle: 'Tanık listesini sun' } }
  assert.equal((await world.call(member.headers, 'tasks.add', task)).status, 200)
  const entry = async () => {
    const { data } = await world.call(member.headers, 'user.exportData')
    const { at: _, ...rest } = data.audit.find(({ action }: { action: string }) => action === 'task.added')
    return rest
  }
  const open = await entry()
  assert.deepEqual([open.subject_id, open.own], [caseId, true])
  assert.match(JSON.stringify(open.details), /Tanık listesini sun/)
  await allow('none')
  const closed = { action: 'task.added', subject_id: null, details: null, own: true }
  assert.deepEqual(await entry(), closed)
  await allow('read')
  assert.deepEqual(await entry(), open)
  const elsewhere = sql`(select company_id from companies where company_id <> ${office} limit 1)`
  await world.system(sql`update memberships set company_id = ${elsewhere} where user_id = ${member.userId}`)
  assert.deepEqual(await entry(), closed)
})
