import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gather } from '@mizan/platform/domain'
import { emptyText } from '../../domains/drafts/contract/empty-text.ts'
import { domains } from './domains.ts'
import { allRows } from './sweep/rows.ts'

const texts = gather(domains).issues

const field = { key: 'ad', label: 'Ad', type: 'text' }
const savedTemplate = ({ fields = [] as object[], when = [] as object[] }) => ({
  ...{ revision: 1, title: 'Şablon', kind: 'notice', purpose: '', fields },
  body: { text: emptyText(), when },
})

const billed = { entries: [{ entryId: 'entry', version: 1 }], description: 'Dilekçe yazıldı' }

/** Input for rules that a single wrong field does not break. */
const wrongTogether: Record<string, object[]> = {
  'calculators.proposeFigure': [
    {
      row: {
        table: 'interest.legal',
        validFrom: '2027-02-01',
        validTo: '2027-01-01',
        value: '?',
        source: {},
      },
    },
    {
      row: {
        table: 'interest.legal',
        validFrom: '2027-02-01',
        validTo: '2027-01-01',
        value: '1.005',
        unit: 'percent',
        source: {},
        status: 'verified',
        checkedOn: '2027-01-01',
      },
    },
  ],
  'calculators.interest': [
    { claims: [{ amount: '-1', startDate: '2024-01-01' }], endDate: '2026-10-01', costs: '-1', rate: '1001' },
  ],
  'auth.register': [
    { occupation: 'academic', confirmPassword: 'Baska-Parola-9' },
    { occupation: 'lawyer', barRegistrationNumber: null },
  ],
  'billing.addBuyer': [
    { taxId: '1' },
    { taxId: undefined },
    { taxId: undefined, identityNumber: '1' },
    { taxId: undefined, passportNumber: '1' },
    { companyName: undefined },
    { type: 'individual', withholding: 9 },
  ],
  'templates.save': [
    savedTemplate({ fields: [field, field] }),
    savedTemplate({ when: [[]] }),
    savedTemplate({
      fields: [{ ...field, type: 'choice' }],
      when: [[{ field: 'yok', is: null, isNot: false }]],
    }),
  ],
  'drafts.generate': [
    { fields: Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`field_${at}`, 'x'])) },
  ],
  'cases.history': [{ startDate: '2026-01-01' }],
  'client.addPayment': [{ paymentType: 'cash', paymentDetail: 'bankTransfer' }],
  'client.addContact': [{ type: 'Website', value: '?' }],
  'documents.makeExhibits': [
    {
      exhibits: [
        { documentId: 'document', title: '' },
        { documentId: 'document', title: '' },
      ],
    },
  ],
  'time.bill': [{ services: [billed, billed] }],
  'decisions.search': [
    { filters: { startDate: '2025-01-02', endDate: '2025-01-01' } },
    { filters: { startDate: '2025-01-02', undated: true } },
  ],
}

/** Wrong values for the query string of an address. */
const wrongQueries: Record<string, object[]> = {
  'calendar.list': [{ startDate: '2026-01-01', endDate: '2028-01-01' }],
  'company.audit': [{ startDate: '?' }, { startDate: '2026-01-02', endDate: '2026-01-01' }],
  'client.totals': [{ startDate: '2026-01-02', endDate: '2026-01-01' }],
}

/** Samples of the contract with each field wrong in turn, and empty. */
function wrongBodies(name: string, sample: Record<string, unknown>): object[] {
  const one = Object.keys(sample).map((field) => ({ ...sample, [field]: '?' }))
  return [{}, ...one, ...(wrongTogether[name] ?? []).map((wrong) => ({ ...sample, ...wrong }))]
}

/** Names of the broken rules. Messages that are sentences come from the library and are left out. */
function named(name: string, row: (typeof allRows)[number][1]): string[] {
  const bodies = wrongBodies(name, Object(row.sample.body)).map((body) => row.body?.safeParse(body))
  const queries = (wrongQueries[name] ?? []).map((query) => row.query?.safeParse(query))
  return [...bodies, ...queries]
    .flatMap((read) => read?.error?.issues ?? [])
    .map(({ message }) => message)
    .filter((message) => /^[a-z]+\.[a-zA-Z_]+$/.test(message))
}

test('every rule that a schema names has a text, and every text belongs to such a rule', () => {
  const found = new Set(allRows.flatMap(([name, row]) => named(name, row)))
  assert.deepEqual([...found].sort(), Object.keys(texts).sort())
})
