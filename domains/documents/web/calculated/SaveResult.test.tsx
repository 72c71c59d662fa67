/** "Davaya kaydet" among the tools of a calculator: who sees it, and what becomes a document of the chosen case. */
import assert from 'node:assert/strict'
import { afterEach, type TestContext, test } from 'node:test'
import { calculatorsErrors, calculatorsRows } from '@mizan/calculators/contract'
import { caseErrors, caseRows } from '@mizan/cases/contract'
import { defineRows } from '@mizan/platform/contract'
import { type Account, AccountProvider, FeaturesProvider } from '@mizan/platform/ui'
import { screensOf, Unreachable, until } from '@mizan/platform/ui/testing'
import { z } from 'zod'
import { uploads } from '../tray/uploads.ts'
import { describe } from './describe.ts'
import { type Result, SaveResult } from './SaveResult.tsx'

const switches = defineRows({
  'test.switches': {
    method: 'GET',
    path: '/switches',
    group: 'test',
    access: { session: 'public' },
    summary: 'Which features are on',
    answer: z.record(z.string(), z.string()),
    errors: [],
    sample: {},
  },
})

const rows = {
  'calculators.file': calculatorsRows['calculators.file'],
  'cases.basicInfo': caseRows['cases.basicInfo'],
  ...switches,
}
const show = screensOf({ rows, errors: { ...calculatorsErrors, ...caseErrors } })

const account: Account = {
  ...{ id: 'user-1', name: 'Deniz', surname: 'Örnek', email: 'deniz@ornek.test', country: 'turkey' },
  company: { id: 'office-1', name: 'Örnek Hukuk' },
  roles: ['USER'],
  permissions: { cases: 'Write' },
  licences: ['calculators', 'case_management_full'],
  readOnly: false,
  trialEndsAt: null,
}

const result: Result = {
  row: 'calculators.rentIncrease',
  address: '/calculators/rent-increase?rent=20000.00&date=2026-01-15',
  input: { rent: '20000.00', date: '2026-01-15' },
  sheet: {
    title: 'Kira artışı',
    inputs: [{ label: 'Kira', value: '20.000,00 ₺' }],
    results: [],
    explanation: '',
    tables: [],
  },
}

const yilmaz = {
  caseId: 'case-1',
  caseNumber: '2026/129',
  displayTitle: 'Yılmaz / ABC A.Ş.',
  state: null,
  mayWrite: true,
}

const pdf = () => ({ contentType: 'application/pdf', fileName: 'x.pdf', body: Buffer.from('%PDF-1.7') })

interface Opened {
  who?: Partial<Account>
  isOn?: boolean
  file?: typeof pdf
}

const opened = (t: TestContext, { who = {}, isOn = true, file = pdf }: Opened = {}) =>
  show(
    t,
    <AccountProvider
      value={{ account: { ...account, ...who }, awaited: false, failed: false, retry: () => undefined }}
    >
      <FeaturesProvider row="test.switches">
        <p>Sonuç</p>
        <SaveResult result={result} />
      </FeaturesProvider>
    </AccountProvider>,
    {
      answers: {
        'test.switches': () => ({ caseManagement: isOn ? 'TurnedOn' : 'TurnedOff' }),
        'cases.basicInfo': () => ({ items: [yilmaz] }),
        'calculators.file': file,
      },
    },
  )

async function chooseCase(screen: Awaited<ReturnType<typeof opened>>) {
  await screen.press('Davaya kaydet')
  await screen.find('Dava', '129', 'Yılmaz / ABC A.Ş. · 2026/129')
  await screen.press('Kaydet')
}

afterEach(() => uploads.clear())

test('a result is uploaded to the chosen case as a PDF whose description leads back to the calculation', async (t) => {
  const screen = await opened(t)
  await chooseCase(screen)
  const upload = await until(() => {
    const [one] = uploads.now()
    assert.ok(one)
    return one
  })
  assert.equal(upload.caseId, 'case-1')
  assert.match(upload.name, /^Kira artışı \d{4}-\d\d-\d\d\.pdf$/)
  assert.equal(await upload.file.text(), '%PDF-1.7')
  assert.match(
    upload.description ?? '',
    /^Kira: 20\.000,00 ₺\nHesabı açmak için: https?:\/\/[^/]+\/calculators\//,
  )
  await until(() => assert.equal(document.querySelector('dialog[open]'), null))
})

test('where the connection is lost meanwhile, the dialog says so and nothing is uploaded', async (t) => {
  const file = (): never => {
    throw new Unreachable()
  }
  const screen = await opened(t, { file })
  await chooseCase(screen)
  await screen.shows(/bağlantı/i)
  await screen.holds('Dava', 'Yılmaz / ABC A.Ş. · 2026/129')
  assert.deepEqual(uploads.now(), [])
})

test('nobody who cannot add documents sees the button', async (t) => {
  for (const hidden of [
    { who: { permissions: { cases: 'Read' as const } } },
    { who: { licences: ['calculators'] } },
    { isOn: false },
  ]) {
    const screen = await opened(t, hidden)
    await screen.shows('Sonuç')
    await until(() => assert.ok(screen.sent().length > 0))
    screen.lacks('button', 'Davaya kaydet')
  }
})

/** The button once it is there: whether it is locked, and what it says of that. */
const lockOf = () =>
  until(() => {
    const [button] = document.querySelectorAll('button')
    assert.equal(button?.textContent, 'Davaya kaydet')
    return [button.disabled, button.title]
  })

test('under a plan that is read-only the button is locked and says why', async (t) => {
  await opened(t, { who: { readOnly: true } })
  assert.deepEqual(await lockOf(), [true, 'Planınız salt okunur: görüntüler, indirirsiniz.'])
})

test('a description has as many inputs as there is room for, and never half an address', () => {
  const inputs = Array.from({ length: 300 }, (_, at) => ({ label: `Alacak ${at}`, value: '1.000,00 ₺' }))
  const described = describe(inputs, 'Hesap: https://mizan.test/calculators/interest')
  assert.ok(described.length <= 2_000)
  assert.match(described, /^Alacak 0: .*\nHesap: https:\/\/mizan\.test\/calculators\/interest$/s)
  assert.equal(describe([{ label: 'Kira', value: '1' }], `Hesap: ${'x'.repeat(2_000)}`), 'Kira: 1')
})
