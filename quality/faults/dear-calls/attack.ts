/** A thread that repeats one call on several connections, until it is told to stop. */
import { parentPort, workerData } from 'node:worker_threads'
import type { DearCall } from './calls.ts'

export interface Attack {
  address: string
  call: DearCall
  /** One token for each connection. */
  tokens: string[]
}

/** The number of answers with each status. */
export type Answers = Record<number, number>

const { address, call, tokens } = workerData as Attack
const answers: Answers = {}
const bodies = (call.bodies ?? []).map((body) => JSON.stringify(body))
let isOver = false

async function hammer(token: string): Promise<void> {
  for (let sent = 0; !isOver; sent += 1) {
    const body = bodies[sent % bodies.length]
    const answer = await fetch(`${address}/api${call.path}`, {
      method: call.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body }),
    })
    // The answer is read and thrown away, as an attacker's script does.
    await answer.arrayBuffer()
    answers[answer.status] = (answers[answer.status] ?? 0) + 1
  }
}

const all = Promise.all(tokens.map(hammer))
parentPort?.on('message', async () => {
  isOver = true
  await all
  parentPort?.postMessage(answers)
  parentPort?.close()
})
