import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readSheet } from '@mizan/platform/spreadsheet/testing'
import { newCase, newClient, newEntry, openTime, type Person, type TestTime } from './testing/index.ts'

let world: TestTime
before(async () => {
  world = await openTime()
})
after(() => world.close())

type Entry = { entryId: string; version: number }
const chosen = (...entries: Entry[]) => entries.map(({ entryId, version }) => ({ entryId, version }))
interface BillingOptions {
  description?: string
  amount?: string
  date?: string
}
/** One service of all these entries, which all belong to one case. */
const service = (entries: Entry[], { description = 'Dilekçe, 1 sa', amount }: BillingOptions = {}) => ({
  entries: chosen(...entries),
  description,
  ...(amount && { amount }),
})
const bill = (by: Person, clientId: string, entries: Entry[], { date, ...more }: BillingOptions = {}) =>
  by.post('time.bill', { clientId, services: [service(entries, more)], ...(date && { date }) })
const ledgerOf = async (by: Person, clientId: string) =>
  (await by.call('client.transactions', { params: { clientId }, query: 'includeDeleted=true' })).data
const servicesIn = async (by: Person) =>
  (await by.get('time.list')).data.items.map(({ service }: { service: unknown }) => service !== null)

async function office() {
  const me = world.signIn()
  const clientId = await newClient(me)
  return { me, clientId, caseId: await newCase(world, me.officeId, { clientId }) }
}

test('chosen entries become the services that were looked at, whose sum is that of the amounts shown', async () => {
  const { me, clientId, caseId } = await office()
  const other = await newCase(world, me.officeId, { clientId })
  const pair = [await newEntry(me, caseId, { minutes: 1 }), await newEntry(me, caseId, { minutes: 1 })]
  const single = await newEntry(me, other, { minutes: 1, what: 'Keşif' })
  const services = [
    service(pair, { description: 'Dava dilekçesi yazıldı, 2 dk' }),
    service([single], { description: 'Keşif, 1 dk' }),
  ]
  const { data } = await me.post('time.bill', { clientId, services, date: '2026-12-10' })
  assert.equal(data.amount, '50.01')
  assert.deepEqual(
    data.services.map(({ amount, description }: Record<string, string>) => [amount, description]),
    [
      ['33.34', 'Dava dilekçesi yazıldı, 2 dk'],
      ['16.67', 'Keşif, 1 dk'],
    ],
  )
  const ledger = await ledgerOf(me, clientId)
  assert.deepEqual(
    [ledger.balance.amount, ledger.items.length, ledger.items[0].date],
    ['50.01', 2, '2026-12-10'],
  )
  const cases = await world.system(({ db }) =>
    db
      .withTables<{ client_transactions: { case_id: string; client_id: string } }>()
      .selectFrom('client_transactions')
      .select('case_id')
      .where('client_id', '=', clientId)
      .execute(),
  )
  assert.deepEqual(new Set(cases.map(({ case_id }) => case_id)), new Set([caseId, other]))
  assert.deepEqual(await servicesIn(me), [true, true, true])
  const history = (await me.call('client.histories', { params: { clientId } })).data
  assert.deepEqual(
    history.items.map(({ action }: { action: string }) => action),
    ['client.service_added', 'client.service_added', 'client.created'],
  )
})

test('a service costs the amount that the person writes, even without a rate', async () => {
  const { me, clientId, caseId } = await office()
  const [rated, rateless] = [await newEntry(me, caseId), await newEntry(me, caseId, { rate: null })]
  assert.equal((await bill(me, clientId, [rated, rateless])).code, 'time.rate_missing')
  assert.equal((await bill(me, clientId, [rated, rateless], { amount: '1250.50' })).data.amount, '1250.50')
  assert.equal((await ledgerOf(me, clientId)).balance.amount, '1250.50')
})

test('a service is about one case, and an entry is in one service', async () => {
  const { me, clientId, caseId } = await office()
  const elsewhere = await newEntry(me, await newCase(world, me.officeId, { clientId }))
  const entry = await newEntry(me, caseId)
  assert.equal((await bill(me, clientId, [entry, elsewhere])).code, 'time.several_cases')
  const twice = { clientId, services: [service([entry]), service([entry])] }
  assert.equal((await me.post('time.bill', twice)).code, 'request.invalid')
})

