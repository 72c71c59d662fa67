/** The thread side of `analysis-pool.ts`: a job is answered with a batch, `null` with the counts of all jobs. */
import { parentPort } from 'node:worker_threads'
import type { AnalysisJob } from './analysis-pool.ts'
import { DecisionEncoder } from './encoder.ts'

const encoder = new DecisionEncoder()

parentPort?.on('message', (job: AnalysisJob | null) => {
  if (job === null) return parentPort?.postMessage(encoder.counts)
  const encoded = encoder.encode(job.decisions, job.sampleAll)
  parentPort?.postMessage(encoded, [encoded.batch.bytes.buffer, encoded.words.words.buffer])
})
