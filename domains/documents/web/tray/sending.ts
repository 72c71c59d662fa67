/** Sends the uploads of this page, some at a time; one that was cut goes on by itself. */
import type { createNameAnswers } from './name-answers.ts'
import type { Taken, Unseen, Upload, UploadList } from './upload-list.ts'

/** How one attempt ended. `cut`: without an answer. */
export type Sent =
  | { is: 'done'; unseen?: Unseen }
  | { is: 'taken'; taken: Taken }
  | { is: 'refused'; text: string }
  | { is: 'failed'; text: string }
  | { is: 'cut' }

const atOnce = 3
const againMs = 4_000

/** How it stands after an attempt that has ended in another way. */
function stateAfter(sent: Exclude<Sent, { is: 'taken' }>): Partial<Upload> {
  if (sent.is === 'cut') return { state: 'cut' }
  if (sent.is === 'done') return { state: 'done', sent: 1, ...(sent.unseen && { unseen: sent.unseen }) }
  return { state: sent.is, reason: sent.text ? { kind: 'said', text: sent.text } : { kind: 'failed' } }
}

export interface Sender {
  send: (upload: Upload, onProgress: (part: number) => void, signal: AbortSignal) => Promise<Sent>
  /** After one has become a document, or was refused because of what others have done. */
  changed: () => void
}

interface Given {
  list: UploadList
  names: ReturnType<typeof createNameAnswers>
  /** Undefined until the program has connected one. */
  sender: () => Sender | undefined
}

export function createSending({ list: { now, change }, names, sender }: Given) {
  const running = new Map<number, AbortController>()

  /** Begins with those that wait, as far as there is room. */
  const pump = () => {
    for (const one of now()) {
      if (running.size >= atOnce) return
      if (one.state === 'waiting' && !running.has(one.id)) void run(one)
    }
  }

  const run = async (one: Upload) => {
    const known = sender()
    if (!known) return
    const stop = new AbortController()
    running.set(one.id, stop)
    change(one.id, { state: 'sending' })
    const sent = await known
      .send(one, (part) => change(one.id, { sent: part }), stop.signal)
      .catch((): Sent => ({ is: 'failed', text: '' }))
    running.delete(one.id)
    if (!stop.signal.aborted) settle(one, sent)
    pump()
  }

  const settle = (one: Upload, sent: Sent) => {
    change(one.id, sent.is === 'taken' ? names.whenTaken(one, sent.taken) : stateAfter(sent))
    if (sent.is === 'cut') setTimeout(() => resume(one.id), againMs)
    else sender()?.changed()
  }

  const resume = (id: number) => {
    if (now().some((one) => one.id === id && one.state === 'cut')) change(id, { state: 'waiting' })
    pump()
  }

  return {
    pump,
    resume,
    stop: (id: number) => running.get(id)?.abort(),
    stopAll: () => {
      for (const one of running.values()) one.abort()
    },
  }
}
