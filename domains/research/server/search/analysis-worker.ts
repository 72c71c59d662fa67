/** The thread side of `analysis-pool.ts`. */
import { parentPort } from 'node:worker_threads'
import type { AnalysisJob } from './analysis-pool.ts'
import { encodeDecisions } from './encoder.ts'

parentPort?.on('message', ({ decisions, sampleAll }: AnalysisJob) => {
  const encoded = encodeDecisions(decisions, sampleAll)
  parentPort?.postMessage(encoded, [encoded.batch.bytes.buffer])
})
