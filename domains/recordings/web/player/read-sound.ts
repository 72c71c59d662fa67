/**
 * Reads sound in a worker of its own. Sound files are untrusted, and the reader of a broken one may never end: that
 * must not block the page.
 */

export interface Sound {
  url: string
  /** The start in the whole recording, and its length: milliseconds. */
  fromMs: number
  wholeMs: number
}

export type Question =
  | { kind: 'length'; file: Blob }
  | { kind: 'peaks'; sound: Sound /** The sound in the whole recording. */; stretches: number }

/** `peaks`: those that have been read so far. */
export type Answer =
  | { kind: 'length'; lengthMs: number }
  | { kind: 'peaks'; peaks: Float32Array }
  | { kind: 'end' }

/** Milliseconds of silence after which a worker is ended; a slow connection has time for one read. */
const silentMs = 30_000

/** Resolves when the worker ends, whether it has answered or not. */
function ask(question: Question, onAnswer: (answer: Answer) => void, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./sound-worker.ts', import.meta.url), { type: 'module' })
    let timer: ReturnType<typeof setTimeout>
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      worker.terminate()
      resolve()
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(end, silentMs)
    }
    signal?.addEventListener('abort', end, { once: true })
    worker.onerror = end
    worker.onmessage = ({ data: answer }: MessageEvent<Answer>) => {
      if (answer.kind === 'end') return end()
      wait()
      onAnswer(answer)
    }
    wait()
    worker.postMessage(question)
  })
}

/** Milliseconds; null if the browser cannot measure it. */
export async function lengthOf(file: Blob): Promise<number | null> {
  let lengthMs: number | null = null
  const read = ask({ kind: 'length', file }, (answer) => {
    if (answer.kind === 'length') lengthMs = answer.lengthMs
  })
  await read.catch(() => undefined)
  return lengthMs
}

/** @param peaks gets the loudest value of each stretch of the whole recording, from 0 to 1 */
export async function readPeaks(
  { url, ...place }: Sound,
  peaks: Float32Array,
  onMore: () => void,
  signal: AbortSignal,
): Promise<void> {
  // A worker has no address of its own to which others are relative.
  const sound = { ...place, url: new URL(url, location.href).href }
  const take = (answer: Answer) => {
    if (answer.kind !== 'peaks') return
    for (const [at, peak] of answer.peaks.entries()) peaks[at] = Math.max(peaks[at] ?? 0, peak)
    onMore()
  }
  if (!signal.aborted) await ask({ kind: 'peaks', sound, stretches: peaks.length }, take, signal)
}
