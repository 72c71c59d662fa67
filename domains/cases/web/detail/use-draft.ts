/**
 * Keeps what is being typed as a draft on the server, a second after typing stops. A draft that did not reach the
 * server is sent again when the connection is back; until then this browser keeps it, even if the page is closed.
 */
import { ApiError } from '@mizan/platform/contract/client'
import { useAccount } from '@mizan/platform/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSend } from '../data.ts'
import { forgetUnsent, keepUnsent } from './unsent-drafts.ts'

const pauseMs = 1_000
/** The browser may not notice that the server can be reached again. */
const againMs = 10_000

interface Draft {
  caseId: string
  /** The version of the case from which the text began. */
  version: number
}

export function useDraft({ caseId, version }: Draft) {
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const send = useSend('cases.saveDraft', () => setSavedAt(new Date().toISOString()))
  const cache = useQueryClient()
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null)
  /** Texts that were sent from here: any other draft comes from another device. */
  const own = useRef(new Set<string>())
  const unsent = useRef<(() => void) | null>(null)
  const owner = { userId: useAccount().account?.id ?? '', caseId }
  const remember = (description: string) =>
    keepUnsent({ ...owner, description, version, savedAt: new Date().toISOString() })
  const put = (description: string | null) => {
    stop()
    if (description === null) forgetUnsent(owner)
    else {
      own.current.add(description)
      remember(description)
    }
    send.mutateAsync({ params: { caseId }, body: { description, version } }).then(
      () => forgetUnsent(owner, description ?? undefined),
      (error: unknown) => {
        const isUnreached = error instanceof ApiError && error.status === 0
        if (isUnreached && !waiting.current && !unsent.current)
          unsent.current = whenBack(() => put(description))
      },
    )
  }
  const stop = () => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
    unsent.current?.()
    unsent.current = null
  }
  const flush = useRef(() => {})
  flush.current = () => {
    const text = waiting.current?.text
    stop()
    if (text !== undefined) put(text)
    void cache.invalidateQueries({ queryKey: ['cases.read', { params: { caseId } }] })
  }
  // The last words are kept if the editor is closed by leaving the screen.
  useEffect(() => () => flush.current(), [])
  return {
    savedAt,
    isOwn: (text: string) => own.current.has(text),
    typed: (text: string) => {
      stop()
      remember(text)
      waiting.current = { text, timer: setTimeout(() => flush.current(), pauseMs) }
    },
    keep: put,
    stop,
    /** What was typed has been saved. */
    forget: () => forgetUnsent(owner),
    discard: () => put(null),
  }
}

/** Does the work once, as soon as the connection seems to be back; returns what takes that back. */
export function whenBack(work: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('online', run)
  }
  const run = () => {
    stop()
    work()
  }
  const timer = setTimeout(run, againMs)
  addEventListener('online', run)
  return stop
}
