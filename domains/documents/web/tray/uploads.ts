/**
 * The uploads of this page. They are kept in a store outside of React, so that they go on when the screen changes.
 * A name that is taken is asked about before anything is sent.
 */
import { type Answer, createNameAnswers } from './name-answers.ts'
import { createUploadList, isUnderWay, type Taken, type Unseen, type Upload } from './upload-list.ts'

/** How one attempt ended. `cut`: without an answer. */
export type Sent =
  | { is: 'done'; unseen?: Unseen }
  | { is: 'taken'; taken: Taken }
  | { is: 'refused'; text: string }
  | { is: 'failed'; text: string }
  | { is: 'cut' }

export interface UploadParts {
  /** For each name, the document that has it. */
  check: (caseId: string, names: string[]) => Promise<(Taken | null)[]>
  send: (upload: Upload, onProgress: (part: number) => void, signal: AbortSignal) => Promise<Sent>
  /** It will not be sent: nothing of it needs to be kept. */
  drop: (upload: Upload) => void
  /** After one has become a document, or was refused because of what others have done. */
  changed: () => void
}

const atOnce = 3
const againMs = 4_000
const checkedAtOnce = 500

/** How it stands after an attempt that has ended in another way. */
function stateAfter(sent: Exclude<Sent, { is: 'taken' }>): Partial<Upload> {
  if (sent.is === 'cut') return { state: 'cut' }
  if (sent.is === 'done') return { state: 'done', sent: 1, ...(sent.unseen && { unseen: sent.unseen }) }
  return { state: sent.is, reason: sent.text ? { kind: 'said', text: sent.text } : { kind: 'failed' } }
}

export function createUploads() {
  let parts: UploadParts | undefined
  const running = new Map<number, AbortController>()
  const list = createUploadList()
  const { subscribe, now, change } = list
  const names = createNameAnswers(list)

  const pump = () => {
    for (const one of now()) {
      if (running.size >= atOnce) return
      if (one.state === 'waiting' && !running.has(one.id)) void run(one)
    }
  }

  const run = async (one: Upload) => {
    if (!parts) return
    const stop = new AbortController()
    running.set(one.id, stop)
    change(one.id, { state: 'sending' })
    const sent = await parts
      .send(one, (part) => change(one.id, { sent: part }), stop.signal)
      .catch((): Sent => ({ is: 'failed', text: '' }))
    running.delete(one.id)
    if (!stop.signal.aborted) settle(one, sent)
    pump()
  }

  const settle = (one: Upload, sent: Sent) => {
    change(one.id, sent.is === 'taken' ? names.whenTaken(one, sent.taken) : stateAfter(sent))
    if (sent.is === 'cut') setTimeout(() => resume(one.id), againMs)
    else parts?.changed()
  }

  const resume = (id: number) => {
    if (now().some((one) => one.id === id && one.state === 'cut')) change(id, { state: 'waiting' })
    pump()
  }

  const check = async (caseId: string, wanted: readonly Upload[]) => {
    for (let at = 0; at < wanted.length; at += checkedAtOnce) {
      const some = wanted.slice(at, at + checkedAtOnce)
      const asked = some.map(({ name }) => name)
      // The upload itself is asked again, so a check that fails costs nothing.
      const taken = await parts?.check(caseId, asked).catch(() => undefined)
      for (const [index, one] of some.entries()) {
        const found = taken?.[index]
        change(one.id, found ? names.whenTaken(one, found) : { state: 'waiting' })
      }
    }
    pump()
  }

  return {
    connect: (given: UploadParts) => {
      parts = given
      pump()
    },
    subscribe,
    now,
    add: (caseId: string, files: readonly File[], more: Pick<Upload, 'documentId' | 'description'> = {}) => {
      if (!now().some((one) => isUnderWay(one) || one.state === 'asking')) names.forget()
      const wanted = list.append(caseId, files, more).filter(({ state }) => state === 'checking')
      if (wanted.length > 0) void check(caseId, wanted)
      else pump()
    },
    answer: (id: number, answer: Answer, all: boolean) => {
      names.answer(id, answer, all)
      pump()
    },
    again: (id: number) => {
      change(id, { state: 'waiting' })
      pump()
    },
    pause: (id: number) => {
      change(id, { state: 'paused' })
      running.get(id)?.abort()
    },
    /** Tries those at once that wait for the network. */
    online: () => {
      for (const one of now()) if (one.state === 'cut') resume(one.id)
    },
    drop: (id: number) => {
      running.get(id)?.abort()
      for (const one of now()) if (one.id === id) parts?.drop(one)
      list.put(now().filter((one) => one.id !== id))
      pump()
    },
    clear: () => {
      for (const stop of running.values()) stop.abort()
      for (const one of now()) if (one.state !== 'done') parts?.drop(one)
      names.forget()
      list.put([])
    },
  }
}

/** Those of this page. */
export const uploads = createUploads()
