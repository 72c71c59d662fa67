/** The country that is searched: from the address on search screens, elsewhere remembered by the browser. */
import { readStored, writeStored } from '@mizan/platform/ui'
import { useSyncExternalStore } from 'react'
import type { SearchCountry } from '../schemas.ts'
import { isCountry } from './address/values.ts'

export const searchCountries: readonly SearchCountry[] = ['turkey', 'kktc']

export const otherCountry = (country: SearchCountry): SearchCountry =>
  country === 'turkey' ? 'kktc' : 'turkey'

const listeners = new Set<() => void>()

export function storedCountry(): SearchCountry {
  const stored = readStored('searchCountry')
  return isCountry(stored) ? stored : 'turkey'
}

export function storeCountry(country: SearchCountry): void {
  writeStored('searchCountry', country)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useStoredCountry = (): SearchCountry => useSyncExternalStore(subscribe, storedCountry)
