/** The history of a client of the sample office: first contact, charges and payments. */
import { addDays, type CivilDate } from '@mizan/platform/calendar'
import type { SampleClient } from '../data/clients.ts'
import type { Lawyer } from '../data/people.ts'
import { atHour, cycled, type IdLookup, type Step, twoDigits } from './steps.ts'

export const clientName = (at: number): string => `client ${at}`

/** Days ago on which the first client came; every client comes before their cases. */
const firstDay = 300

export function stepsOfClient(client: SampleClient, at: number, today: CivilDate): Step[] {
  const by: Lawyer = at % 3 === 1 ? 'ayse' : 'deniz'
  const came: Step = {
    name: clientName(at),
    at: atHour(addDays(today, at - firstDay), 10),
    by,
    row: 'client.create',
    input: () => ({ body: { name: client.name, contacts: contactsOf(at) } }),
  }
  return [came, ...bookings(client, at, today), ...plan(client, at, today)].map((step) => ({ ...step, by }))
}

const contactsOf = (at: number) => [
  { type: 'Phone', title: 'Cep', value: `055500010${twoDigits(at)}` },
  { type: 'Email', title: 'Genel', value: `muvekkil${at + 1}@ornek.test` },
]

type Work = Omit<Step, 'by'>

const byTransfer = { paymentType: 'other', paymentDetail: 'bankTransfer' }

function bookings({ service, paid }: SampleClient, at: number, today: CivilDate): Work[] {
  const booked = (date: CivilDate, row: string, more: object): Work => ({
    at: atHour(date, 11),
    row,
    input: (known) => ({ body: { clientId: known(clientName(at)), date, ...more } }),
  })
  const charged = { amount: service, description: 'Vekâlet ücreti (örnek)' }
  const [way, description] = cycled(
    [
      [byTransfer, 'Banka havalesi (örnek)'],
      [{ paymentType: 'card' }, 'Kartla ödeme (örnek)'],
      [{ paymentType: 'cash' }, 'Elden ödeme (örnek)'],
    ] as const,
    at,
  )
  const payment = { amount: paid, description, ...way }
  return [
    booked(addDays(today, -90 - at), 'client.addService', charged),
    ...(paid ? [booked(addDays(today, -70 - at), 'client.addPayment', payment)] : []),
    ...heldMoney(at).map(({ ago, row, more }) => booked(addDays(today, -ago - at), row, more)),
  ]
}

const trust = { account: 'trust', ...byTransfer }

interface ClientStep {
  ago: number
  row: string
  more: object
}

/**
 * Some clients have paid in advance for expenses, the expenses of one exceed the advance, and one has money in trust.
 */
function heldMoney(at: number): ClientStep[] {
  const advance = (amount: string): ClientStep => ({
    ...{ ago: 80, row: 'client.addPayment' },
    more: { amount, account: 'advance', ...byTransfer, description: 'Masraf avansı (örnek)' },
  })
  const spent = (ago: number, amount: string, expenseType: string, description: string): ClientStep => ({
    ...{ ago, row: 'client.addExpense' },
    more: { amount, expenseType, description },
  })
  const held: Record<number, ClientStep[]> = {
    0: [
      advance('5000.00'),
      spent(78, '1230.80', 'courtFee', 'Başvuru ve peşin harç (örnek)'),
      spent(60, '900.00', 'notification', 'Tebligat giderleri (örnek)'),
    ],
    1: [advance('2000.00'), spent(50, '3500.00', 'expert', 'Bilirkişi ücreti (örnek)')],
    2: [
      {
        ...{ ago: 40, row: 'client.addPayment' },
        more: { amount: '45000.00', ...trust, description: 'İcradan tahsil edilen alacak (örnek)' },
      },
      {
        ...{ ago: 30, row: 'client.payOut' },
        more: { amount: '25000.00', ...trust, description: 'Müvekkile ödeme (örnek)' },
      },
      {
        ...{ ago: 28, row: 'client.moveToFee' },
        more: {
          ...{ amount: '5000.00', account: 'trust', description: 'Vekâlet ücretine mahsup (örnek)' },
          consent: 'Müvekkilin e-postası (örnek)',
        },
      },
    ],
  }
  return held[at] ?? []
}

function plan({ instalments }: SampleClient, at: number, today: CivilDate): Work[] {
  if (!instalments) return []
  const items = instalments.map(({ days, amount }) => ({ due: addDays(today, days), amount }))
  const input = (known: IdLookup) => ({
    params: { clientId: known(clientName(at)) },
    body: { items, before: [] },
  })
  return [{ at: atHour(addDays(today, -89 - at), 11), row: 'client.setInstalments', input }]
}
