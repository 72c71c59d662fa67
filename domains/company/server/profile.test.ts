/** Tests of the office's profile for documents: its editors, its checks, and its deletion with the office. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { letterheadOf } from './queries/profile.ts'
import { openWorld } from './testing/index.ts'

let world: Awaited<ReturnType<typeof openWorld>>
before(async () => {
  world = await openWorld()
})
after(() => world.close())

const profile = {
  address: 'Gül Sokak 5\nÇankaya',
  taxOffice: 'Kavaklıdere',
  taxNumber: '4540536920',
  iban: 'tr33 0006 1005 1978 6457 8413 26',
  phone: '0312 000 00 00',
  logo: '',
  version: 1,
}
const put = (person: Parameters<typeof world.call>[0], change: object = {}) =>
  world.call(person, 'POST', '/company/profile', { ...profile, ...change })

test('an administrator sets it, every reader of the office sees it, and no other office does', async () => {
  const { admin, officeId } = await world.newOffice()
  const reader = await world.newMember(officeId, 'USERADMIN')
  const { data } = await put(admin)
  assert.deepEqual([data.iban, data.version, data.mayChange], ['TR330006100519786457841326', 2, true])
  const seen = (await world.call(reader, 'GET', '/company/profile')).data
  assert.deepEqual([seen.address, seen.mayChange], [profile.address, false])
  const { admin: stranger } = await world.newOffice()
  assert.equal((await world.call(stranger, 'GET', '/company/profile')).data.address, '')
  const head = await world.system().system.read((tx) => letterheadOf(tx, officeId))
  assert.deepEqual([head.taxNumber, head.logo], ['4540536920', null])
})

test('a member who does not administer the office changes nothing', async () => {
  const { officeId } = await world.newOffice()
  for (const role of ['USERADMIN', 'CASEADMIN', 'USER'] as const)
    assert.equal((await put(await world.newMember(officeId, role))).status, 403, role)
})

test('numbers are checked by their own digits, and a logo by its bytes', async () => {
  const { admin } = await world.newOffice()
  assert.equal((await put(admin, { taxNumber: '4540536921' })).code, 'company.tax_number')
  for (const wrong of [{ taxNumber: '45405A6920' }, { iban: 'TR330006100519786457841327' }])
    assert.equal((await put(admin, wrong)).code, 'request.invalid')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>').toString('base64')
  assert.equal((await put(admin, { logo: svg })).code, 'company.logo')
  assert.equal((await put(admin, { logo: 'A'.repeat(280_004) })).code, 'request.invalid')
})

test('if two people change it at once the second is warned, and the record has both account numbers', async () => {
  const { admin } = await world.newOffice()
  const both = await Promise.all([put(admin), put(admin, { phone: '0312 111 11 11' })])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409])
  await put(admin, {
    iban: 'DE89370400440532013000',
    version: 2,
    phone: both.find(({ data }) => data)?.data.phone,
  })
  const [entry] = (await world.call(admin, 'GET', '/company/audit')).data.items
  assert.deepEqual(entry.details, {
    changed: ['iban'],
    ...{ ibanBefore: 'TR330006100519786457841326', ibanAfter: 'DE89370400440532013000' },
  })
})
