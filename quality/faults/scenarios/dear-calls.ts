/**
 * People of one trial office make the dearest calls on eight connections, while a person of another office works.
 * With limits on as in production, 95 of 100 calls of the other office are answered within 150 ms on an idle machine.
 * The other office works alone just before each attack: if it is slow then already, the machine was the cause.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { note } from '../../figures.ts'
import { refresh, type SignedUp } from '../../people.ts'
import type { Answers, Attack } from '../dear-calls/attack.ts'
import { type DearCall, dearCalls } from '../dear-calls/calls.ts'
import { type WaitTimes, workFor } from '../dear-calls/others.ts'
import { type Offices, openOffices } from '../dear-calls/prepare.ts'
import { startServer } from '../server-process.ts'
import { expect } from '../verdict.ts'

const connections = 8
const attackMs = 3_000
const warmMs = 1_000
const aloneMs = 700
/** An allowance is spent by a few attacks; a new server has counted nothing yet. */
const attacksOfOneStart = 3
const peopleOfOne = 3
const mostP95 = 150

interface Outcome {
  name: string
  /** Just before, while nobody attacks. */
  alone: WaitTimes
  waited: WaitTimes
  answers: Answers
}

export async function dearCallsFault(): Promise<string> {
  const offices = await openOffices()
  try {
    const calls = dearCalls(offices.filled)
    const outcomes: Outcome[] = []
    for (let at = 0; at < calls.length; at += attacksOfOneStart)
      outcomes.push(...(await onNewServer(offices, calls.slice(at, at + attacksOfOneStart))))
    outcomes.forEach(print)
    const slow = outcomes.filter(({ waited }) => waited.p95 > mostP95)
    expect(slow.length === 0, `others wait too long during: ${slow.map(({ name }) => name).join(', ')}`)
    return `${calls.length} dear calls on ${connections} connections; others' worst p95 is ${worst(outcomes)} ms`
  } finally {
    offices.remove()
  }
}

const worst = (outcomes: readonly Outcome[]): string =>
  Math.max(...outcomes.map(({ waited }) => waited.p95)).toFixed(0)

async function onNewServer(
  { dataDir, attackers, worker }: Offices,
  calls: readonly DearCall[],
): Promise<Outcome[]> {
  const server = await startServer(dataDir, { RATE_LIMITS: 'on' })
  const outcomes: Outcome[] = []
  try {
    await renew(server.address, [worker, ...attackers])
    await workFor(warmMs, server.address, worker.accessToken)
    for (const [at, call] of calls.entries()) {
      // Each attack is of people who have spent nothing yet.
      const people = attackers.slice(at * peopleOfOne, (at + 1) * peopleOfOne)
      outcomes.push(await attackWith(call, people, server.address, worker))
    }
  } finally {
    await server.end('SIGTERM')
  }
  return outcomes
}

/** A token that renews is good for once. */
async function renew(address: string, people: readonly SignedUp[]): Promise<void> {
  for (const person of people) Object.assign(person, await refresh(address, person.refreshToken))
}

async function attackWith(
  call: DearCall,
  people: readonly SignedUp[],
  address: string,
  worker: SignedUp,
): Promise<Outcome> {
  const alone = await workFor(aloneMs, address, worker.accessToken)
  const tokens = Array.from({ length: connections }, (_, at) => people[at % people.length]?.accessToken ?? '')
  const thread = new Worker(new URL('../dear-calls/attack.ts', import.meta.url), {
    workerData: { address, call, tokens } satisfies Attack,
  })
  await sleep(100)
  const waited = await workFor(attackMs, address, worker.accessToken)
  const answers = await new Promise<Answers>((resolve, reject) => {
    thread.once('message', resolve).once('error', reject)
    thread.postMessage('stop')
  })
  return { name: call.name, alone, waited, answers }
}

function print({ name, alone, waited, answers }: Outcome): void {
  const { p50, p95, longest } = waited
  for (const [figure, value] of Object.entries({ p50, p95, longest, p95Alone: alone.p95 }))
    note(value, 'faults', 'dear-calls', name, figure)
  const statuses = Object.entries(answers)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
  const figures = [alone.p95, p50, p95, longest].map((ms) => ms.toFixed(0).padStart(5)).join(' ')
  console.log(`  ${name.padEnd(28)} p95 alone, p50 p95 longest ${figures} ms  ${statuses}`)
}
