import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { until } from '@mizan/platform/testing'
import { openWorkingWorld, type Person, type World } from './sweep/world.ts'

let world: World
before(async () => {
  world = await openWorkingWorld()
})
after(() => world.close())

const csv = (...rows: string[][]) =>
  new File([rows.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n')], 'Tablo.csv')

async function dryRun({ headers }: Person, file: File) {
  const { data, message } = await world.call(headers, 'imports.upload', { body: { kind: 'cases', file } })
  assert.ok(data, message)
  const params = { importId: data.importId }
  await world.call(headers, 'imports.check', { params, body: { mapping: data.mapping } })
  const checked = await until(async () => {
    const read = (await world.call(headers, 'imports.read', { params })).data
    return read.state !== 'checking' && read
  }, 120)
  const { items } = (await world.call(headers, 'imports.problems', { params })).data
  return { mapping: data.mapping, params, checked, bad: items as { column: string; value: string }[] }
}

async function imported(person: Person, file: File) {
  const { params, checked, mapping } = await dryRun(person, file)
  const body = { ready: checked.found.ready, conflictsSeen: true }
  await world.call(person.headers, 'imports.run', { params, body })
  await until(
    async () => (await world.call(person.headers, 'imports.read', { params })).data.state === 'done',
    120,
  )
  return mapping
}

const detailsOf = async ({ headers }: Person) => {
  const { items } = (await world.call(headers, 'cases.list')).data
  const cases = await Promise.all(
    items.map(
      async ({ caseId }: { caseId: string }) =>
        (await world.call(headers, 'cases.read', { params: { caseId } })).data,
    ),
  )
  return cases
    .map((one) => [
      one.displayTitle,
      one.jurisdiction,
      one.caseType,
      one.claimValue,
      one.assignee?.id ?? null,
    ])
    .sort()
}

const kinds = [
  ['İşe iade', 'Hukuk davası', 'İşe iade ve işçilik alacağı', '148.250,50 ₺'],
  ['Takip', 'İCRA TAKİBİ', 'İlamsız takip', '9000'],
  ['İptal', 'İdari yargı', '', ''],
]

test('a table says proceedings, kind and value of a case, and names the lawyer who is responsible', async () => {
  const me = await world.superAdmin()
  const { name, surname } = (await world.call(me.headers, 'user.profile')).data
  const headings = ['Dava Adı', 'Yargı Türü', 'Dava Türü', 'Müddeabih (TL)', 'Sorumlu Avukat']
  const rows = kinds.map((cells) => [...cells, `Av. ${name} ${surname}`])
  const mapping = await imported(me, csv(headings, ...rows))
  assert.deepEqual(mapping, ['displayTitle', 'jurisdiction', 'caseType', 'claimValue', 'assigneeEmail'])
  assert.deepEqual(await detailsOf(me), [
    ['Takip', 'enforcement', 'İlamsız takip', '9000.00', me.userId],
    ['İptal', 'administrative', null, null, me.userId],
    ['İşe iade', 'civil', 'İşe iade ve işçilik alacağı', '148250.50', me.userId],
  ])
})

test('proceedings that nobody knows, and amounts that cannot be read or are not above zero, are problems', async () => {
  const me = await world.superAdmin()
  const { bad, checked } = await dryRun(
    me,
    csv(
      ['Dava', 'Yargı türü', 'Dava değeri'],
      ['A', 'Uzay hukuku', '100'],
      ['B', 'Ceza', 'belirsiz'],
      ['C', 'Ceza', '-5'],
      ['D', 'Ceza', '0,00'],
      ['E', 'Ceza', '1,250'],
    ),
  )
  assert.deepEqual(
    bad.map(({ column, value }) => `${column} ${value}`),
    ['Yargı türü Uzay hukuku', ...['belirsiz', '-5', '0,00', '1,250'].map((value) => `Dava değeri ${value}`)],
  )
  assert.equal(checked.found.ready, 0)
})

test('cases that an office has taken out as a sheet come into another office as they were', async () => {
  const [from, to] = [await world.superAdmin(), await world.superAdmin()]
  await imported(from, csv(['Dava', 'Yargı türü', 'Dava türü', 'Dava değeri'], ...kinds))
  const { items } = (await world.call(from.headers, 'cases.list')).data
  const caseIds = items.map(({ caseId }: { caseId: string }) => caseId)
  const answer = await world.server.inject({
    ...{ method: 'POST', url: '/api/case-management/sheet', headers: from.headers },
    payload: { caseIds },
  })
  assert.equal(answer.statusCode, 200)
  await imported(to, new File([new Uint8Array(answer.rawPayload)], 'Davalar.xlsx'))
  assert.deepEqual(await detailsOf(to), await detailsOf(from))
})
