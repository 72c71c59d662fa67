/** Times questions through the real server, as a browser asks them. */
import { signInSample } from '../../sign-in.ts'
import { startServer } from '../server.ts'
import type { Setting } from './in-process.ts'
import type { LoopReport } from './loop-probe.ts'
import { longest, type Timing, timeEach, timingOf } from './measure.ts'
import { drawQuestions, type Question } from './queries.ts'

export interface HttpTimings {
  /** Seconds from the start of the server until it was ready to search. */
  readySeconds: number
  timings: Map<string, Timing>
  /** Memory of the server process after all questions, in megabytes. */
  memory: number
}

const PROBE_PORT = 47_613

export async function timeOverHttp(setting: Setting): Promise<HttpTimings> {
  const probe = new URL(`./loop-probe.ts?port=${PROBE_PORT}`, import.meta.url).href
  const begun = performance.now()
  const server = await startServer(setting.folder, {
    NODE_OPTIONS: `--import ${probe}`,
    RATE_LIMITS: 'off',
  })
  const readySeconds = (performance.now() - begun) / 1000
  try {
    const timings = new Map<string, Timing>()
    const { headers } = await signInSample(server.address)
    const run = (question: Question) => ask(server.address, headers, question)
    for (const kind of setting.kinds) {
      await timeEach(drawQuestions(kind, 10, setting.seed + 1), run)
      await askProbe()
      const times = await timeEach(drawQuestions(kind, setting.count, setting.seed), run)
      timings.set(kind.name, timingOf(times, longest((await askProbe()).longestNanoseconds)))
    }
    return { readySeconds, timings, memory: (await askProbe()).rss / 1e6 }
  } finally {
    await server.stop()
  }
}

async function ask(address: string, session: object, { text, ...question }: Question): Promise<void> {
  const answer = await fetch(`${address}/api/case-search/filtered-search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...session },
    body: JSON.stringify({ ...question, query: text, searchCountry: 'turkey' }),
  })
  const body = await answer.json()
  if (!answer.ok) throw new Error(`${answer.status}: ${JSON.stringify(body)}`)
}

async function askProbe(): Promise<LoopReport> {
  return (await fetch(`http://127.0.0.1:${PROBE_PORT}`)).json() as Promise<LoopReport>
}
