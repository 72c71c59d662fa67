/**
 * `npm run bench -- api [--clients 50] [--sign-ins 6] [--calls 60]`: sign-in, refresh and reading the profile on a
 * server of its own, with so many concurrent people, each making one call after the other.
 */
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { Passwords } from '../../domains/identity/server/passwords/passwords.ts'
import { note, noteAll } from '../figures.ts'
import { answerOf, peoplesPassword, refresh, type SignedUp, signUpWithPlan } from '../people.ts'
import { type Crowd, measureCrowd, printCrowds } from './api/crowd.ts'
import { openProbe, type Probe } from './api/probe.ts'
import { timingOf } from './search/measure.ts'
import { startServer } from './server.ts'

interface Options {
  clients: number
  signIns: number
  calls: number
}

export async function benchApi(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: {
      clients: { type: 'string', default: '50' },
      'sign-ins': { type: 'string', default: '6' },
      calls: { type: 'string', default: '60' },
    },
  })
  const options = {
    clients: Number(values.clients),
    signIns: Number(values['sign-ins']),
    calls: Number(values.calls),
  }
  await printHashingCost()
  const probe = await openProbe()
  const server = await startServer(undefined, { NODE_OPTIONS: probe.option, RATE_LIMITS: 'off' })
  try {
    const people = await gatherPeople(server.address, options.clients)
    const crowds = await measureAll(server.address, people, options, probe)
    for (const crowd of crowds) noteCrowd(crowd)
    printCrowds(crowds)
  } finally {
    await server.stop()
  }
}

function noteCrowd({ name, clients, times, seconds, loop, memory }: Crowd): void {
  const { p50, p95, max } = timingOf(times, loop)
  const perSecond = times.length / seconds
  noteAll({ clients, p50, p95, max, loop, memory, 'per second': perSecond }, 'api', name)
}

async function printHashingCost(): Promise<void> {
  const passwords = new Passwords()
  const stored = await passwords.hash(peoplesPassword)
  const [, algorithm, , cost] = stored.split('$')
  const begun = performance.now()
  for (let times = 0; times < 10; times += 1) await passwords.matches(stored, peoplesPassword)
  const each = (performance.now() - begun) / 10
  note(each, 'api', 'hashing', 'ms')
  console.log(
    `${algorithm} with ${cost} (m in KiB): ${each.toFixed(0)} ms each when nothing else runs; ` +
      `${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`,
  )
}

/** The codes are read one after the other, so that the outbox shows each of them. */
async function gatherPeople(address: string, count: number): Promise<SignedUp[]> {
  const people: SignedUp[] = []
  for (let number = 1; number <= count; number += 1) {
    people.push(await signUpWithPlan(address, number))
  }
  return people
}

async function measureAll(
  address: string,
  people: SignedUp[],
  { signIns, calls }: Options,
  probe: Probe,
): Promise<Crowd[]> {
  const profile = ({ accessToken }: SignedUp) =>
    answerOf(address, 'GET', '/user/profile-info', { token: accessToken })
  // A person who sends the token of their own session may sign in again; without it a second device is refused.
  const signIn = async (person: SignedUp) => {
    const body = { email: person.email, password: peoplesPassword }
    const tokens = await answerOf<object>(address, 'POST', '/auth/login', { body, token: person.accessToken })
    Object.assign(person, tokens)
  }
  const renew = async (person: SignedUp) => Object.assign(person, await refresh(address, person.refreshToken))
  const one = people.slice(0, 1)
  return [
    await measureCrowd('profile, alone', one, calls, profile, probe),
    await measureCrowd('profile', people, calls, profile, probe),
    await measureCrowd('refresh', people, calls, renew, probe),
    await measureCrowd('sign-in, alone', one, 20, signIn, probe),
    ...(await withBystander(people, profile, (crowd) =>
      measureCrowd('sign-in', crowd, signIns, signIn, probe),
    )),
  ]
}

/** A person who only reads their profile while all others sign in: shows whether password hashing delays others. */
async function withBystander(
  [bystander, ...crowd]: SignedUp[],
  profile: (person: SignedUp) => Promise<unknown>,
  work: (crowd: SignedUp[]) => Promise<Crowd>,
): Promise<Crowd[]> {
  if (!bystander) return []
  let isOver = false
  const times: number[] = []
  const reading = (async () => {
    while (!isOver) {
      const begun = performance.now()
      await profile(bystander)
      times.push(performance.now() - begun)
    }
  })()
  const signIns = await work(crowd)
  isOver = true
  await reading
  return [signIns, { ...signIns, name: 'profile, beside sign-ins', clients: 1, times }]
}
