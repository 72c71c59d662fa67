/** The events of all offices whose people are connected to this process. */

import { createSeats, type SeatBounds } from '../access/index.ts'
import type { Call } from '../call/index.ts'
import type { PlatformTables } from '../database/index.ts'
import type { Log } from '../log/index.ts'
import { type EventReader, Feed, pageOfEvents } from './feed.ts'
import { openListener } from './listener.ts'
import type { Batch } from './tail.ts'

export interface HubParts {
  connectionString: string
  log: Pick<Log, 'warn'>
  /** Reads in the scope of the office. */
  callFor: (officeId: string) => Pick<Call<unknown, PlatformTables>, 'office'>
  bounds?: Partial<SeatBounds>
}

/** Streams: a browser keeps one for all its pages. */
const usualBounds: SeatBounds = { inAll: 2_000, perOffice: 500, perPerson: 10, waiting: 0 }

export interface Follower {
  officeId: string
  userId: string
  /** The last event that was seen, as the browser names it. */
  after: string | undefined
  /** Aborted when the reader leaves. */
  signal: AbortSignal
}

/** The reader's position first, then the missed events, and then new events batch by batch. */
export interface EventFeed {
  position: number
  batches: AsyncIterable<Batch>
}

export interface EventHub {
  /** @throws AppError `request.too_many` or `request.busy` beyond the bounds */
  follow(follower: Follower): Promise<EventFeed>
  close(): Promise<void>
}

export async function openEventHub(parts: HubParts): Promise<EventHub> {
  const feeds = new Map<string, Feed>()
  const seats = createSeats({ ...usualBounds, ...parts.bounds })
  const onFailure = (err: unknown) => parts.log.warn({ err }, 'events could not be read')
  const listener = await openListener({
    ...parts,
    onEvents: (officeId) => feeds.get(officeId)?.wake(),
    onListening: () => feeds.forEach((feed) => void feed.wake()),
  })
  const feedOf = (officeId: string): Feed => {
    const feed = feeds.get(officeId) ?? new Feed(readerOf(parts.callFor(officeId)), onFailure)
    feeds.set(officeId, feed)
    return feed
  }
  return {
    follow: async ({ officeId, userId, after, signal }) => {
      onAbort(signal, await seats.take({ userId, officeId, hasLeft: () => signal.aborted }))
      const feed = feedOf(officeId)
      const { tail, position: begins } = feed.join()
      const leave = () => {
        if (feed.leave(tail) && feeds.get(officeId) === feed) feeds.delete(officeId)
      }
      onAbort(signal, leave)
      const position = await begins.catch((error) => {
        leave()
        throw error
      })
      const missed = after === undefined ? [] : await missedBy(feed.reader, after, position)
      // A reader who leaves before they got the missed events must not report the end of these as seen.
      return {
        position: missed.length > 0 ? seenBy(after) : position,
        batches: batchesOf(missed, () => tail.take(signal)),
      }
    },
    close: () => listener.close(),
  }
}

async function* batchesOf(
  missed: readonly Batch[],
  next: () => Promise<Batch | undefined>,
): AsyncGenerator<Batch> {
  yield* missed
  for (let batch = await next(); batch; batch = await next()) yield batch
}

/** The position that a browser names; -1 if it cannot be one. */
const seenBy = (after: string | undefined): number => (/^\d{1,15}$/.test(after ?? '') ? Number(after) : -1)

/** The last event of an office is never deleted, so a reader who names an unknown one may have missed any number. */
async function missedBy(reader: EventReader, after: string, position: number): Promise<Batch[]> {
  const seen = seenBy(after)
  if (seen === position) return []
  const lost: Batch = { kind: 'lost', id: position }
  if (seen > position || !(await reader.has(seen))) return [lost]
  const events = (await reader.after(seen, pageOfEvents)).filter(({ id }) => id <= position)
  return events.at(-1)?.id === position ? [{ kind: 'events', events }] : [lost]
}

/** Runs the work when the signal is aborted, or at once if it already is. */
function onAbort(signal: AbortSignal, work: () => void): void {
  if (signal.aborted) work()
  else signal.addEventListener('abort', work, { once: true })
}

const columns = ['id', 'name', 'data', 'permission', 'people'] as const

const readerOf = ({ office }: ReturnType<HubParts['callFor']>): EventReader => ({
  last: () =>
    office.read(async ({ db }) => {
      const { id } = await db
        .selectFrom('office_events')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirstOrThrow()
      return Number(id ?? 0)
    }),
  after: (id, most) =>
    office.read(async ({ db }) => {
      const after = db.selectFrom('office_events').select(columns).where('id', '>', id)
      return after.orderBy('id').limit(most).execute()
    }),
  has: (id) =>
    office.read(async ({ db }) => {
      const found = await db.selectFrom('office_events').select('id').where('id', '=', id).executeTakeFirst()
      return found !== undefined
    }),
})
