/** Notifications of a domain that only tests have: payments, which some people of an office may see. */
import { randomUUID } from 'node:crypto'
import { callsOn } from '@mizan/platform/call'
import { type AuditText, defineAudit } from '@mizan/platform/contract'
import { tenantPolicy } from '@mizan/platform/database'
import {
  callThrough,
  openTestDatabase,
  openTestServer,
  TestClock,
  TestPeople,
  testGate,
  testJobCall,
} from '@mizan/platform/testing'
import { sql } from 'kysely'
import { notificationErrors, notificationRows } from '../../contract.ts'
import { notificationDesk } from '../desk.ts'
import { mailNews } from '../mail.ts'
import { notificationMigrations } from '../migrations.ts'
import { mailDigests } from '../morning.ts'
import { notify } from '../notify.ts'
import type { NotificationParts } from '../parts.ts'
import { type DueThing, type NotificationSubject, subjectsOf } from '../subjects.ts'
import type { NotificationTables } from '../tables.ts'

declare module '@mizan/platform/contract/names' {
  interface AuditActions {
    'payment.made': true
  }
}

const audit = defineAudit({
  'payment.made': { says: { tr: 'Ödedi', en: 'Paid' }, shows: [{ field: 'amount' }] } satisfies AuditText,
})

/** A payment is for one person, who alone may see it. */
export const payments: NotificationSubject = {
  kind: 'payment',
  access: {
    permission: { module: 'clients', level: 'Read' },
    licence: 'case_management_full',
    feature: 'caseManagement',
  },
  readable: ({ officeId, userId }, id) => sql<boolean>`exists (
    select from payments p where p.id = ${id} and p.company_id = ${officeId} and p.payer = ${userId})`,
  named: async ({ db }, officeId, ids) => {
    const { rows } = await sql<{ id: string; title: string }>`
      select id, title from payments where company_id = ${officeId} and id = any(${[...ids]})`.execute(db)
    return new Map(rows.map(({ id, title }) => [id, { title, number: id, path: `/payments/${id}` }]))
  },
  groups: [
    {
      name: { tr: 'Ödemeler', en: 'Payments' },
      kinds: { paid: { name: { tr: 'Ödendi', en: 'Paid' }, usual: ['screen', 'mail', 'digest'] } },
    },
  ],
  reminders: {
    kinds: {
      paymentDue: {
        name: { tr: 'Vade yaklaşıyor', en: 'A payment comes near' },
        says: { tr: 'Vade', en: 'Due' },
        shows: [{ field: 'amount' }],
        usual: ['screen', 'digest'],
      },
    },
    offices: async ({ db }, { from, until }) => {
      const { rows } = await sql<{ company_id: string }>`
        select distinct company_id from payments where due_on between ${from} and ${until}`.execute(db)
      return rows.map(({ company_id }) => company_id)
    },
    things: async ({ db }, { officeId, userId }, { from, until }) => {
      const { rows } = await sql<DueThing & { amount: string }>`
        select id as "subjectId", 'paymentDue' as kind, due_on as date, null as time,
          jsonb_build_object('amount', (100 / divisor)::text) as details
        from payments where company_id = ${officeId} and payer = ${userId} and due_on between ${from} and ${until}`.execute(
        db,
      )
      return rows
    },
  },
}

/** A payment with the divisor 0 cannot be read. */
const paymentMigration = {
  name: 'test-0001-payments',
  sql: `create table payments (id text primary key, company_id text not null, payer text not null, title text not null,
    due_on date, divisor integer not null default 1); ${tenantPolicy('payments')}`,
}

export async function openNotifications() {
  const database = await openTestDatabase<NotificationTables>([...notificationMigrations, paymentMigration])
  const clock = new TestClock()
  const calls = callsOn(database.kysely, clock)
  const people = new TestPeople()
  const members: { officeId: string; userId: string; roles: string[] }[] = []
  const letters: { userId: string; subject: string; text: string }[] = []
  const licences = new Set(['case_management_full'])
  const switches = new Map<string, string>()
  const job = { rowName: 'test.job', actor: { kind: 'job', job: 'test' } } as const
  const parts: NotificationParts = {
    namesOf: async (_tx, ids) => new Map(ids.map((id) => [id, { name: 'Ayşe', surname: 'Kaya' }])),
    membersOf: async (_tx, officeId) => members.filter((one) => one.officeId === officeId),
    licencesOf: async () => ({ keys: licences }),
    featureState: async (name) => switches.get(name) ?? 'TurnedOn',
    subjects: subjectsOf([payments]),
    notify: async (_tx, userId, letterIn) => void letters.push({ userId, ...letterIn('tr') }),
    publicUrl: 'https://mizan.test',
    audit,
  }
  const server = await openTestServer({
    desks: [notificationDesk(parts)],
    errors: notificationErrors,
    gate: testGate({ callerOf: people.callerOf }),
    calls,
  })
  const call = callThrough(server, notificationRows)
  type Row = keyof typeof notificationRows
  const signIn = ({ officeId = randomUUID() as string, roles = ['ADMIN'] } = {}) => {
    const person = { officeId, userId: randomUUID() as string, roles }
    members.push(person)
    const token = people.signIn(person)
    return {
      ...person,
      get: (row: Row) => call(row, { token }),
      post: (row: Row, body: object) => call(row, { body, token }),
    }
  }
  const { system } = calls.make<unknown, NotificationTables>({ rowName: 'test.call', actor: null }, {})
  type Person = Pick<ReturnType<typeof signIn>, 'officeId' | 'userId'>
  /** A payment of this person. */
  const owe = async (payer: Person, more: { due?: string; divisor?: number } = {}) => {
    const id = randomUUID()
    await system(({ db }) =>
      sql`insert into payments values (${id}, ${payer.officeId}, ${payer.userId}, 'Vekâlet ücreti',
        ${more.due ?? null}, ${more.divisor ?? 1})`.execute(db),
    )
    return id
  }
  calls.hear((tx, entry) => {
    const told = entry.details.payer as string
    return notify(tx, payments, entry, [{ userId: told, kind: 'paid' }])
  })
  /** A member of the office pays it, and the person is notified. */
  const pay = ({ officeId, userId }: Person, id: string) =>
    calls
      .make(
        { rowName: 'test.pay', actor: { kind: 'person', userId: 'clerk', officeId }, audit: 'payment.made' },
        {},
      )
      .office(async (tx) => tx.about(id, { amount: '100', payer: userId }))
  const close = async () => {
    await server.close()
    await database.close()
  }
  return {
    ...{ clock, system, signIn, owe, pay, members, letters, licences, switches, close },
    mail: () => mailNews(calls.make(job, parts)),
    digest: () => mailDigests(testJobCall(calls, { parts })),
  }
}

export type TestNotifications = Awaited<ReturnType<typeof openNotifications>>
