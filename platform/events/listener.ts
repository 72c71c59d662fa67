/** One connection of the process that is notified of new events in any office; it reconnects by itself. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { eventsChannel } from '../database/index.ts'
import type { Log } from '../log/index.ts'

export interface ListenerParts {
  connectionString: string
  log: Pick<Log, 'warn'>
  /** An office has new events. */
  onEvents: (officeId: string) => void
  /** It is listening, perhaps again: events may have been missed meanwhile. */
  onListening: () => void
}

const pauses = { first: 100, longest: 5_000 } as const
/** A lost network connection is silent; a query detects it. */
const probe = { everyMs: 30_000, patienceMs: 10_000 } as const

/** Resolves once it is listening for the first time, or after its first failed try. */
export async function openListener(parts: ListenerParts): Promise<{ close(): Promise<void> }> {
  const stop = new AbortController()
  const first = Promise.withResolvers<void>()
  const running = keepListening(parts, stop.signal, () => first.resolve())
  await first.promise
  return {
    close: () => {
      stop.abort()
      return running
    },
  }
}

async function keepListening(parts: ListenerParts, signal: AbortSignal, onTried: () => void): Promise<void> {
  let pause: number = pauses.first
  while (!signal.aborted) {
    try {
      await listenOnce(parts, signal, () => {
        pause = pauses.first
        onTried()
      })
    } catch (err) {
      parts.log.warn({ err }, 'events are not heard for the moment')
    }
    onTried()
    await sleep(pause, undefined, { signal }).catch(() => undefined)
    pause = Math.min(pause * 2, pauses.longest)
  }
}

/** Ends when the connection ends. */
async function listenOnce(parts: ListenerParts, signal: AbortSignal, onListening: () => void): Promise<void> {
  const client = new pg.Client({
    connectionString: parts.connectionString,
    application_name: 'mizan',
    connectionTimeoutMillis: probe.patienceMs,
    query_timeout: probe.patienceMs,
    keepAlive: true,
  })
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', (err) => parts.log.warn({ err }, 'the connection that hears events broke'))
  client.on('notification', ({ payload }) => parts.onEvents(payload ?? ''))
  const end = () => void client.end().catch(() => undefined)
  await client.connect()
  signal.addEventListener('abort', end)
  const timer = setInterval(() => client.query('select 1').catch(end), probe.everyMs)
  try {
    if (signal.aborted) end()
    else await client.query(`listen ${eventsChannel}`)
    onListening()
    parts.onListening()
    await ended
  } finally {
    clearInterval(timer)
    signal.removeEventListener('abort', end)
    end()
  }
}
