/**
 * The feature switches of the product, as the server gives them. They are read once and kept. The program names the
 * call that returns them, because the frame knows no call of the product.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { z } from 'zod'
import type { Client } from '../../contract/client.ts'
import type { Row } from '../../contract/rows.ts'
import { useApi } from '../api.tsx'
import { switchStateOf } from '../repeats.ts'

const states = ['TurnedOn', 'Maintenance', 'TurnedOff', 'ComingSoon'] as const
/** `Unavailable`: the switches could not be read, or contain no such feature; it then counts as off. */
export type FeatureState = (typeof states)[number] | 'Unavailable'

type SwitchRows = Record<string, Row & { answer: z.ZodType<Record<string, string>> }>

const lastingMs = 60_000
const askAgainMs = 15_000

const FeaturesContext = createContext<string | null>(null)

/** `row` is the call that answers `{ [feature]: state }`. */
export function FeaturesProvider({ row, children }: { row: string; children: ReactNode }) {
  useSwitched(row)
  return <FeaturesContext value={row}>{children}</FeaturesContext>
}

/** A call that is refused for a switch tells that the switches changed after they were read. */
function useSwitched(row: string): void {
  const cache = useQueryClient()
  useEffect(() => {
    const readAgain = (error: unknown) => {
      if (switchStateOf(error)) void cache.invalidateQueries({ queryKey: [row] })
    }
    const stops = [
      cache.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') readAgain(event.action.error)
      }),
      cache.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') readAgain(event.action.error)
      }),
    ]
    return () => stops.forEach((stop) => void stop())
  }, [cache, row])
}

export interface Features {
  /** Null while the switches are being loaded. */
  stateOf: (feature: string) => FeatureState | null
  retry: () => void
}

export function useFeatures(): Features {
  const row = useContext(FeaturesContext)
  if (!row) throw new Error('FeaturesProvider is missing')
  const { client } = useApi()
  const { data, failureCount, errorUpdateCount, refetch } = useQuery({
    queryKey: [row, {}],
    queryFn: ({ signal }) => (client as unknown as Client<SwitchRows>)[row]?.({}, { signal }),
    staleTime: lastingMs,
    // Repeated by itself while the switches are unknown, but not by every part that reads them.
    refetchInterval: ({ state }) => (state.data ? false : askAgainMs),
    retryOnMount: false,
  })
  return {
    stateOf: (feature) => {
      if (data) return states.find((state) => state === data[feature]) ?? 'Unavailable'
      // From the first failure on: a feature that is not known to be on counts as off while the call is repeated.
      return failureCount > 0 || errorUpdateCount > 0 ? 'Unavailable' : null
    },
    retry: refetch,
  }
}

/** The state of one feature; null while it is being loaded. */
export const useFeature = (feature: string): FeatureState | null => useFeatures().stateOf(feature)
