/** The cache of reads. Calls are tried even without a network, because the server may run on the same machine. */
import { QueryCache, QueryClient } from '@tanstack/react-query'
import { repeats } from './repeats.ts'

/** `onFailure` is told of each read that failed, after its repeats. */
export const openCache = (onFailure: (error: Error) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: onFailure }),
    defaultOptions: {
      queries: { staleTime: 10_000, networkMode: 'always', ...repeats },
      mutations: { networkMode: 'always' },
    },
  })
