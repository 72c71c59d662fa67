/**
 * 2,000 guests at once from 20 networks, without solved human checks and with them, while somebody who has signed in
 * works: bounds hold, nothing fails, and the calls of that person are not slower by more than half.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { solved } from '../../../domains/visitors/server/testing/solve.ts'
import { note, noteAll } from '../../figures.ts'
import { signInSample } from '../../sign-in.ts'
import { type WaitTimes, workFor, workUntil } from '../dear-calls/others.ts'
import { type Answers, countOf, networks, sendAll, type Task } from '../guests/tasks.ts'
import { makeDataFolder, startServer } from '../server-process.ts'
import { expect } from '../verdict.ts'

const guests = 2_000
/** The number of each network; twenty may begin a conversation in a day. */
const solvedOfEach = 22
const mayBegin = 20
const aloneMs = 8_000
/** Attempts of one network are counted by the minute. */
const minuteMs = 61_000
const question = { message: 'İşe iade davası açma süresi nedir?' }

export async function guestsFault(): Promise<string> {
  const { dataDir, remove } = makeDataFolder()
  const server = await startServer(dataDir, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  try {
    const { address } = server
    const { accessToken } = await signInSample(address)
    const working = <Result>(work: Promise<Result>) => besides(address, accessToken, work)
    const solutions = await solve(address, networks.length * solvedOfEach)
    await workFor(2_000, address, accessToken)
    const alone = await workFor(aloneMs, address, accessToken)
    const unsolved = await working(
      sendAll(
        address,
        beginnings(guests, () => 'none'),
      ),
    )
    expectOnly('without solved checks', unsolved.result, [403, 429])
    await sleep(minuteMs)
    const begun = await working(
      sendAll(
        address,
        beginnings(guests, (at) => solutions[at] ?? 'none'),
      ),
    )
    expectOnly('beginning', begun.result, [200, 403, 409, 429])
    expectBounds(begun.result)
    const asked = await working(sendAll(address, questions(begun.result)))
    expectOnly('asking', asked.result, [200, 409, 429])
    return verdictOf(alone, { unsolved, begun, asked })
  } finally {
    remove()
  }
}

const solve = async (address: string, count: number): Promise<string[]> => {
  const solutions: string[] = []
  for (let at = 0; at < count; at += 1) {
    // Tasks are given out to many networks, as they are to guests.
    const headers = { 'x-forwarded-for': networks[at % networks.length] ?? '' }
    const answer = await fetch(`${address}/api/guest/human-check`, { headers })
    solutions.push(await solved(((await answer.json()) as { data: never }).data))
  }
  return solutions
}

const beginnings = (count: number, solutionOf: (at: number) => string): Task[] =>
  Array.from({ length: count }, (_, at) => ({
    network: at % networks.length,
    path: '/guest/conversation',
    headers: { 'x-human-verification': solutionOf(at) },
  }))

/** Each guest with a conversation asks and searches at once. */
const questions = (begun: Answers): Task[] =>
  begun.flatMap(({ network, token }) =>
    token
      ? [
          { network, path: '/guest/agent/chat', headers: { 'x-conversation-token': token }, body: question },
          {
            network,
            path: '/guest/basic-search',
            headers: { 'x-conversation-token': token },
            body: { query: 'kira', searchCountry: 'turkey' },
          },
        ]
      : [],
  )

interface Flood {
  result: Answers
  waited: WaitTimes
}

/** The person works until the crowd was answered. */
async function besides<Result>(address: string, token: string, work: Promise<Result>) {
  let isOver = false
  const ended = work.finally(() => {
    isOver = true
  })
  const waited = await workUntil(() => isOver, address, token)
  return { result: await ended, waited }
}

function expectOnly(when: string, answers: Answers, wanted: readonly number[]): void {
  const others = Object.keys(countOf(answers)).filter((status) => !wanted.includes(Number(status)))
  expect(others.length === 0, `${when}, guests were answered ${JSON.stringify(countOf(answers))}`)
}

function expectBounds(begun: Answers): void {
  for (const network of networks.keys()) {
    const own = begun.filter((one) => one.network === network && one.status === 200).length
    expect(own <= mayBegin, `${networks[network]} began ${own} conversations`)
  }
  expect(
    begun.some(({ status }) => status === 200),
    'no guest could begin a conversation',
  )
}

function verdictOf(alone: WaitTimes, floods: Record<string, Flood>): string {
  const parts = Object.entries(floods).map(([name, { result, waited }]) => {
    noteAll(countOf(result), 'faults', 'guests', name, 'answers')
    noteAll({ p95: waited.p95, longest: waited.longest }, 'faults', 'guests', name, 'signedIn')
    return `${name} ${JSON.stringify(countOf(result))} p95 ${waited.p95.toFixed(1)} ms`
  })
  note(alone.p95, 'faults', 'guests', 'alone', 'p95')
  const worst = Math.max(...Object.values(floods).map(({ waited }) => waited.p95))
  const figures = `alone p95 ${alone.p95.toFixed(1)} ms; ${parts.join('; ')}`
  expect(worst <= alone.p95 * 1.5, `people who have signed in wait too long: ${figures}`)
  return `${guests} guests from ${networks.length} networks; ${figures}`
}
