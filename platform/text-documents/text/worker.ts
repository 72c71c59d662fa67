/** The thread in which one file is read, so that neither its time nor its memory is that of the server. */
import { parentPort, workerData } from 'node:worker_threads'
import { DocumentError } from '../problem.ts'
import { extract } from './extract.ts'
import type { TextType } from './types.ts'

const { bytes, type } = workerData as { bytes: Uint8Array; type: TextType }

try {
  parentPort?.postMessage({ text: await extract(bytes, type) })
} catch (error) {
  if (!(error instanceof DocumentError)) throw error
  parentPort?.postMessage({ problem: error.problem, detail: error.detail })
}
