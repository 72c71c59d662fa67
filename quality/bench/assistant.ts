/**
 * `npm run bench -- assistant --corpus <pack folder> [--size 100000] [--conversations 20] [--pause 10000] [--seconds 20]
 * [--folder <path>]`: how long a question waits for its first sentence without a model, and what many conversations at once
 * do to the search. The collection is that of `bench -- search`, and a folder of it is used again.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { callerFolder } from '@mizan/platform/config'
import { eventsIn } from '../../platform/contract/event-reader.ts'
import { noteAll } from '../figures.ts'
import { signInSample } from '../sign-in.ts'
import { learnModel } from './generator/index.ts'
import { buildIndexOf } from './search/build-index.ts'
import { fillDatabase } from './search/fill-database.ts'
import { timeEach, timingOf } from './search/measure.ts'
import { startServer } from './server.ts'

const SEED = 7
const searchEveryMs = 100
const questions = [
  'Kira tespit davası ne zaman açılır?',
  'Kıdem tazminatı zamanaşımı kaç yıldır?',
  'Haksız fiilden doğan tazminat davası hangi sürede açılır?',
  'Anlaşmalı boşanma için evliliğin ne kadar sürmüş olması gerekir?',
  'İşveren haklı nedenle feshi kaç gün içinde kullanmalıdır?',
  'Menfi tespit davasında yetkili mahkeme neresidir?',
  'İtirazın iptali davası açma süresi nedir?',
  'Tahliye taahhüdü ne zaman geçersiz sayılır?',
  'Ayıplı malda tüketicinin seçimlik hakları nelerdir?',
  'Ortaklığın giderilmesi davasını kimler açabilir?',
]

interface Place {
  address: string
  headers: Record<string, string>
}

export async function benchAssistant(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      corpus: { type: 'string' },
      size: { type: 'string', default: '100000' },
      conversations: { type: 'string', default: '20' },
      pause: { type: 'string', default: '10000' },
      seconds: { type: 'string', default: '20' },
      folder: { type: 'string' },
    },
  })
  if (!values.corpus) throw new Error('--corpus <folder with decisions.jsonl.gz> is needed')
  const base = values.folder
    ? resolve(callerFolder(), values.folder)
    : await mkdtemp(join(tmpdir(), 'bench-assistant-'))
  try {
    const folder = join(base, values.size)
    await mkdir(folder, { recursive: true })
    await fillDatabase(
      folder,
      await learnModel(resolve(callerFolder(), values.corpus)),
      SEED,
      Number(values.size),
    )
    await buildIndexOf(folder)
    await measure(folder, {
      conversations: Number(values.conversations),
      pause: Number(values.pause),
      seconds: Number(values.seconds),
    })
  } finally {
    if (!values.folder) await rm(base, { recursive: true, force: true })
  }
}

interface Options {
  conversations: number
  /** Milliseconds for which an answer is read before the next question. */
  pause: number
  seconds: number
}

async function measure(folder: string, { conversations, pause, seconds }: Options): Promise<void> {
  const server = await startServer(folder, { RATE_LIMITS: 'off' })
  try {
    const { address } = server
    const place = { address, headers: { ...(await signInSample(address)).headers } }
    await timeEach(questions, (question) => firstText(place, question))
    const firsts: number[] = []
    for (const question of questions.concat(questions)) firsts.push(await firstText(place, question))
    print('first text', timingOf(firsts, null))
    const alone = timingOf(await searchFor(place, seconds), null)
    print('search alone', alone)
    const stop = new AbortController()
    const talks = Array.from({ length: conversations }, (_, at) => talk(place, at, pause, stop.signal))
    const busy = timingOf(await searchFor(place, seconds), null)
    stop.abort()
    const waited = (await Promise.all(talks)).flat()
    print(`search beside ${conversations} conversations`, busy)
    print(`first text of ${waited.length} questions meanwhile`, timingOf(waited, null))
    console.log(
      `The search's p95 became ${(busy.p95 / alone.p95).toFixed(2)} times as long (goal: at most 1.5)`,
    )
    noteAll({ firstP95: timingOf(firsts, null).p95, ratio: busy.p95 / alone.p95 }, 'assistant')
  } finally {
    await server.stop()
  }
}

function print(name: string, timing: ReturnType<typeof timingOf>): void {
  noteAll(timing, 'assistant', name)
  const { count, p50, p95, max } = timing
  console.log(
    `${name.padEnd(42)} ${count} times, p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, longest ${max.toFixed(0)} ms`,
  )
}

/** Milliseconds until the first sentence of an answer, or until it is refused. */
async function firstText({ address, headers }: Place, message: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${address}/api/language-model/agent/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ message, searchCountry: 'turkey' }),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  let first: number | undefined
  for await (const { name, data } of eventsIn(answer.body)) {
    if (name === 'error') throw new Error(JSON.stringify(data))
    if (name === 'sentence' || name === 'end') first ??= performance.now() - begun
  }
  return first ?? performance.now() - begun
}

/** Asks and reads until it is stopped, beginning at another moment than the others. */
async function talk(place: Place, at: number, pause: number, signal: AbortSignal): Promise<number[]> {
  const waited: number[] = []
  await sleep((pause / 20) * at)
  for (let turn = at; !signal.aborted; turn++) {
    waited.push(await firstText(place, questions[turn % questions.length] as string))
    await sleep(pause, undefined, { signal }).catch(() => undefined)
  }
  return waited
}

/** Measures the searches of a person who searches at a steady pace. */
async function searchFor({ address, headers }: Place, seconds: number): Promise<number[]> {
  const searches: Promise<number>[] = []
  for (let at = 0; at < (seconds * 1_000) / searchEveryMs; at++) {
    searches.push(search(address, headers, questions[at % questions.length] as string))
    await sleep(searchEveryMs)
  }
  return Promise.all(searches)
}

async function search(address: string, headers: Record<string, string>, query: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(`${address}/api/case-search/filtered-search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, searchCountry: 'turkey' }),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  await answer.json()
  return performance.now() - begun
}
