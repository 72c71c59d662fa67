import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'
import type { ApiError } from '../contract/client.ts'
import type { Route } from '../contract/rows.ts'

/**
 * Makes cached answers stale, and reads those on the screen again. A first read that is under way is not cut off, though
 * it may have been answered before the change, and its end would make it count as fresh: it is read once more.
 */
export async function renewAnswers(cache: QueryClient, filters: InvalidateQueryFilters = {}): Promise<void> {
  const underWay = cache.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
  const first = underWay.filter(({ state }) => state.data === undefined)
  const again = first.map(async ({ promise, queryKey }) => {
    await Promise.resolve(promise).catch(() => undefined)
    await cache.invalidateQueries({ queryKey, exact: true })
  })
  await Promise.all([cache.invalidateQueries(filters), ...again])
}

/** What a write does to cached answers. Its route is known once it has been sent. */
export function renewalOf(cache: QueryClient, route: () => Pick<Route, 'renews'> | undefined) {
  const renew = () =>
    Promise.all((route()?.renews ?? []).map((row) => renewAnswers(cache, { queryKey: [row] })))
  return {
    done: renew,
    /** Something has changed meanwhile, so the current state is read before the next try. */
    refused: ({ status }: Pick<ApiError, 'status'>): void => {
      if (status === 409) void renew()
    },
  }
}
