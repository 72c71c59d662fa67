/** Reads a table from the bytes of a .csv or .xlsx file; the contents show which of these it is. */
import { Worker } from 'node:worker_threads'
import { type ReadTable, TableError, type TableProblem, tableLimits } from './table.ts'

const longestMs = 30_000
/** Megabytes of texts and numbers; a file that needs more ends only its own thread. */
const heap = 512

type ThreadAnswer = { table: ReadTable } | { problem: TableProblem }

/** `sheet`: the one that is wanted of a workbook. Who calls it bounds how many are read at once. @throws TableError */
export async function readTable(bytes: Uint8Array, sheet?: string): Promise<ReadTable> {
  if (bytes.length === 0) throw new TableError('empty')
  if (bytes.length > tableLimits.bytes) throw new TableError('too_large')
  return readInThread(bytes, sheet)
}

async function readInThread(bytes: Uint8Array, sheet: string | undefined): Promise<ReadTable> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { bytes, sheet },
    resourceLimits: { maxOldGenerationSizeMb: heap },
  })
  const timer = setTimeout(() => void worker.terminate(), longestMs)
  try {
    const told = await answerFrom(worker)
    if ('problem' in told) throw new TableError(told.problem)
    return told.table
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** If the thread runs out of memory or time, the file is too large, whatever its size is. */
const answerFrom = (worker: Worker): Promise<ThreadAnswer> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TableError('too_large') : error),
    )
    worker.once('exit', () => reject(new TableError('too_large')))
  })
