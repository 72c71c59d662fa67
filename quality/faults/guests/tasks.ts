/** The actions of guests of a crowd, and their results. */
import { Worker } from 'node:worker_threads'

/** Each is another network. */
export const networks = Array.from({ length: 20 }, (_, at) => `203.0.113.${at + 1}`)

export interface Task {
  /** Its place in `networks`. */
  network: number
  path: string
  headers?: Record<string, string>
  body?: object
}

export type Answers = { network: number; status: number; token?: string }[]

/** Sends all of them at once. */
export function sendAll(address: string, tasks: readonly Task[]): Promise<Answers> {
  const crowd = new Worker(new URL('./crowd.ts', import.meta.url), { workerData: { address, tasks } })
  return new Promise((resolve, reject) => {
    crowd.once('message', resolve)
    crowd.once('error', reject)
  })
}

export const countOf = (answers: Answers): Record<number, number> => {
  const counted: Record<number, number> = {}
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1
  return counted
}
