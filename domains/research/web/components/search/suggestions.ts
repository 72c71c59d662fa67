/** Suggestions for typed text, requested when the typing pauses. */
import { useSettled } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import type { SearchCountry, Suggestion } from '../../../schemas.ts'
import { useCall } from '../../data.ts'

const none: Suggestion[] = []

export function useSuggestions(typed: string, country: SearchCountry, open: boolean): Suggestion[] {
  const q = useSettled(typed.trim().slice(0, 200), 120)
  const enabled = open && q.length >= 2
  const input = { query: { q, searchCountry: country } }
  const { data } = useCall('decisions.suggest', input, {
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return enabled ? (data ?? none) : none
}
