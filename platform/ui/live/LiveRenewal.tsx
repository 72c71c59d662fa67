/**
 * Keeps the screen up to date with the office: other pages and colleagues report which answers their writes made
 * stale. All pages of a browser share one stream, because a browser opens only a few connections to one server.
 */
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, type Client, type ClientSession } from '../../contract/client.ts'
import type { eventsRows } from '../../contract/events.ts'
import { renewAnswers } from '../renewal.ts'
import { session } from '../session/current.ts'
import { useSession } from '../session/use-session.ts'
import { follow, type LiveEvent, staleBy } from './follow.ts'
import { listen } from './listening.ts'

/** Names this page in its calls. */
export const ownTab: string = crypto.getRandomValues(new Uint32Array(2)).join('-')

const shared = 'mizan.live'

/**
 * The session as the stream uses it: it renews an expired token and never asks for a password. A user who was signed
 * out or removed notices it at the next click, and not in the middle of a sentence.
 */
export const liveSession: ClientSession = {
  bearer: () => session.bearer(),
  renew: async (call, used) => session.stateNow().status === 'lapsed' && session.renew(call, used),
  expire: (_call, why) => (why instanceof ApiError ? why : new ApiError(401, 'session.required', '')),
}

export function LiveRenewal({ client }: { client: Client<typeof eventsRows> }) {
  const cache = useQueryClient()
  const { userId, pending, expired } = useSession()
  const isSignedIn = userId !== undefined && !pending && !expired
  useEffect(() => {
    if (!isSignedIn) return
    const stop = new AbortController()
    listen.begin()
    followShared(client, cache, stop.signal)
    return () => {
      stop.abort()
      listen.settle()
    }
  }, [client, cache, isSignedIn])
  return null
}

/**
 * The page that holds the lock follows the stream and passes events on to the others; when it closes, the next page
 * gets the lock.
 */
function followShared(client: Client<typeof eventsRows>, cache: QueryClient, signal: AbortSignal): void {
  const channel = new BroadcastChannel(shared)
  let heard: string | undefined
  const take = (event: LiveEvent) => {
    // What was read before the first stream began may have changed before anybody listened; after a later one, what
    // could not be read while the connection was away is read.
    const isFirst = heard === undefined
    if (event.name === 'began') void renewAnswers(cache, { predicate: isFirst ? isLasting : isOverdue })
    listen.settle()
    heard = event.id || heard
    renew(cache, staleBy(event, ownTab))
  }
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => take(data)
  signal.addEventListener('abort', () => channel.close())
  const run = () =>
    follow({
      open: (lastEventId, ending) =>
        client['events.follow']({}, { signal: ending, ...(lastEventId ? { lastEventId } : {}) }),
      onEvent: (event) => {
        channel.postMessage(event)
        take(event)
      },
      heard,
      signal,
      pause,
    })
  // Without locks (an old browser, or no https) each page follows a stream of its own.
  if (!navigator.locks) return void run()
  void hearFromOthers(signal)
  navigator.locks.request(shared, { signal }, run).catch(() => undefined)
}

/** Asked before this page wants the lock itself. */
async function hearFromOthers(signal: AbortSignal): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  if (!signal.aborted && held.some(({ name }) => name === shared)) listen.settle()
}

/** Answers that are kept until an event makes them stale, see `lasting` of `api.tsx`. */
const isLasting = ({ meta }: Pick<Query, 'meta'>) => meta?.lasting === true

const isOverdue = ({ meta, state }: Query) =>
  isLasting({ meta }) && (state.isInvalidated || state.status === 'error')

function renew(cache: QueryClient, stale: readonly string[] | 'all'): void {
  if (stale === 'all') void renewAnswers(cache)
  else for (const row of stale) void renewAnswers(cache, { queryKey: [row] })
}

/** Ends early when the browser is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end, { once: true })
  })
}