test('services are taken back at once: they stay visible as deleted, and their time can be charged again', async () => {
  const { me, clientId, caseId } = await office()
  const entries = [await newEntry(me, caseId), await newEntry(me, caseId)]
  const services = entries.map((entry) => service([entry]))
  const { data } = await me.post('time.bill', { clientId, services })
  const serviceIds = data.services.map(({ serviceId }: { serviceId: string }) => serviceId)
  const back = () => me.post('time.unbill', { clientId, serviceIds })
  assert.equal((await back()).status, 200)
  const ledger = await ledgerOf(me, clientId)
  assert.deepEqual(
    [
      ledger.balance.amount,
      ledger.items.map(({ deletion }: { deletion: { comment: string } }) => deletion.comment),
    ],
    ['0.00', ['Hesaba işleme geri alındı', 'Hesaba işleme geri alındı']],
  )
  assert.deepEqual(await servicesIn(me), [false, false])
  assert.equal((await back()).code, 'client.transaction_deleted')
  assert.equal((await bill(me, clientId, entries)).status, 200)
})

test('services charged by hand, or to another client, are not taken back as time', async () => {
  const { me, clientId, caseId } = await office()
  const { data } = await me.post('client.addService', { clientId, amount: '5', description: 'Dilekçe' })
  const byHand = { clientId, serviceIds: [data.transactionId] }
  assert.equal((await me.post('time.unbill', byHand)).code, 'client.transaction_not_found')
  const made = (await bill(me, clientId, [await newEntry(me, caseId)])).data.services[0].serviceId
  const other = { clientId: await newClient(me, 'Başka'), serviceIds: [made] }
  assert.equal((await me.post('time.unbill', other)).code, 'client.transaction_not_found')
  const user = world.signIn({ officeId: me.officeId, role: 'USER' })
  assert.equal((await user.post('time.unbill', { clientId, serviceIds: [made] })).status, 403)
  assert.equal((await ledgerOf(me, clientId)).balance.amount, '1005.00')
})

test('the account names the case of a service to those who may read it', async () => {
  const { me, clientId } = await office()
  const user = world.signIn({ officeId: me.officeId, role: 'USER' })
  const open = await newCase(world, me.officeId, { clientId, readers: [user.userId] })
  const closed = await newCase(world, me.officeId, { clientId })
  await bill(me, clientId, [await newEntry(me, closed)])
  await bill(me, clientId, [await newEntry(me, open)])
  const byHand = { clientId, amount: '5', description: 'Dilekçe', caseId: open }
  assert.equal((await me.post('client.addService', byHand)).status, 200)
  for (const caseId of [(await office()).caseId, await newCase(world, me.officeId)]) {
    const refused = await me.post('client.addService', { ...byHand, caseId })
    assert.equal(refused.code, 'client.case_not_found')
  }
  const cases = async (by: Person) =>
    (await ledgerOf(by, clientId)).items
      .map((line: { case: { caseId: string } | null }) => line.case?.caseId ?? '')
      .sort()
  assert.deepEqual(await cases(me), [open, open, closed].sort())
  assert.deepEqual(await cases(user), ['', open, open].sort())
})

test('an entry becomes a service once: if two people charge it at once, the second is refused', async () => {
  const { me, clientId, caseId } = await office()
  const colleague = world.signIn({ officeId: me.officeId, role: 'CASEADMIN' })
  const [one, two] = [await newEntry(me, caseId), await newEntry(me, caseId)]
  const both = await Promise.all([bill(me, clientId, [one, two]), bill(colleague, clientId, [two])])
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409])
  assert.deepEqual(
    both.flatMap(({ code }) => code ?? []),
    ['time.entry_billed'],
  )
  const ledger = await ledgerOf(me, clientId)
  const done = both.find(({ status }) => status === 200)
  assert.equal(ledger.balance.amount, done?.data.amount)
  const again = await bill(me, clientId, [two])
  assert.equal(again.code, 'time.entry_billed')
})

test('an entry that became a service can neither be changed nor deleted, until that service is deleted', async () => {
  const { me, clientId, caseId } = await office()
  const [one, two] = [await newEntry(me, caseId), await newEntry(me, caseId)]
  const planned = { clientId, services: [service([one]), service([two])] }
  const { services } = (await me.post('time.bill', planned)).data
  assert.equal(services.length, 2)
  const change = { minutes: 5, version: 1 }
  for (const name of ['time.update', 'time.delete'] as const)
    assert.equal((await me.entry(name, one.entryId, change)).code, 'time.entry_billed', name)
  const { items } = (await me.get('time.list')).data
  const serviceOf = (id: string) => items.find((item: Entry) => item.entryId === id).service.serviceId
  const deletion = { clientId, transactionId: serviceOf(one.entryId), comment: 'Yanlış dava' }
  assert.equal((await me.post('client.deleteService', deletion)).status, 200)
  assert.equal((await me.entry('time.update', one.entryId, change)).data.minutes, 5)
  assert.equal((await me.entry('time.delete', two.entryId)).code, 'time.entry_billed')
  const later = await me.get('time.list', 'billed=false')
  assert.equal((await bill(me, clientId, later.data.items)).data.amount, '83.33')
  assert.equal((await ledgerOf(me, clientId)).balance.amount, '1083.33')
})

