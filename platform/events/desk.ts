/** The call by which a browser follows the events of its person's office. */
import {
  AppError,
  type Caller,
  callerOf,
  eventsRows,
  officeEvents,
  type Permission,
  type SentEvent,
} from '../contract/index.ts'
import { renewedEvent } from '../database/index.ts'
import { type Desk, desk } from '../http/index.ts'
import type { EventHub } from './hub.ts'
import type { Batch, KeptEvent } from './tail.ts'
import { createTurns } from './turns.ts'

type FollowRow = (typeof eventsRows)['events.follow']
type FollowEvent = SentEvent<FollowRow['answer']>

export interface EventsParts {
  hub: EventHub
  permits: (roles: readonly string[], permission: Permission) => boolean
  /** The right that a role must grant to read the answers of a row. */
  permissionOf: (rowName: string) => Permission | undefined
}

/**
 * Readers whose rights are checked at the same time. An event has many readers, and their checks must not take all
 * connections to the database. Events that happen while a reader waits are sent in one batch.
 */
const askedAtOnce = 3

export const eventsDesk = (parts: EventsParts): Desk => {
  const inTurn = createTurns(askedAtOnce)
  return desk(eventsRows, {
    'events.follow': async (ctx, { lastEventId: after, signal, readmit }) => {
      const { officeId, userId } = callerOf(ctx)
      const { position, batches } = await parts.hub.follow({ officeId, userId, after, signal })
      return told(parts, { officeId, userId, readmit: () => inTurn(readmit) }, position, batches)
    },
  })
}

interface Reader {
  officeId: string
  userId: string
  readmit: () => Promise<Caller | undefined>
}

/** Checks again for each batch whether its reader may still see it; if not, the stream ends. */
async function* told(
  parts: EventsParts,
  reader: Reader,
  position: number,
  batches: AsyncIterable<Batch>,
): AsyncGenerator<FollowEvent> {
  yield { id: String(position), name: 'began', data: {} }
  for await (const batch of batches) {
    const caller = await readmitted(reader)
    if (!caller) return
    if (batch.kind === 'lost') yield { id: String(batch.id), name: 'lost', data: {} }
    else for (const event of batch.events) yield* shownTo(caller, event, parts)
  }
}

async function readmitted({ officeId, userId, readmit }: Reader): Promise<Caller | undefined> {
  const caller = await readmit().catch((error) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  return caller?.officeId === officeId && caller.userId === userId ? caller : undefined
}

function* shownTo(
  { roles, userId }: Caller,
  event: KeptEvent,
  { permits, permissionOf }: EventsParts,
): Generator<FollowEvent> {
  const mayHave = (permission: Permission | null | undefined) => !permission || permits(roles, permission)
  if (event.people && !event.people.includes(userId)) return
  if (!mayHave(event.permission)) return
  const id = String(event.id)
  if (event.name !== renewedEvent) {
    yield { id, name: 'told', data: { name: event.name, data: event.data } }
    return
  }
  const { tab, ...renewed } = officeEvents.renewed.parse(event.data)
  const rows = renewed.rows.filter((row) => mayHave(permissionOf(row)))
  // A person who knew the name of a colleague's page could write under it, and that page would ignore the change.
  const own = tab && event.data.by === userId ? { tab } : {}
  if (rows.length > 0) yield { id, name: 'renewed', data: { ...renewed, rows, ...own } }
}
