/** Work on an untrusted document, in a thread that can be ended. */
import { parentPort, type Worker } from 'node:worker_threads'
import { openThread, ThreadTooLarge } from '../threads/index.ts'
import { DocumentError, type DocumentProblem } from './problem.ts'

type ThreadAnswer<T> = { result: T } | { problem: DocumentProblem; detail: string }

export interface ThreadBounds {
  milliseconds: number
  /** Bytes outside of the heap. */
  buffers: number
}

/**
 * @param moved bytes that only the thread has from then on; all others are copied into it
 * @throws DocumentError
 */
export async function inThread<T>(
  script: URL,
  workerData: object,
  bounds: ThreadBounds,
  moved: readonly Uint8Array[] = [],
): Promise<T> {
  const { worker, tooLarge, end } = openThread(script, workerData, bounds.buffers, movable(moved))
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DocumentError('took_too_long')), bounds.milliseconds)
  })
  try {
    const told = await Promise.race([tooLarge, answerFrom<T>(worker), late])
    if ('problem' in told) throw new DocumentError(told.problem, told.detail)
    return told.result
  } catch (error) {
    throw error instanceof ThreadTooLarge ? new DocumentError('too_large', 'memory') : error
  } finally {
    clearTimeout(timer)
    await end()
  }
}

/** The other end of the messages, in the script of the thread. */
export async function answerParent(work: () => Promise<unknown>): Promise<void> {
  try {
    const result = await work()
    parentPort?.postMessage({ result }, movable(bytesIn(result)))
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    parentPort?.postMessage({ problem: error.problem, detail: error.detail })
  }
}

const bytesIn = (result: unknown): Uint8Array[] => {
  const bytes = (result as { bytes?: unknown } | null | undefined)?.bytes
  return bytes instanceof Uint8Array ? [bytes] : []
}

/** Small buffers of Node share their memory with others, so they are copied. */
const movable = (all: readonly Uint8Array[]): ArrayBuffer[] => {
  const alone = all.filter(({ buffer, byteLength }) => byteLength > 0 && byteLength === buffer.byteLength)
  return [...new Set(alone.map(({ buffer }) => buffer as ArrayBuffer))]
}

/** An error that a reader did not foresee is a fault of the file: the thread is gone, and nothing of it is left. */
const answerFrom = <T>(worker: Worker): Promise<ThreadAnswer<T>> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (error: Error) => reject(new DocumentError('damaged', error.name)))
    worker.once('exit', () => reject(new DocumentError('damaged', 'thread ended')))
  })
