/** Work on a file that nobody vouches for, in a thread that can be ended: neither its time nor its memory is the server's. */
import { parentPort, Worker } from 'node:worker_threads'
import { DocumentError, type DocumentProblem } from './problem.ts'

/** Megabytes of texts and objects; a file that needs more ends its thread, and nothing else. */
const heap = 160

/** Milliseconds between two looks. */
const lookEvery = 50

type Told<T> = { result: T } | { problem: DocumentProblem; detail: string }

export interface ThreadBounds {
  milliseconds: number
  /** Bytes outside of the heap. */
  buffers: number
}

/** @throws DocumentError */
export async function inThread<T>(script: URL, workerData: object, bounds: ThreadBounds): Promise<T> {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 32 },
    // What a library says about a broken file is of no use in the log of the server.
    stdout: true,
    stderr: true,
  })
  let timer: NodeJS.Timeout | undefined
  const watch = watchBuffers(worker, bounds.buffers)
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DocumentError('took_too_long')), bounds.milliseconds)
  })
  try {
    const told = await Promise.race([toldBy<T>(worker), late, watch.tooMuch])
    if ('problem' in told) throw new DocumentError(told.problem, told.detail)
    return told.result
  } finally {
    clearTimeout(timer)
    watch.stop()
    await worker.terminate()
  }
}

/** The other end, in the script of the thread. */
export async function answerParent(work: () => Promise<unknown>): Promise<void> {
  try {
    parentPort?.postMessage({ result: await work() })
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    parentPort?.postMessage({ problem: error.problem, detail: error.detail })
  }
}

/** The bound of a thread counts objects, but not the buffers to which they belong. */
function watchBuffers(worker: Worker, most: number): { tooMuch: Promise<never>; stop: () => void } {
  const { promise, reject } = Promise.withResolvers<never>()
  const look = async () => {
    const taken = await worker.getHeapStatistics().catch(() => null)
    if (taken && taken.external_memory > most) reject(new DocumentError('too_large', 'memory'))
  }
  const timer = setInterval(() => void look(), lookEvery)
  // Nobody waits for it once the thread has answered.
  promise.catch(() => undefined)
  return { tooMuch: promise, stop: () => clearInterval(timer) }
}

/** What a reader did not foresee is a fault of the file: the thread is gone, and nothing of it is left. */
const toldBy = <T>(worker: Worker): Promise<Told<T>> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new DocumentError('too_large', 'memory')
          : new DocumentError('damaged', error.name),
      ),
    )
    worker.once('exit', () => reject(new DocumentError('damaged', 'thread ended')))
  })
