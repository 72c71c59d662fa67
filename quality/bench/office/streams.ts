/** Measures the cost of open event streams for the server. */

import { setTimeout as sleep } from 'node:timers/promises'
import type { SignedUp } from '../../people.ts'
import type { Probe } from '../api/probe.ts'
import type { LoopReport } from '../search/loop-probe.ts'

const mostOfPerson = 10

/** Longer than the time between two signs of life on a stream. */
const openMs = 40_000

const settlingMs = 5_000
const settledBytes = 1_000_000

export interface CostOfStreams {
  streams: number
  /**
   * The growth of resident memory, in bytes, at its highest with all streams open, including memory that is still to
   * be collected.
   */
  highest: number
  /** Resident memory with all streams open, above that before; collected and settled before and after. Bytes. */
  resident: number
  /** The bytes in use by JavaScript and its buffers, collected before and after. */
  used: number
}

/**
 * Measures a server that has just been started: one that has grown under load takes new streams from memory that it
 * already holds. Each person first opens a stream and closes it, so that no first use is counted.
 */
export async function costOfStreams(
  address: string,
  people: readonly SignedUp[],
  probe: Probe,
): Promise<CostOfStreams> {
  await withStreams(address, people, () => Promise.resolve())
  const before = await settled(probe)
  const each = people.flatMap((person) => Array.from({ length: mostOfPerson }, () => person))
  return withStreams(address, each, async () => {
    const highest = await highestMemory(probe)
    const { rss, used } = await settled(probe)
    return {
      streams: each.length,
      highest: highest - before.rss,
      resident: rss - before.rss,
      used: used - before.used,
    }
  })
}

async function highestMemory(probe: Probe): Promise<number> {
  let highest = 0
  for (const begun = performance.now(); performance.now() - begun < openMs; await sleep(1_000))
    highest = Math.max(highest, (await probe.ask()).rss)
  return highest
}

/** The system takes back what a start has released only after a while; growth before that would not be seen. */
async function settled(probe: Probe): Promise<LoopReport> {
  let last = await probe.askCollected()
  for (;;) {
    await sleep(settlingMs)
    const now = await probe.askCollected()
    if (last.rss - now.rss < settledBytes) return now
    last = now
  }
}

async function withStreams<T>(
  address: string,
  people: readonly SignedUp[],
  work: () => Promise<T>,
): Promise<T> {
  const closing = new AbortController()
  try {
    await Promise.all(people.map((person) => openStream(address, person, closing.signal)))
    return await work()
  } finally {
    closing.abort()
  }
}

/** Opens a stream and reads its first event. */
async function openStream(address: string, { accessToken }: SignedUp, signal: AbortSignal): Promise<void> {
  const answer = await fetch(`${address}/api/events`, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'text/event-stream' },
    signal,
  })
  if (answer.status !== 200 || !answer.body) throw new Error(`A stream was refused: ${answer.status}`)
  const reader = answer.body.getReader()
  await reader.read()
  void readOn(reader)
}

async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The stream was closed.
  }
}
