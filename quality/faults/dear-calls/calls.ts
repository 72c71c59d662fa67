/** The calls that cost most, each with the most that it takes. */
import { nameOf } from '../../bench/office/fill.ts'
import type { PreparedIds } from './prepare.ts'

export interface DearCall {
  name: string
  method: 'GET' | 'POST'
  path: string
  /** The bodies are sent one after the other. */
  bodies?: object[]
}

const dayAfter = (first: string, days: number): string =>
  new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10)

const list = <T>(length: number, one: (at: number) => T): T[] => Array.from({ length }, (_, at) => one(at))

/** `rates`: how often the rate changes between 2000 and 2026. */
const interestOf = (claims: number, rates: number) => ({
  kind: 'table',
  claims: list(claims, (at) => ({ amount: `${1_000_000 + at}`, startDate: dayAfter('2000-01-02', at) })),
  endDate: '2026-01-01',
  rates: list(rates, (at) => ({
    from: dayAfter('1999-01-01', Math.floor((at * 9_500) / rates)),
    rate: `${1 + (at % 50)}`,
  })),
})

/** A name made of names of the office, so that each resembles many. */
const longName = (at: number): string =>
  list(40, (word) => nameOf(at * 40 + word + 1))
    .join(' ')
    .slice(0, 255)
    .trim()

const year = 'startDate=2025-12-01&endDate=2026-11-30'
const period = 'startDate=2000-01-01&endDate=2026-12-31'

export function dearCalls({
  caseIds,
  clientId,
  documentIds,
  importId,
  feedUrl,
  decisionId,
}: PreparedIds): DearCall[] {
  const get = (name: string, path: string): DearCall => ({ name, method: 'GET', path })
  const post = (name: string, path: string, body: object): DearCall => ({
    name,
    method: 'POST',
    path,
    bodies: [body],
  })
  const [one = ''] = caseIds
  const ofCase = `/case-management/${one}`
  const file = (format: string) => ({ call: 'calculators.interest', input: interestOf(50, 19), format })
  const pdfs = documentIds.slice(-2).map((documentId) => ({ documentId, title: 'Ek' }))
  return [
    get('bad rows of an import', `/imports/${importId}/problems/file`),
    post('interest, refused', '/calculators/interest', interestOf(50, 200)),
    post('interest', '/calculators/interest', interestOf(50, 19)),
    post('interest as a PDF', '/calculators/file', file('pdf')),
    post('interest as a table', '/calculators/file', file('xlsx')),
    post('sheet of cases', '/case-management/sheet', { caseIds }),
    get('statement as a table', `/client/${clientId}/statement?${period}&format=xlsx`),
    get('statement as a PDF', `/client/${clientId}/statement?${period}&format=pdf`),
    post('conflicts', '/case-management/conflicts', { names: list(20, (at) => ({ name: longName(at) })) }),
    post('archive of documents', `${ofCase}/documents/zip`, { documentIds: documentIds.slice(0, 24) }),
    post('exhibits', `${ofCase}/documents/exhibits`, {
      ...{ name: 'Ekler', word: 'annex', isStamped: true },
      exhibits: pdfs,
    }),
    {
      ...post('change of many cases', '/case-management/change-many', {}),
      bodies: ['2027-01-15', '2027-01-18'].map((deadline) => ({
        cases: caseIds.map((caseId) => ({ caseId, version: 1_000 })),
        change: { deadline },
      })),
    },
    get('calendar of a year', `/case-management/calendar?${year}`),
    get('calendar feed', new URL(feedUrl).pathname.replace(/^\/api/, '')),
    get('all cases', '/case-management/cases/basic-info'),
    get('account', `/client/transactions/${clientId}`),
    get('audit', '/company/audit?pageSize=100'),
    get('report of time as a table', `/time/report/file?${period}&by=case`),
    get('own data', '/user/data-export'),
    get('decision as a PDF', `/case-search/case/turkey/${decisionId}/pdf`),
    get('whole law', '/laws/get/by-number/6098?q=kira'),
    post('search in documents', '/case-management/documents/search', { query: 'tanık OR ifade*' }),
  ]
}
