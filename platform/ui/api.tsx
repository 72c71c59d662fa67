/** React's side of the contract: cached reads, writes that renew what they change. */
import { type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { ApiError, type Client, type RouteTable } from '../contract/client.ts'
import type { Answer, CallInput, Rows } from '../contract/rows.ts'

interface Api {
  client: Client<Rows>
  routes: RouteTable
}

const ApiContext = createContext<Api | null>(null)

export const ApiProvider = ({ api, children }: { api: Api; children: ReactNode }) => (
  <ApiContext value={api}>{children}</ApiContext>
)

export function useApi(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('ApiProvider is missing')
  return api
}

const retriesOf = (failures: number, error: Error) =>
  failures < 3 && !(error instanceof ApiError && error.status >= 400 && error.status < 500)

type ReadOptions<A> = Omit<UseQueryOptions<A, ApiError>, 'queryKey' | 'queryFn' | 'retry'>

/** Hooks for the rows of one domain: `const { useCall, useSend } = hooksOf<typeof researchRows>()`. */
export function hooksOf<T extends Rows>() {
  function useCall<K extends keyof T & string>(
    name: K,
    input: CallInput<T[K]>,
    options?: ReadOptions<Answer<T[K]>>,
  ) {
    const { client } = useApi()
    return useQuery<Answer<T[K]>, ApiError>({
      ...options,
      queryKey: [name, input],
      queryFn: ({ signal }) => (client as unknown as Client<T>)[name](input, { signal }),
      retry: retriesOf,
    })
  }

  function useSend<K extends keyof T & string>(name: K) {
    const { client, routes } = useApi()
    const cache = useQueryClient()
    return useMutation<Answer<T[K]>, ApiError, CallInput<T[K]>>({
      mutationFn: (input) => (client as unknown as Client<T>)[name](input),
      onSuccess: async () => {
        await Promise.all(
          (routes[name]?.renews ?? []).map((row) => cache.invalidateQueries({ queryKey: [row] })),
        )
      },
    })
  }

  return { useCall, useSend }
}
