/**
 * A draft of a case that was written in this browser and has not reached the server. It is sent as soon as it can be,
 * unless a draft that was written later is there already.
 */
import { ApiError } from '@mizan/platform/contract/client'
import { useAccount } from '@mizan/platform/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { useSend } from '../data.ts'
import { findUnsent, forgetUnsent, type UnsentDraft } from './unsent-drafts.ts'
import { whenBack } from './use-draft.ts'

interface Place {
  caseId: string
  /** The draft that the server has. */
  known: { savedAt: string } | null
  /** While the text is being written the editor itself sends it. */
  isWaiting: boolean
}

export function useUnsentDraft({ caseId, known, isWaiting }: Place) {
  const userId = useAccount().account?.id ?? ''
  const cache = useQueryClient()
  const send = useSend('cases.saveDraft')
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const found = isWaiting ? findUnsent({ userId, caseId }) : undefined
  const draft = found && (known === null || known.savedAt < found.savedAt) ? found : undefined
  const put = useRef(async (_draft: UnsentDraft) => {})
  put.current = async ({ description, version }) => {
    await send.mutateAsync({ params: { caseId }, body: { description, version } })
    forgetUnsent({ userId, caseId }, description)
    await cache.invalidateQueries({ queryKey: ['cases.read', { params: { caseId } }] })
    drawAgain()
  }
  const savedAt = draft?.savedAt
  useEffect(() => {
    let isOver = false
    let stop = () => {}
    const attempt = () => {
      const unsent = savedAt === undefined ? undefined : findUnsent({ userId, caseId })
      if (!unsent) return
      put.current(unsent).catch((error: unknown) => {
        if (!isOver && error instanceof ApiError && error.status === 0) stop = whenBack(attempt)
      })
    }
    attempt()
    return () => {
      isOver = true
      stop()
    }
  }, [savedAt, userId, caseId])
  return {
    draft,
    forget: () => forgetUnsent({ userId, caseId }),
  }
}
