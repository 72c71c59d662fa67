/** Events of an office for its people: everybody who may read the answers of a row is told when they become stale. */
import { permits } from '@mizan/company/access'
import type { Row } from '@mizan/platform/contract'
import { eventsDesk, openEventHub } from '@mizan/platform/events'
import type { Parts } from './parts.ts'

type Needs = Pick<Parts, 'log' | 'database' | 'calls'> & { rows: Readonly<Record<string, Row>> }

export async function followDesk({ log, database, calls, rows }: Needs) {
  const hub = await openEventHub({
    connectionString: database.connectionString,
    log,
    callFor: (officeId) => {
      const rowName = 'events.follow'
      return calls.make({ rowName, actor: { kind: 'job', job: rowName, officeId } }, undefined)
    },
  })
  const permissionOf = (name: string) => rows[name]?.access.permission
  return { hub, desk: eventsDesk({ hub, permits, permissionOf }) }
}
