import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { callerOf } from '@mizan/platform/contract'
import { findAlike } from './alike.ts'
import { keepFormerNames } from './keep-former-names.ts'
import { type Member, newClient, openClients, type TestClients } from './testing/index.ts'

let world: TestClients
before(async () => {
  world = await openClients()
})
after(() => world.close())

const free = async () => {}

const alike = async (by: Member, ...names: string[]): Promise<string[][]> => {
  const call = world.callOf(by)
  const found = await call.office.read((tx) => findAlike(tx, callerOf(call).officeId, names, free))
  return found.map((one) => one.map(({ name, why }) => `${name} ${why}`))
}

test('a client is found under a similar name as soon as it is created, in its own office only', async () => {
  const me = world.signIn()
  const stranger = world.signIn()
  await newClient(me, 'ABC Gıda Anonim Şirketi')
  await newClient(me, 'Ayşe Yılmaz')
  assert.deepEqual(await alike(me, 'ABC Gıda A.Ş.', 'A. Yılmaz', 'Veli Demir'), [
    ['ABC Gıda Anonim Şirketi form'],
    ['Ayşe Yılmaz initial'],
    [],
  ])
  assert.deepEqual(await alike(stranger, 'Ayşe Yılmaz'), [[]])
})

test('a renamed client is found under the new name alone, a deleted one under none', async () => {
  const me = world.signIn()
  const clientId = await newClient(me, 'Kerem Aksoy')
  await me.post('client.updateName', { clientId, name: 'Burak Şimşek', version: 1 })
  assert.deepEqual(await alike(me, 'Kerem Aksoy', 'Burak Şimşek'), [[], ['Burak Şimşek same']])
  await me.call('client.delete', { params: { clientId } })
  assert.deepEqual(await alike(me, 'Burak Şimşek'), [[]])
})

test('names from before there were keys are kept by the job, once', async () => {
  const me = world.signIn()
  const clientId = await newClient(me, 'Selin Ergün')
  await world.own().system(async ({ db }) => {
    await db.deleteFrom('name_keys').where('ref_id', '=', clientId).execute()
    await db.updateTable('clients').set({ names_kept: false }).where('id', '=', clientId).execute()
  })
  assert.deepEqual(await alike(me, 'Selin Ergün'), [[]])
  assert.deepEqual(await keepFormerNames(world.own()), { kept: 1 })
  assert.deepEqual(await alike(me, 'Selin Ergün'), [['Selin Ergün same']])
  assert.deepEqual(await keepFormerNames(world.own()), { kept: 0 })
})

test('names whose keys an earlier rule made get those of this one, once', async () => {
  const me = world.signIn()
  const clientId = await newClient(me, 'Kısıtlı Nermin Sezgi vasisi Onur Tuna')
  await newClient(me, 'Pelin Kurt')
  await world.own().system(async ({ db }) => {
    await db.updateTable('name_keys').set({ key: 'former' }).where('ref_id', '=', clientId).execute()
    const company_id = callerOf(world.callOf(me)).officeId
    const rows = [clientId, 'gone'].map((ref_id) => ({ company_id, ref_id }))
    await db.insertInto('names_to_key').values(rows).execute()
  })
  assert.deepEqual(await alike(me, 'Onur Tuna'), [[]])
  assert.deepEqual(await keepFormerNames(world.own()), { kept: 1 })
  assert.deepEqual(await alike(me, 'Onur Tuna', 'Nermin Sezgi', 'Pelin Kurt'), [
    ['Kısıtlı Nermin Sezgi vasisi Onur Tuna same'],
    ['Kısıtlı Nermin Sezgi vasisi Onur Tuna title'],
    ['Pelin Kurt same'],
  ])
  assert.deepEqual(await keepFormerNames(world.own()), { kept: 0 })
})
