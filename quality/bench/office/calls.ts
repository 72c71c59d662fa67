/** The measured calls: what each screen of cases and clients asks for. */
import { answerOf, type SignedUp } from '../../people.ts'
import { nameOf, type Sizes } from './fill.ts'

export interface MeasuredCall {
  name: string
  ask: (address: string, person: SignedUp, number: number) => Promise<unknown>
}

type Question = (number: number) => string

const pad = (number: number) => String(number).padStart(2, '0')

/** The first and the last day of this month. */
function month(): { startDate: string; endDate: string } {
  const now = new Date()
  const [year, at] = [now.getFullYear(), now.getMonth()]
  const last = new Date(Date.UTC(year, at + 1, 0)).getUTCDate()
  return { startDate: `${year}-${pad(at + 1)}-01`, endDate: `${year}-${pad(at + 1)}-${last}` }
}

const reading = (name: string, path: Question): MeasuredCall => ({
  name,
  ask: (address, { accessToken }, number) => answerOf(address, 'GET', path(number), { token: accessToken }),
})

const asking = (name: string, path: string, bodyOf: (number: number) => object): MeasuredCall => ({
  name,
  ask: (address, { accessToken }, number) =>
    answerOf(address, 'POST', path, { token: accessToken, body: bodyOf(number) }),
})

const list = '/case-management/v2?pageSize=50'
const column = '/case-management/v2?pageSize=30&state=open'

/** The person `place` may read the cases whose number plus the place is a multiple of five. */
const readableCase = (place: number, number: number, cases: number) =>
  `case-${(((number * 37) % Math.floor(cases / 5 - 1)) + 1) * 5 - (place % 5)}`

export function callsOf({ cases, clients }: Sizes, placeOf: (person: SignedUp) => number): MeasuredCall[] {
  const { startDate, endDate } = month()
  const calendar = `/case-management/calendar?startDate=${startDate}&endDate=${endDate}`
  const ofCase = (name: string, rest: string): MeasuredCall => ({
    name,
    ask: (address, person, number) =>
      answerOf(address, 'GET', `/case-management/${readableCase(placeOf(person), number, cases)}${rest}`, {
        token: person.accessToken,
      }),
  })
  const conflict = (name: string, count: number) =>
    asking(name, '/case-management/conflicts', (number) => ({
      names: Array.from({ length: count }, (_, place) => ({
        name: nameOf(number * 31 + place * 7),
        side: place % 2 === 0 ? 'opponent' : 'ours',
      })),
    }))
  return [
    reading('list', () => list),
    reading('list, page 100', () => `${list}&pageIndex=100`),
    reading('list by deadline', () => `${list}&sort=deadline`),
    reading('text, a name', (number) => `${list}&query=${encodeURIComponent(nameOf(number * 13))}`),
    reading('text, a number', (number) => `${list}&query=${encodeURIComponent(`2026/${number * 7}`)}`),
    reading('text, a court', () => `${list}&query=ankara%20asliye`),
    ofCase('detail', ''),
    ofCase('tasks of a case', '/case-tasks'),
    reading('kanban, a column', () => column),
    reading('calendar month, own', () => `${calendar}&perDay=3&mine=true`),
    reading('calendar month, office', () => `${calendar}&perDay=3`),
    reading('calendar agenda, own', () => `${calendar}&perDay=10&mine=true`),
    reading('dashboard today', () => '/dashboard/today'),
    asking('dashboard tasks', '/dashboard/case-management/tasks/filtered', () => ({ filter: 'assigned' })),
    asking('dashboard completed', '/dashboard/case-management/tasks/filtered', () => ({
      filter: 'completed',
    })),
    asking('dashboard cases', '/dashboard/case-management/filtered', () => ({ filter: 'assigned' })),
    reading('client list', () => '/client/v2?pageSize=50'),
    reading(
      'client text',
      (number) => `/client/v2?pageSize=50&query=${encodeURIComponent(nameOf(number * 7))}`,
    ),
    reading('balance', (number) => `/client/client-${((number * 37) % clients) + 1}`),
    conflict('conflict, one name', 1),
    conflict('conflict, two names', 2),
    conflict('conflict, twenty names', 20),
  ]
}
