/** Tests of one client who is in a table twice under two spellings. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '@mizan/platform/testing'
import { openWorkingWorld, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorkingWorld()
})
after(() => world.close())

test('clients of one table who may be the same person are shown before they are added', async () => {
  const { headers } = await world.superAdmin()
  const file = new File(
    [['Müvekkil', 'Kuzey Yapı A.Ş.', 'Elif Ak', 'Kuzey Yapı Anonim Şirketi', ''].join('\n')],
    'M.csv',
  )
  const { data } = await world.call(headers, 'imports.upload', { body: { kind: 'clients', file } })
  const params = { importId: data.importId }
  await world.call(headers, 'imports.check', { params, body: { mapping: ['name'] } })
  const checked = await until(async () => {
    const read = await world.call(headers, 'imports.read', { params })
    return read.data.state === 'checked' && read.data
  }, 120)
  assert.deepEqual([checked.found.ready, checked.found.alike], [3, 1])
  const { items } = (await world.call(headers, 'imports.alike', { params })).data
  assert.deepEqual(
    items.map(({ row, found }: { row: number; found: { row: number; opposes: boolean }[] }) => [
      ...[row, found[0]?.row, found[0]?.opposes],
    ]),
    [[4, 2, false]],
  )
})
