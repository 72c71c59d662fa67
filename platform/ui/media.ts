import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window matches the query, from the first rendering on: `useMedia('(min-width: 64em)')`. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
