/** Billing for the tests of this domain: a database with offices, calls through HTTP, and a provider that the test plays. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { companyMigrations, officeFacts, permits } from '@mizan/company/server'

import { identityIssues } from '@mizan/identity/contract'
import { identityMigrations, provenStanding } from '@mizan/identity/server'
import { callsOn } from '@mizan/platform/call'
import { createLog } from '@mizan/platform/log'
import { money } from '@mizan/platform/money'
import { type PaymentAnswer, referenceOf } from '@mizan/platform/payments'
import {
  type CallInput,
  callThrough,
  openTestDatabase,
  openTestServer,
  TestClock,
  TestPeople,
  testGate,
} from '@mizan/platform/testing'
import { grantPlan, licencesAtGate, licencesFrom, subscriptionMigrations } from '@mizan/subscription/server'
import { sql } from 'kysely'
import {
  billingErrors,
  billingIssues,
  billingRows,
  onlinePaymentErrors,
  paymentErrors,
} from '../../contract.ts'
import type { BillingCall } from '../call.ts'
import { billingDesk } from '../desk.ts'
import type { InvoiceDocument } from '../invoices/document.ts'
import { billingMigrations } from '../migrations.ts'
import { settleOrder } from '../orders/settle-order.ts'
import type { BillingParts } from '../parts.ts'
import { proveLedger } from '../store/ledger.ts'
import { insertAttempt } from '../store/orders.ts'
import type { BillingTables } from '../tables.ts'

type RowName = keyof typeof billingRows
const DAY = 86_400
const firstDay = '2026-03-02T09:00:00Z'

export async function openBilling() {
  const database = await openTestDatabase<BillingTables>([
    ...identityMigrations,
    ...companyMigrations,
    ...subscriptionMigrations,
    ...billingMigrations,
  ])
  const clock = new TestClock()
  const calls = callsOn(database.kysely, clock)
  const people = new TestPeople()
  const state = {
    /** Everything that the server has logged. */
    logged: [] as string[],
    letters: [] as { userId: string; subject: string; text: string }[],
    handed: [] as InvoiceDocument[],
    standing: { emails: [] as string[], isBarConfirmed: false },
    /** People who had a trial. */
    tried: new Set<string>(),
  }
  const parts: BillingParts = {
    officeFacts,
    provenStanding: async (tx, ids) => {
      const found = await provenStanding(tx, ids)
      return {
        emails: [...found.emails, ...state.standing.emails],
        isBarConfirmed: state.standing.isBarConfirmed,
      }
    },
    mayTakeTrial: async (_tx, userId) => !state.tried.has(userId),
    takeTrial: async (_tx, userId) => !state.tried.has(userId) && Boolean(state.tried.add(userId)),
    grantPlan,
    provider: undefined,
    charge: undefined,
    eInvoices: { hand: async (invoice) => void state.handed.push(invoice) },
    seller: {
      name: 'Mizan Yazılım A.Ş.',
      taxNumber: '1234567890',
      address: 'Örnek Cad. 1, Ankara',
      iban: 'TR330006100519786457841326',
    },
    applePay: undefined,
    notify: async (_tx, userId, letterIn) => void state.letters.push({ userId, ...letterIn('tr') }),
    publicUrl: 'https://mizan.test',
  }
  const server = await openTestServer({
    desks: [billingDesk(parts)],
    errors: { ...billingErrors, ...paymentErrors, ...onlinePaymentErrors },
    issues: { ...identityIssues, ...billingIssues },
    gate: testGate({ callerOf: people.callerOf, permits }),
    calls,
    log: createLog({ level: 'trace', destination: { write: (line) => void state.logged.push(line) } }),
  })
  const call = callThrough(server, billingRows)
  const own = (): BillingCall => calls.make({ rowName: 'test.call', actor: null }, parts)

  /** An office with one administrator. */
  const newOffice = async ({ country = 'turkey', role = 'ADMIN' } = {}) => {
    const officeId = randomUUID()
    const userId = randomUUID()
    await own().system(({ db }) =>
      sql`with office as (insert into companies (company_id, name, name_key, country, seat_maximum, founded_at)
          values (${officeId}, ${`Büro ${officeId}`}, ${officeId}, ${country}, 1, ${clock.now().toISOString()}))
        insert into memberships (user_id, company_id, roles, joined_at)
          values (${userId}, ${officeId}, array[${role}], ${clock.now().toISOString()})`.execute(db),
    )
    const token = people.signIn({ userId, officeId, roles: [role] }, { readOnly: true })
    return {
      officeId,
      userId,
      get: (name: RowName, query = '', params: Record<string, string> = {}) =>
        call(name, { query, params, token }),
      post: (name: RowName, body: object = {}, more: CallInput = {}) => call(name, { ...more, body, token }),
    }
  }

  /** The provider's answer about an attempt, in the scope of the system, as a webhook has it. */
  const answer = (orderId: string, said: PaymentAnswer, attempt = 1) =>
    own().system((tx) => settleOrder(parts, tx, { orderId, attempt, answer: said }))

  const attempt = (orderId: string, number = 1) =>
    own().system(async (tx) => {
      const { company_id } = await tx.db
        .selectFrom('billing_orders')
        .select('company_id')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
      const row = { order_id: orderId, attempt: number, company_id, kind: 'form', state: 'open' } as const
      await insertAttempt(tx, { ...row, started_at: clock.now(), payment: null })
    })

  /** The bank charges the amount of the order. */
  const pay = async (orderId: string, number = 1) => {
    await attempt(orderId, number)
    return answer(orderId, await paid(orderId, number), number)
  }

  const paid = async (orderId: string, number = 1): Promise<PaymentAnswer> => {
    const { due } = await own().system.read(({ db }) =>
      db.selectFrom('billing_orders').select('due').where('id', '=', orderId).executeTakeFirstOrThrow(),
    )
    const reference = referenceOf(orderId, number)
    const amount = money(due)
    return {
      state: 'settled',
      payment: {
        id: `pay-${reference}`,
        reference,
        amount,
      },
    }
  }

  const licences = async (officeId: string) => {
    const { rows } = await sql<{ found: Parameters<typeof licencesFrom>[0] }>`
      select ${licencesAtGate(sql`${officeId}`)} as found`.execute(own().unscoped)
    return licencesFrom(rows[0]?.found ?? [], clock.now())
  }

  /** After any test the ledger balances and agrees with the other tables. */
  const close = async () => {
    const { sum, unbalanced, wrongBalances, wrongAccounts } = await own().system.read((tx) => proveLedger(tx))
    assert.deepEqual([sum, unbalanced, wrongBalances, wrongAccounts], ['0.00', [], [], []])
    await server.close()
    await database.close()
  }
  return {
    ...{
      database,
      clock,
      calls,
      parts,
      state,
      own,
      newOffice,
      answer,
      attempt,
      pay,
      paid,
      licences,
      close,
      server,
    },
    visitor: (name: RowName, query = '', params: Record<string, string> = {}) =>
      call(name, { query, params }),
    ledger: () => own().system.read((tx) => proveLedger(tx)),
    days: (count: number) => clock.advance(count * DAY),
    /** Moves the clock so that each test of a file begins on the same day. */
    backToFirstDay: () => clock.advance((Date.parse(firstDay) - clock.now().getTime()) / 1_000),
    rows: <Row>(query: ReturnType<typeof sql<Row>>) =>
      own().system.read(async ({ db }) => (await query.execute(db)).rows),
  }
}

export type TestBilling = Awaited<ReturnType<typeof openBilling>>
export type TestOffice = Awaited<ReturnType<TestBilling['newOffice']>>
