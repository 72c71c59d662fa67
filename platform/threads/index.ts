/** Threads for untrusted files: neither their time nor their memory is the server's. */
import { Worker } from 'node:worker_threads'

/** Megabytes of texts and objects; a file that needs more ends only its own thread. */
const heap = 160

/** Milliseconds between two looks. */
const lookEvery = 50

export class ThreadTooLarge extends Error {
  override name = 'ThreadTooLarge'
}

export interface BoundedThread {
  worker: Worker
  /** Never settles, unless the thread takes more memory than allowed: then it fails with `ThreadTooLarge`. */
  tooLarge: Promise<never>
  end: () => Promise<void>
}

/**
 * @param buffers bytes outside of the heap @param moved values that only the thread has from then on; everything else
 * is copied into it
 */
export function openThread(
  script: URL,
  workerData: unknown,
  buffers: number,
  moved: ArrayBuffer[] = [],
): BoundedThread {
  const worker = new Worker(script, {
    workerData,
    transferList: moved,
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 32 },
    // The output of a library about a broken file does not belong in the log of the server.
    stdout: true,
    stderr: true,
  })
  const watch = watchMemory(worker, buffers)
  return {
    worker,
    tooLarge: watch.tooLarge,
    end: async () => {
      watch.stop()
      await worker.terminate()
    },
  }
}

function watchMemory(worker: Worker, most: number): { tooLarge: Promise<never>; stop: () => void } {
  const { promise, reject } = Promise.withResolvers<never>()
  // The bound of a thread counts objects, but not the buffers to which they belong.
  const look = async () => {
    const taken = await worker.getHeapStatistics().catch(() => null)
    if (taken && taken.external_memory > most) reject(new ThreadTooLarge())
  }
  const timer = setInterval(() => void look(), lookEvery)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') reject(new ThreadTooLarge())
  })
  // Nobody awaits it once the thread has answered.
  promise.catch(() => undefined)
  return { tooLarge: promise, stop: () => clearInterval(timer) }
}
