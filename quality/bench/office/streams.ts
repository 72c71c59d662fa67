/** What open streams of events cost the server. */

import type { SignedUp } from '../../people.ts'
import type { Probe } from '../api/probe.ts'

const mostOfPerson = 10

/** @returns megabytes of the server that so many open streams added */
export async function costOfStreams(
  address: string,
  people: readonly SignedUp[],
  probe: Probe,
): Promise<{ streams: number; megabytes: number }> {
  const before = (await probe.ask()).rss
  const closing = new AbortController()
  const asked = people.flatMap((person) =>
    Array.from({ length: mostOfPerson }, () => openStream(address, person, closing.signal)),
  )
  const streams = await Promise.all(asked)
  const after = (await probe.ask()).rss
  closing.abort()
  return { streams: streams.length, megabytes: (after - before) / 1e6 }
}

async function openStream(address: string, { accessToken }: SignedUp, signal: AbortSignal) {
  const answer = await fetch(`${address}/api/events`, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'text/event-stream' },
    signal,
  })
  if (answer.status !== 200) throw new Error(`A stream was refused: ${answer.status}`)
  const reader = answer.body?.getReader()
  await reader?.read()
  return reader
}
