/** Analyses batches of decisions on several threads, with no more of them in memory than the threads can work on. */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { NumberedDecision } from './document.ts'
import type { EncodedDecisions } from './encoder.ts'

export interface AnalysisJob {
  decisions: NumberedDecision[]
  /** See `encodeDecisions`. */
  sampleAll: boolean
}

/** Yields the batches in the order in which they are ready. A fault in a thread ends the iteration with its error. */
export async function* analyseInThreads(
  jobs: AsyncIterable<AnalysisJob>,
  threads = availableParallelism(),
): AsyncGenerator<EncodedDecisions> {
  const idle = Array.from(
    { length: threads },
    () => new Worker(new URL('./analysis-worker.ts', import.meta.url)),
  )
  const all = [...idle]
  const running = new Set<Promise<{ worker: Worker; encoded: EncodedDecisions; self: () => unknown }>>()
  const start = (worker: Worker, job: AnalysisJob) => {
    const work = run(worker, job).then((encoded) => ({ worker, encoded, self: () => running.delete(work) }))
    running.add(work)
  }
  const finishOne = async () => {
    const { worker, encoded, self } = await Promise.race(running)
    self()
    idle.push(worker)
    return encoded
  }
  try {
    for await (const job of jobs) {
      const free = idle.pop()
      if (free) {
        start(free, job)
        continue
      }
      const encoded = await finishOne()
      start(idle.pop() as Worker, job)
      yield encoded
    }
    while (running.size > 0) yield await finishOne()
  } finally {
    await Promise.all(all.map((worker) => worker.terminate()))
  }
}

async function run(worker: Worker, job: AnalysisJob): Promise<EncodedDecisions> {
  worker.postMessage(job)
  const [encoded] = await once(worker, 'message')
  return encoded as EncodedDecisions
}
