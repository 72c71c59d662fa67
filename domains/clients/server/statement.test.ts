/** Statements of account: their sums, and the files read back, to the last kuruş. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readSheet } from '@mizan/platform/spreadsheet/testing'
import { extractText, getDocumentProxy } from 'unpdf'
import { type Member, newClient, openClients, type TestClients } from './testing/index.ts'

let world: TestClients
before(async () => {
  world = await openClients()
})
after(() => world.close())

const december = 'startDate=2026-12-01&endDate=2026-12-31'

/** A client with lines before, in and after December, one of them deleted. */
async function withAccount(me: Member): Promise<string> {
  const clientId = await newClient(me, '=ABC+"Gıda" A.Ş.')
  const add = (kind: 'Payment' | 'Service', amount: string, date: string, description: string) => {
    const way = kind === 'Payment' ? { paymentType: 'card' } : {}
    return me.post(`client.add${kind}`, { clientId, amount, date, description, ...way })
  }
  await add('Service', '1000.10', '2026-11-30', 'Danışma')
  await add('Service', '20000.20', '2026-12-01', '=HYPERLINK("https://ornek.test")')
  await add('Payment', '7500.35', '2026-12-31', '+Peşinat')
  await add('Payment', '1', '2027-01-01', 'Sonraki')
  const { data } = await add('Payment', '500', '2026-12-15', 'Mükerrer')
  await me.post('client.deletePayment', { clientId, transactionId: data.transactionId, comment: 'Mükerrer' })
  return clientId
}

const file = async (me: Member, clientId: string, format: string, query = december) => {
  const answer = await me.get('client.statement', { clientId }, `${query}&format=${format}`)
  assert.equal(answer.status, 200, answer.body)
  return answer
}

test('the sums of a period lead from what was owed before to what is owed at its end', async () => {
  const me = world.signIn()
  const clientId = await withAccount(me)
  const sums = async (query: string) => (await me.get('client.statementSums', { clientId }, query)).data
  const lira = (amount: string) => ({ amount, currency: 'TRY' })
  assert.deepEqual(await sums(december), {
    opening: { ...lira('1000.10'), standing: 'owes' },
    services: lira('20000.20'),
    payments: lira('7500.35'),
    closing: { ...lira('13499.95'), standing: 'owes' },
    advance: null,
    trust: null,
  })
  const empty = await sums('startDate=2020-01-01&endDate=2020-01-01')
  assert.deepEqual(
    [empty.opening.amount, empty.services.amount, empty.closing.standing],
    ['0.00', '0.00', 'settled'],
  )
})

test('a spreadsheet has every line of the period as a number or a text, never as a formula', async () => {
  const me = world.signIn()
  const { bytes, headers } = await file(me, await withAccount(me), 'xlsx')
  const named = encodeURIComponent('Hesap ekstresi ABC Gıda A.Ş. 2026-12-01 2026-12-31.xlsx')
  assert.ok(String(headers['content-disposition']).endsWith(`filename*=UTF-8''${named}`))
  const rows = readSheet(bytes)
  assert.ok(rows.flat().every(({ kind }) => kind !== 'formula'))
  const read = rows.map((row) =>
    row.map(({ value, kind }) => (kind === 'number' && value.length < 5 ? Number(value).toFixed(2) : value)),
  )
  assert.deepEqual(read.slice(0, 7).flat().slice(0, 9), [
    'Örnek Hukuk Bürosu',
    'Gül Sokak 5, Çankaya',
    'Vergi dairesi / no: Kavaklıdere / 4540536920 · Telefon: 0312 000 00 00',
    'IBAN: TR33 0006 1005 1978 6457 8413 26',
    'Hesap ekstresi',
    'Müvekkil',
    '=ABC+"Gıda" A.Ş.',
    'Dönem',
    '01.12.2026 – 31.12.2026',
  ])
  const lines = rows
    .slice(-5)
    .map((row) => row.map(({ value, kind }) => (kind === 'number' ? Number(value).toFixed(2) : value)))
  // 46357 is 1 December 2026 in the calendar of spreadsheets.
  assert.deepEqual(lines, [
    ['Devreden bakiye', '1000.10'],
    ['46357.00', '=HYPERLINK("https://ornek.test")', '20000.20', '21000.30'],
    ['46387.00', '+Peşinat', 'Kart', '7500.35', '13499.95'],
    ['Toplam', '20000.20', '7500.35'],
    ['Kapanış bakiyesi', '13499.95'],
  ])
})

test('a PDF has the same lines as texts, and goes on over pages with its heading', async () => {
  const me = world.signIn()
  const clientId = await withAccount(me)
  const read = async (format: string) => {
    const { bytes } = await file(me, clientId, format)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    return (await extractText(pdf, { mergePages: false })).text
  }
  const [page = ''] = await read('pdf')
  for (const text of [
    'Müvekkil: =ABC+"Gıda" A.Ş.',
    'Dönem: 01.12.2026 – 31.12.2026',
    '+Peşinat (Kart)',
    '20.000,20',
    '7.500,35',
    'Kapanış bakiyesi (borçlu)',
    '13.499,95 ₺',
  ])
    assert.ok(page.includes(text), `${text} is not in ${page}`)
  assert.ok(!page.includes('Mükerrer') && !page.includes('Sonraki'))
  for (let line = 0; line < 60; line++)
    await me.post('client.addService', {
      clientId,
      amount: '1',
      date: '2026-12-02',
      description: `Satır ${line}`,
    })
  const pages = await read('pdf')
  assert.equal(pages.length, 2)
  assert.ok(pages.every((one) => one.includes('Açıklama')))
  assert.ok(pages.join(' ').includes('13.559,95'))
})

test('a period that ends before it begins, or has no days, is refused', async () => {
  const me = world.signIn()
  const clientId = await newClient(me)
  for (const query of [
    'startDate=2026-12-02&endDate=2026-12-01',
    'startDate=2026-02-30&endDate=2026-12-01',
    '',
  ])
    for (const row of ['client.statement', 'client.statementSums'] as const)
      assert.equal((await me.get(row, { clientId }, query)).code, 'request.invalid', query)
})

test('the totals of the office are added by month, with months without any, and of no other office', async () => {
  const me = world.signIn()
  await withAccount(me)
  await withAccount(me)
  const other = world.signIn()
  await withAccount(other)
  const { data } = await me.get('client.totals', {}, 'startDate=2026-10-15&endDate=2026-12-31')
  assert.deepEqual(
    data.months.map(
      ({
        month,
        services,
        payments,
      }: Record<'services' | 'payments', { amount: string }> & { month: string }) => [
        month,
        services.amount,
        payments.amount,
      ],
    ),
    [
      ['2026-10', '0.00', '0.00'],
      ['2026-11', '2000.20', '0.00'],
      ['2026-12', '40000.40', '15000.70'],
    ],
  )
  assert.deepEqual([data.services.amount, data.payments.amount], ['42000.60', '15000.70'])
})
