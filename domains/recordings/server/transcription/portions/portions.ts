/** Sound that a service does not take at once, in portions that it takes. */
import { on } from 'node:events'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Worker } from 'node:worker_threads'
import type { ByteRange } from '@mizan/platform/files'
import { openThread } from '@mizan/platform/threads'
import { TranscriptionError } from '../port.ts'
import type { Portion } from './divide.ts'
import type { Order, WorkerAnswer, WorkerMessage } from './messages.ts'

const script = new URL('./worker.ts', import.meta.url)

/** Milliseconds for one portion, the reading of the store included. */
const longest = 60_000
/** The bytes of a thread besides a portion, which is written and copied. */
const otherBuffers = 96 * 1024 * 1024

interface Sound extends Order {
  read: (range: ByteRange) => Readable
}

/** @throws TranscriptionError `not_divided`; the error of the sound; the reason of the signal */
export async function* portionsOf(
  { read, ...order }: Sound,
  signal: AbortSignal,
  longestMs = longest,
): AsyncGenerator<Portion> {
  signal.throwIfAborted()
  const thread = openThread(script, order, otherBuffers + 3 * order.mostBytes)
  const bounds = new Bounds(longestMs)
  thread.tooLarge.catch((error: Error) => bounds.exceed(error.name))
  // Any error of the reader of a broken file.
  thread.worker.once('error', (error) => bounds.exceed(error.name))
  const answer = (answered: WorkerAnswer) => thread.worker.postMessage(answered)
  try {
    for await (const told of answerFrom(thread.worker, AbortSignal.any([signal, bounds.signal]))) {
      if (told.kind === 'done') return
      if (told.kind === 'indivisible') throw notDivided(told.why)
      if (told.kind === 'read') {
        answer(await buffer(read({ start: told.start, end: told.end - 1 })))
        continue
      }
      bounds.rest()
      yield told.portion
      bounds.renew()
      answer('next')
    }
    throw notDivided('The thread has ended')
  } catch (error) {
    signal.throwIfAborted()
    bounds.signal.throwIfAborted()
    throw error
  } finally {
    bounds.rest()
    await thread.end()
  }
}

const notDivided = (why: string) => new TranscriptionError('not_divided', `The sound was not divided: ${why}`)

async function* answerFrom(worker: Worker, signal: AbortSignal): AsyncGenerator<WorkerMessage> {
  for await (const [told] of on(worker, 'message', { signal, close: ['exit'] })) yield told
}

/** Ends the work on sound that takes too long, or too much. */
class Bounds {
  readonly #controller = new AbortController()
  readonly #longestMs: number
  #timer: NodeJS.Timeout | undefined

  constructor(longestMs: number) {
    this.#longestMs = longestMs
    this.renew()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  exceed(why: string): void {
    this.#controller.abort(notDivided(why))
  }

  /** Called while the thread waits. */
  rest(): void {
    clearTimeout(this.#timer)
  }

  renew(): void {
    this.rest()
    this.#timer = setTimeout(() => this.exceed('It took too long'), this.#longestMs)
  }
}
