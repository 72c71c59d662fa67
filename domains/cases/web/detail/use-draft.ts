/** Keeps what is being typed as a draft on the server, a second after typing stops. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSend } from '../data.ts'

const pauseMs = 1_000

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
  const put = (description: string | null) => {
    if (description !== null) own.current.add(description)
    send.mutate({ params: { caseId }, body: { description, version } })
  }
  const stop = () => {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
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
      waiting.current = { text, timer: setTimeout(() => flush.current(), pauseMs) }
    },
    keep: put,
    stop,
    discard: () => {
      stop()
      put(null)
    },
  }
}
