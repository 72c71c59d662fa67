/**
 * The state of the panel: the story that was sent, the answers to its questions, and the string as it was edited. It is
 * kept while the panel is closed, and only in memory, because a story tells what a client confided.
 */
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import type { GeneratedSearch, SearchCountry, StoryAnswers, StoryQuestionId } from '../../../schemas.ts'
import { type StoryFilters, storyFilters } from '../../address/generated.ts'
import { useCall } from '../../data.ts'

/** What was changed by hand in one answer of the server; another answer begins anew. */
interface Edits {
  of: GeneratedSearch
  query?: string
  filters?: StoryFilters
}

/** `open`: whether the panel is shown; nothing is asked for one that is closed. */
export function useStory(country: SearchCountry, open: boolean) {
  const [told, setTold] = useState('')
  const [sent, setSent] = useState('')
  const [answers, setAnswers] = useState<StoryAnswers>({})
  const [edits, setEdits] = useState<Edits | null>(null)
  const input = (given: StoryAnswers) => ({ body: { input: sent, searchCountry: country, answers: given } })
  const options = { enabled: open && sent !== '', staleTime: Number.POSITIVE_INFINITY }
  // The questions stay as they were, so that an answer can be changed.
  const { data: first } = useCall('search.generate', input({}), options)
  const made = useCall('search.generate', input(answers), { ...options, placeholderData: keepPreviousData })
  const { data } = made
  const own = edits && edits.of === data ? edits : null
  const edit = (change: Omit<Edits, 'of'>) => data && setEdits({ ...own, of: data, ...change })
  return {
    told,
    setTold,
    send: () => {
      setAnswers({})
      setSent(told.trim())
      if (told.trim() === sent) void made.refetch()
    },
    isSent: sent !== '',
    answers,
    answer: (id: StoryQuestionId, value: string) =>
      setAnswers((before) => ({ ...before, [id]: before[id] === value ? undefined : value })),
    made,
    questions: first?.questions ?? [],
    query: own?.query ?? data?.query ?? '',
    filters: own?.filters ?? storyFilters(data?.filters ?? {}),
    setQuery: (query: string) => edit({ query }),
    setFilters: (filters: StoryFilters) => edit({ filters }),
  }
}

export type StoryState = ReturnType<typeof useStory>