test('nothing is charged that was not shown, has no rate, costs nothing, or is not of the client', async () => {
  const { me, clientId, caseId } = await office()
  const [entry, rateless] = [await newEntry(me, caseId), await newEntry(me, caseId, { rate: null })]
  const elsewhere = await newEntry(me, await newCase(world, me.officeId))
  const nothing = await newEntry(me, caseId, { minutes: 1, rate: '0.01' })
  const gone = await newEntry(me, caseId)
  await me.entry('time.delete', gone.entryId)
  await me.entry('time.update', entry.entryId, { minutes: 30, version: 1 })
  for (const [entries, code] of [
    [[entry], 'time.entries_changed'],
    [[rateless, nothing], 'time.rate_missing'],
    [[elsewhere], 'time.other_client'],
    [[nothing], 'time.nothing_to_bill'],
    [[gone], 'time.entry_not_found'],
  ] as const)
    assert.equal((await bill(me, clientId, [...entries])).code, code)
  assert.equal((await bill(me, 'unknown', [nothing])).code, 'client.not_found')
  assert.equal((await ledgerOf(me, clientId)).total, 0)
  assert.deepEqual(await servicesIn(me), [false, false, false, false])
})

test('a person who may not write clients cannot charge services', async () => {
  const { me, clientId, caseId } = await office()
  const user = world.signIn({ officeId: me.officeId, role: 'USER' })
  const entry = await newEntry(me, caseId)
  assert.equal((await bill(user, clientId, [entry])).status, 403)
  assert.deepEqual((await me.get('time.list')).data.may, ['bill'])
  assert.deepEqual((await user.get('time.list')).data.may, [])
})

test('a report adds up by case, client, person and month what the asker may read, and can be had as a file', async () => {
  const { me, clientId, caseId } = await office()
  const user = world.signIn({ officeId: me.officeId, role: 'USER' })
  const other = await newCase(world, me.officeId, { readers: [user.userId] })
  const charged = await newEntry(me, caseId, { date: '2026-11-30' })
  await newEntry(me, caseId, { minutes: 30 })
  await newEntry(user, other, { minutes: 20, rate: null })
  await newEntry(me, caseId, { date: '2026-10-31' })
  await bill(me, clientId, [charged])
  const period = 'startDate=2026-11-01&endDate=2026-12-31'
  const report = async (by: Person, kind: string) =>
    (await by.get('time.report', `${period}&by=${kind}`)).data
  const lines = async (kind: string) =>
    (await report(me, kind)).lines.map(({ key, minutes, billed, unbilled }: Record<string, unknown>) => [
      ...[key, minutes, billed, unbilled],
    ])
  assert.deepEqual(await lines('case'), [
    [caseId, 90, '1000.00', '500.00'],
    [other, 20, '0.00', '0.00'],
  ])
  assert.deepEqual(await lines('client'), [
    [clientId, 90, '1000.00', '500.00'],
    [null, 20, '0.00', '0.00'],
  ])
  assert.deepEqual(await lines('person'), [
    [me.userId, 90, '1000.00', '500.00'],
    [user.userId, 20, '0.00', '0.00'],
  ])
  assert.deepEqual(await lines('month'), [
    ['2026-11', 60, '1000.00', '0.00'],
    ['2026-12', 50, '0.00', '500.00'],
  ])
  const { minutes, amount, billed, unbilled } = await report(me, 'month')
  assert.deepEqual([minutes, amount, billed, unbilled], [110, '1500.00', '1000.00', '500.00'])
  assert.equal((await report(user, 'case')).minutes, 20)
  const reversed = await me.get('time.report', 'startDate=2026-12-02&endDate=2026-12-01&by=case')
  assert.equal(reversed.code, 'request.invalid')
  const { bytes, headers } = await me.get('time.reportFile', `${period}&by=client`)
  assert.match(String(headers['content-disposition']), /Zaman/)
  const cells = JSON.stringify(readSheet(bytes))
  for (const text of ['Zaman raporu', 'ABC A.Ş.', 'Müvekkil yok', '1:50'])
    assert.ok(cells.includes(text), text)
})
