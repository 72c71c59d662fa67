/** Analyses batches of decisions on several threads, with no more batches in memory than the threads can work on. */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { NumberedDecision } from './document.ts'
import { DecisionEncoder, type Encoded, type WordCounts } from './encoder.ts'

export interface AnalysisJob {
  decisions: NumberedDecision[]
  /** See `DecisionEncoder`. */
  sampleAll: boolean
}

export type Analysed = Encoded | { counts: WordCounts }

/**
 * Yields the batches in the order in which they are ready, and at the end the word counts of each thread. An error in
 * a thread ends the iteration with that error. With no threads the work is done here, which is best for few
 * decisions.
 */
export async function* analyse(
  jobs: AsyncIterable<AnalysisJob>,
  threads = availableParallelism(),
): AsyncGenerator<Analysed> {
  if (threads > 0) return yield* analyseInThreads(jobs, threads)
  const encoder = new DecisionEncoder()
  for await (const { decisions, sampleAll } of jobs) yield encoder.encode(decisions, sampleAll)
  yield { counts: encoder.counts }
}

async function* analyseInThreads(
  jobs: AsyncIterable<AnalysisJob>,
  threads: number,
): AsyncGenerator<Analysed> {
  const all: Worker[] = []
  const idle: Worker[] = []
  const running = new Map<Worker, Promise<{ worker: Worker; encoded: Encoded }>>()
  const finishOne = async () => {
    const { worker, encoded } = await Promise.race(running.values())
    running.delete(worker)
    idle.push(worker)
    return encoded
  }
  try {
    for await (const job of readAhead(jobs, threads)) {
      // A few thousand decisions are analysed before another thread has begun.
      if (idle.length === 0 && all.length < threads) {
        const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url))
        all.push(worker)
        idle.push(worker)
      }
      if (idle.length === 0) yield await finishOne()
      const worker = idle.pop() as Worker
      running.set(
        worker,
        ask<Encoded>(worker, job).then((encoded) => ({ worker, encoded })),
      )
    }
    while (running.size > 0) yield await finishOne()
    for (const worker of all) yield { counts: await ask<WordCounts>(worker, null) }
  } finally {
    await Promise.all(all.map((worker) => worker.terminate()))
  }
}

/** Fetches the next items while the present one is processed, so that no thread waits for the database. */
async function* readAhead<T>(items: AsyncIterable<T>, count: number): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]()
  const ask = () => {
    const next = iterator.next()
    // A failure is reported when its turn comes; until then it must not count as unhandled.
    next.catch(() => undefined)
    return next
  }
  const coming = Array.from({ length: count }, ask)
  for (;;) {
    const next = await (coming.shift() as Promise<IteratorResult<T>>)
    if (next.done) return
    coming.push(ask())
    yield next.value
  }
}

async function ask<T>(worker: Worker, message: AnalysisJob | null): Promise<T> {
  worker.postMessage(message)
  const [answer] = await once(worker, 'message')
  return answer as T
}
