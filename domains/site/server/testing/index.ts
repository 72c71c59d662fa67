/** The calls of this domain on a database of their own, behind the real gate. */
import { type Calls, callsOn } from '@mizan/platform/call'
import type { PlatformTables } from '@mizan/platform/database'
import { createLog } from '@mizan/platform/log'
import { lettersWaiting } from '@mizan/platform/messages/testing'
import {
  callThrough,
  openTestDatabase,
  openTestServer,
  TestClock,
  TestPeople,
  testGate,
} from '@mizan/platform/testing'
import { siteErrors, siteRows } from '../../contract.ts'
import type { SiteCall } from '../call.ts'
import { siteDesk } from '../desk.ts'
import { FeatureSwitches } from '../features.ts'
import { siteMigrations } from '../migrations.ts'
import type { SiteParts } from '../parts.ts'
import type { SiteTables } from '../tables.ts'

type RowName = keyof typeof siteRows

/** `contactEmail`: the address that gets messages of visitors by mail. */
export async function openSite({ contactEmail }: { contactEmail?: string } = {}) {
  const database = await openTestDatabase<PlatformTables & SiteTables>(siteMigrations)
  const clock = new TestClock()
  const calls = callsOn(database.kysely, clock)
  const people = new TestPeople()
  const log = createLog({ level: 'silent' })
  /** The switches as another process of the program would read them. */
  const switches = () => new FeatureSwitches({ db: database.kysely, clock, log })
  const features = switches()
  const parts = partsOf({ features, contactEmail })
  const server = await openTestServer({
    desks: [siteDesk(parts)],
    errors: siteErrors,
    gate: testGate({ callerOf: people.callerOf, permits: (roles) => roles.includes('SUPERADMIN') }),
    calls,
  })
  const call = callThrough(server, siteRows)
  const staffToken = people.signIn({ userId: staff.id, roles: ['SUPERADMIN'] })
  const close = async () => {
    await server.close()
    await database.close()
  }
  return {
    database,
    clock,
    people,
    features,
    switches,
    call,
    /** A call by staff of the service. */
    asStaff: (name: RowName, input: Omit<Parameters<typeof call>[1], 'token'> = {}) =>
      call(name, { ...input, token: staffToken }),
    /** A call of the program itself, such as a job or the export of a person's data. */
    own: () => ownCall(calls, parts),
    letters: () => lettersWaiting(database.call()),
    /** Audit entries of one kind, the oldest first. */
    audit: (action: string) =>
      database
        .call()
        .system.read(({ db }) =>
          db
            .selectFrom('audit_entries')
            .select(['actor_id', 'subject_id', 'details'])
            .where('action', '=', action)
            .orderBy('id')
            .execute(),
        ),
    close,
  }
}

export type TestSite = Awaited<ReturnType<typeof openSite>>

/** The calling member of staff; other accounts have no name here. */
export const staff = { id: 'staff-1', name: 'Ece', surname: 'Usta', email: 'ece@ornek.test' }

const ownCall = (calls: Calls, parts: SiteParts): SiteCall =>
  calls.make({ rowName: 'test.call', actor: null }, parts)

const partsOf = (some: Pick<SiteParts, 'features' | 'contactEmail'>): SiteParts => ({
  product: { name: 'Test', version: '0' },
  startedAt: new Date('2026-03-01T09:00:00Z'),
  status: async () => ({
    database: { state: 'ok', detail: null, engine: 'url', latencyMs: 1 },
    index: { state: 'ok', detail: null, decisions: 1, articles: 1, builtAt: null },
  }),
  namesOf: async (_tx, ids) => new Map(ids.filter((id) => id === staff.id).map((id) => [id, staff])),
  ...some,
})
