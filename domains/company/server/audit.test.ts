import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { identityAudit } from '@mizan/identity/contract'
import type { Permission } from '@mizan/platform/contract'
import type { AuditAction } from '@mizan/platform/contract/names'
import { companyAudit } from '../contract.ts'
import type { Person } from './parts.ts'
import { openWorld } from './testing/index.ts'

let world: Awaited<ReturnType<typeof openWorld>>
before(async () => {
  world = await openWorld()
})
after(() => world.close())

test('the record shows actions in the office, their actors and their subjects, newest first', async () => {
  const { admin, officeId } = await world.newOffice()
  const user = await world.newMember(officeId, 'USER')
  const invited = { ...(await world.newPerson()), name: 'Davetli' }
  await world.invite(admin, invited)
  await world.call(admin, 'POST', `/company/users/${user.id}/roles`, { roles: ['CASEADMIN'] })
  await world.call(admin, 'POST', `/company/member/${user.id}`)
  const { data } = await world.call(admin, 'GET', '/company/audit')
  const shown = data.items.map((entry: Record<string, unknown>) => [
    entry.action,
    entry.subjectName,
    entry.details,
  ])
  assert.deepEqual(shown, [
    ['member.removed', 'Deniz Örnek', { roles: ['CASEADMIN'] }],
    ['member.roles_changed', 'Deniz Örnek', { before: ['USER'], after: ['CASEADMIN'] }],
    ['invitation.created', 'Davetli Örnek', { roles: ['USER'] }],
  ])
  assert.deepEqual(data.items[0].actor, { id: admin.id, name: 'Deniz Kurucu' })
  assert.equal(data.total, 3)
})

test('every change of members and invitations leaves an entry in the office concerned', async () => {
  const { admin } = await world.newOffice()
  const { admin: newcomer } = await world.newOffice()
  const { link } = await world.invite(admin, newcomer)
  const second = (await world.invite(admin, await world.newPerson())).data.invitationId
  world.state.now = new Date(world.state.now.getTime() + 60_000)
  await world.call(admin, 'POST', `/invite/resend/${second}`)
  await world.call(admin, 'POST', `/invite/delete/${second}`)
  await world.call(newcomer, 'POST', `/invite/${link}/accept`)
  const { data } = await world.call(admin, 'GET', '/company/audit')
  assert.deepEqual(
    data.items.map(({ action }: { action: string }) => action),
    [
      'invitation.accepted',
      'invitation.deleted',
      'invitation.resent',
      'invitation.created',
      'invitation.created',
    ],
  )
  assert.equal(data.items[0].actor.id, newcomer.id)
})

test('a refused change leaves no entry', async () => {
  const { admin } = await world.newOffice()
  await world.call(admin, 'POST', `/company/member/${admin.id}`)
  assert.equal((await world.call(admin, 'GET', '/company/audit')).data.total, 0)
})

test('entries of another office and details about persons are not shown', async () => {
  const { admin, officeId } = await world.newOffice()
  const entry = (office: string) =>
    world
      .ofOffice(office, { audit: 'session.started' })
      .office(async (tx) =>
        tx.about('session-1', { address: '10.0.0.1', email: 'a@b.test', kind: 'browser' }),
      )
  await entry(officeId)
  await entry((await world.newOffice()).officeId)
  const { data } = await world.call(admin, 'GET', '/company/audit')
  assert.equal(data.total, 1)
  assert.deepEqual(
    [data.items[0].actor, data.items[0].subjectName, data.items[0].details],
    [null, null, { kind: 'browser' }],
  )
})

test('which bar was added is shown; the same details of other entries are not', async () => {
  const { admin, officeId } = await world.newOffice()
  const enter = (audit: AuditAction, subject: string, details: object) =>
    world.ofOffice(officeId, { audit }).office(async (tx) => tx.about(subject, { ...details }))
  const bar = { name: 'Örnek Barosu', country: 'turkey' }
  await enter('bar.created', 'bar-1', bar)
  await enter('bar.proposal_decided', 'proposal-1', { name: bar.name, accept: true })
  await enter('profile.changed', 'user-1', { ...bar, accept: true })
  const { data } = await world.call(admin, 'GET', '/company/audit')
  assert.deepEqual(
    data.items.map((entry: Record<string, unknown>) => [entry.action, entry.subjectId, entry.details]),
    [
      ['profile.changed', 'user-1', {}],
      ['bar.proposal_decided', 'proposal-1', { name: bar.name, accept: true }],
      ['bar.created', 'bar-1', bar],
    ],
  )
})

test('the record is read page by page and by kind of entry', async () => {
  const { admin } = await world.newOffice()
  for (let number = 0; number < 5; number += 1) await world.invite(admin, await world.newPerson())
  const { invitationId } = (await world.call(admin, 'GET', '/invite/pending')).data.items[0]
  await world.call(admin, 'POST', `/invite/delete/${invitationId}`)
  const page = await world.call(
    admin,
    'GET',
    '/company/audit?pageSize=4&pageIndex=1&action=invitation.created',
  )
  assert.deepEqual([page.data.items.length, page.data.total], [1, 5])
  assert.equal(page.data.items[0].action, 'invitation.created')
})

test('a user administrator cannot read the record of the office', async () => {
  const { officeId } = await world.newOffice()
  const userAdmin = await world.newMember(officeId, 'USERADMIN')
  assert.equal((await world.call(userAdmin, 'GET', '/company/audit')).code, 'access.forbidden')
})

test('an entry that asks for a right is shown only to somebody whose roles grant it', async () => {
  const { admin, officeId } = await world.newOffice()
  const administrator = await world.newMember(officeId, 'COMPANYADMIN')
  await world
    .ofOffice(officeId, { audit: 'bar.created' })
    .office(async (tx) => tx.about('bar-1', { name: 'Örnek Barosu' }))
  const asks = (permission: Permission) => {
    world.parts.audit = {
      ...identityAudit,
      ...companyAudit,
      'bar.created': { ...identityAudit['bar.created'], permission },
    }
  }
  const seenBy = async (person: Person, query = '') => {
    const { items, total } = (await world.call(person, 'GET', `/company/audit${query}`)).data
    return [items.length, total]
  }
  asks({ module: 'clients', level: 'Read' })
  assert.deepEqual(await seenBy(administrator), [0, 0])
  assert.deepEqual(await seenBy(administrator, '?action=bar.created'), [0, 0])
  assert.deepEqual(await seenBy(admin), [1, 1])
  asks({ module: 'company', level: 'Read' })
  assert.deepEqual(await seenBy(administrator), [1, 1])
})
