/** The record of the office by person, kind, subject and days, and as a file with the same entries. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readSheet } from '@mizan/platform/spreadsheet/testing'
import { openWorld } from './testing/index.ts'

let world: Awaited<ReturnType<typeof openWorld>>
before(async () => {
  world = await openWorld()
})
after(() => world.close())

type Person = Parameters<typeof world.call>[0]
const actions = async (by: Person, query: string) =>
  (await world.call(by, 'GET', `/company/audit?${query}`)).data.items.map(
    ({ action }: { action: string }) => action,
  )

test('the record is read by person, by kind, by whom it is about and by days in Turkey', async () => {
  const { admin, officeId } = await world.newOffice()
  const helper = await world.newMember(officeId, 'USERADMIN')
  const user = await world.newMember(officeId, 'USER')
  world.state.now = new Date('2026-03-31T20:59:00.000Z')
  await world.call(helper, 'POST', `/company/users/${user.id}/roles`, { roles: ['CASEADMIN'] })
  world.state.now = new Date('2026-03-31T21:01:00.000Z')
  await world.call(admin, 'POST', '/company/devices', { maximum: 2 })
  assert.deepEqual(await actions(admin, `actorId=${helper.id}`), ['member.roles_changed'])
  assert.deepEqual(await actions(admin, `subjectId=${user.id}`), ['member.roles_changed'])
  assert.deepEqual(await actions(admin, 'kind=office'), ['office.devices_changed', 'member.roles_changed'])
  assert.deepEqual(await actions(admin, 'kind=time'), [])
  assert.deepEqual(await actions(admin, 'endDate=2026-03-31'), ['member.roles_changed'])
  assert.deepEqual(await actions(admin, 'startDate=2026-04-01'), ['office.devices_changed'])
  const reversed = await world.call(admin, 'GET', '/company/audit?startDate=2026-04-02&endDate=2026-04-01')
  assert.equal(reversed.code, 'request.invalid')
})

test('the file contains the same words as the screen, and is refused to a person who may not read the record', async () => {
  const { admin, officeId } = await world.newOffice()
  const user = await world.newMember(officeId, 'USER')
  await world.call(admin, 'POST', `/company/users/${user.id}/roles`, {
    roles: ['CASEADMIN'],
    preset: 'clerk',
  })
  const rows = readSheet((await world.file(admin, '/company/audit/file')).bytes).map((row) =>
    row.map(({ value }) => value),
  )
  assert.deepEqual(rows[0], ['Zaman', 'Yapan', 'İşlem', 'İlgili kişi', 'Ayrıntı'])
  assert.deepEqual(rows[1]?.slice(1), [
    'Deniz Kurucu',
    'Üyenin rollerini değiştirdi',
    'Deniz Örnek',
    'Kullanıcı → Kullanıcı · Görev: Kâtip',
  ])
  const csv = (await world.file(admin, '/company/audit/file?format=csv')).bytes.toString()
  assert.match(csv, /^\uFEFF"Zaman";"Yapan"/)
  assert.match(csv, /"Üyenin rollerini değiştirdi"/)
  assert.equal((await world.call(user, 'GET', '/company/audit/file')).status, 403)
})
