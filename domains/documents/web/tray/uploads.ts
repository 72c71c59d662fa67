/**
 * The uploads of this page. They are kept in a store outside of React, so that they go on when the screen changes.
 * What is refused is known before anything is sent, and a name that is taken is asked about.
 */

import { largestFile } from '../../data/limits.ts'
import { acceptedExtensions } from '../../data/types.ts'
import { extensionOf, nameKey } from '../../rules/names.ts'

export interface Taken {
  documentId: string
  name: string
  free: string
}

/** Why a file is not sent, or what the server has said. */
export type Reason = { kind: 'type' | 'size' | 'empty' | 'failed' } | { kind: 'said'; text: string }

/** `cut`: the server could not be reached; it goes on by itself. `paused`: its person stopped it for a while. */
export type UploadState =
  | 'checking'
  | 'asking'
  | 'waiting'
  | 'sending'
  | 'cut'
  | 'paused'
  | 'done'
  | 'refused'
  | 'failed'

export interface Upload {
  id: number
  caseId: string
  file: File
  name: string
  state: UploadState
  /** From 0 to 1. */
  sent: number
  reason?: Reason
  taken?: Taken
  /** It became a version; before it others have added these, which its person has not opened. */
  unseen?: Unseen
  /** It becomes a version of this document. */
  documentId?: string
  /** Of the document that it becomes. */
  description?: string
  duplicate: 'refuse' | 'version' | 'both'
}

export type Unseen = readonly { number: number; by: { name: string } }[]

export type Answer = 'version' | 'both'

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

const reasonFor = ({ name, size }: File): Reason | undefined => {
  if (!acceptedExtensions.includes(extensionOf(name))) return { kind: 'type' }
  if (size > largestFile) return { kind: 'size' }
  return size === 0 ? { kind: 'empty' } : undefined
}

/** Whether both come from one choice and have one name, as scans in two folders have. */
const isTwin = (one: Upload, other: Upload): boolean =>
  one.id !== other.id &&
  one.caseId === other.caseId &&
  other.state !== 'refused' &&
  nameKey(one.name) === nameKey(other.name)

export const isUnderWay = ({ state }: Upload): boolean =>
  state === 'checking' || state === 'waiting' || state === 'sending' || state === 'cut'

export function createUploads() {
  let parts: UploadParts | undefined
  let items: readonly Upload[] = []
  let last = 0
  let applied: Answer | undefined
  const listeners = new Set<() => void>()
  const running = new Map<number, AbortController>()

  const put = (next: readonly Upload[]) => {
    items = next
    for (const listener of listeners) listener()
  }
  const change = (id: number, more: Partial<Upload>) =>
    put(items.map((one) => (one.id === id ? { ...one, ...more } : one)))

  /** An answer for all never makes two files of these uploads versions of each other. */
  const answerFor = (one: Upload, answer: Answer): Answer =>
    answer === 'version' && items.some((other) => other.id < one.id && isTwin(one, other)) ? 'both' : answer

  const pump = () => {
    for (const one of items) {
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
    const { id } = one
    if (sent.is === 'taken') {
      if (applied) change(id, { state: 'waiting', duplicate: answerFor(one, applied) })
      else change(id, { state: 'asking', taken: sent.taken })
    } else if (sent.is === 'cut') {
      change(id, { state: 'cut' })
      setTimeout(() => resume(id), againMs)
    } else if (sent.is === 'done')
      change(id, { state: 'done', sent: 1, ...(sent.unseen && { unseen: sent.unseen }) })
    else
      change(id, {
        state: sent.is,
        reason: sent.text ? { kind: 'said', text: sent.text } : { kind: 'failed' },
      })
    if (sent.is !== 'cut') parts?.changed()
  }

  const resume = (id: number) => {
    if (items.some((one) => one.id === id && one.state === 'cut')) change(id, { state: 'waiting' })
    pump()
  }

  const check = async (caseId: string, wanted: readonly Upload[]) => {
    for (let at = 0; at < wanted.length; at += checkedAtOnce) {
      const some = wanted.slice(at, at + checkedAtOnce)
      const names = some.map(({ name }) => name)
      // The upload itself is asked again, so a check that fails costs nothing.
      const taken = await parts?.check(caseId, names).catch(() => undefined)
      for (const [index, one] of some.entries()) {
        const found = taken?.[index] ?? undefined
        if (found && !applied) change(one.id, { state: 'asking', taken: found })
        else
          change(one.id, {
            state: 'waiting',
            ...(found && applied && { duplicate: answerFor(one, applied) }),
          })
      }
    }
    pump()
  }

  return {
    connect: (given: UploadParts) => {
      parts = given
      pump()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    now: () => items,
    add: (caseId: string, files: readonly File[], more: Pick<Upload, 'documentId' | 'description'> = {}) => {
      if (!items.some((one) => isUnderWay(one) || one.state === 'asking')) applied = undefined
      const added = files.map((file): Upload => {
        last += 1
        const reason = reasonFor(file)
        const state = reason ? 'refused' : more.documentId ? 'waiting' : 'checking'
        const base = { id: last, caseId, file, name: file.name, sent: 0, duplicate: 'refuse' as const, state }
        return { ...base, ...(reason && { reason }), ...more } as Upload
      })
      put([...items, ...added])
      const wanted = added.filter(({ state }) => state === 'checking')
      if (wanted.length > 0) void check(caseId, wanted)
      else pump()
    },
    /** `all`: the same for every other name that is taken, also later in these uploads. */
    answer: (id: number, answer: Answer, all: boolean) => {
      if (all) applied = answer
      put(
        items.map((one) =>
          one.state === 'asking' && (all || one.id === id)
            ? { ...one, state: 'waiting', duplicate: one.id === id ? answer : answerFor(one, answer) }
            : one,
        ),
      )
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
      for (const one of items) if (one.state === 'cut') resume(one.id)
    },
    drop: (id: number) => {
      running.get(id)?.abort()
      for (const one of items) if (one.id === id) parts?.drop(one)
      put(items.filter((one) => one.id !== id))
      pump()
    },
    clear: () => {
      for (const stop of running.values()) stop.abort()
      for (const one of items) if (one.state !== 'done') parts?.drop(one)
      applied = undefined
      put([])
    },
  }
}

/** Those of this page. */
export const uploads = createUploads()
