import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import type { SearchCountry, Suggestion } from '../../../schemas.ts'
import { useCall } from '../../data.ts'

const none: Suggestion[] = []

/** Suggestions for what is being typed, asked when the typing rests for a moment. */
export function useSuggestions(typed: string, country: SearchCountry, open: boolean): Suggestion[] {
  const [q] = useDebouncedValue(typed.trim().slice(0, 200), 120)
  const enabled = open && q.length >= 2
  const input = { query: { q, searchCountry: country } }
  const { data } = useCall('decisions.suggest', input, {
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return enabled ? (data ?? none) : none
}
