import type { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '../contract/client.ts'

/** What a write does to cached answers: `rows` are those that its row of the contract renews. */
export function renewalOf(cache: Pick<QueryClient, 'invalidateQueries'>, rows: readonly string[]) {
  const renew = () => Promise.all(rows.map((row) => cache.invalidateQueries({ queryKey: [row] })))
  return {
    done: renew,
    /** Something has changed meanwhile, so the current state is read before the next try. */
    refused: ({ status }: Pick<ApiError, 'status'>): void => {
      if (status === 409) void renew()
    },
  }
}
