/** The open conversation, with the answers that came a moment ago and are not among the ones read yet. */
import type { ApiError } from '@mizan/platform/contract/client'
import type { Answer, Conversation } from '../../schemas.ts'
import { useCall } from '../data.ts'

export interface OpenConversation {
  /** Undefined for a new one, and while it is loaded. */
  conversation: Conversation | undefined
  answers: readonly Answer[]
  isLoading: boolean
  error: ApiError | null
  refetch: () => void
}

export function useConversation(id: string | undefined, fresh: readonly Answer[]): OpenConversation {
  const input = { params: { conversationId: id ?? '' } }
  const { data, error, refetch } = useCall('assistant.conversation', input, { enabled: id !== undefined })
  const kept = data?.answers ?? []
  const known = new Set(kept.map(({ answerId }) => answerId))
  const added = fresh.filter((one) => one.conversationId === id && !known.has(one.answerId))
  const answers = [...kept, ...added]
  return {
    conversation: data?.conversation,
    answers,
    isLoading: id !== undefined && answers.length === 0 && !error,
    // Loaded answers stay on the screen if they cannot be read again.
    error: answers.length > 0 ? null : error,
    refetch: () => void refetch(),
  }
}
