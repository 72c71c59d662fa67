/** Reads the text of a file that nobody vouches for. */
import { Worker } from 'node:worker_threads'
import { DocumentError, type DocumentProblem, documentLimits } from '../problem.ts'
import { type FileText, type TextType, textLimits } from './types.ts'

/** Megabytes of texts and objects; a file that needs more ends its thread, and nothing else. */
const heap = 160

/** Bytes outside of that heap, besides some copies of the file. A stream of a PDF is unpacked as a whole. */
const buffers: Record<TextType, number> = {
  pdf: 64_000_000,
  docx: 200_000_000,
  udf: 200_000_000,
  xlsx: 300_000_000,
  eml: 200_000_000,
  txt: 200_000_000,
}
const copies = 4
/** Milliseconds between two looks. */
const lookEvery = 50

type Told = { text: FileText } | { problem: DocumentProblem; detail: string }

/** Files are read one after the other, so that several large ones do not add up. */
let former: Promise<unknown> = Promise.resolve()

/** @throws DocumentError */
export async function textOf(
  bytes: Uint8Array,
  type: TextType,
  milliseconds: number = textLimits.milliseconds,
): Promise<FileText> {
  if (bytes.length === 0) throw new DocumentError('empty')
  if (bytes.length > documentLimits.bytes) throw new DocumentError('too_large', 'bytes of the file')
  const turn = former.then(() => readInThread(bytes, type, milliseconds))
  former = turn.catch(() => undefined)
  return turn
}

async function readInThread(bytes: Uint8Array, type: TextType, milliseconds: number): Promise<FileText> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { bytes, type },
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 32 },
    // What a library says about a broken file is of no use in the log of the server.
    stdout: true,
    stderr: true,
  })
  let timer: NodeJS.Timeout | undefined
  const watch = watchBuffers(worker, buffers[type] + copies * bytes.length)
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DocumentError('took_too_long')), milliseconds)
  })
  try {
    const told = await Promise.race([toldBy(worker), late, watch.tooMuch])
    if ('problem' in told) throw new DocumentError(told.problem, told.detail)
    return told.text
  } finally {
    clearTimeout(timer)
    watch.stop()
    await worker.terminate()
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
const toldBy = (worker: Worker): Promise<Told> =>
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
