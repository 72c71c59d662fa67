// biome-ignore-all lint/correctness/noComponentHookFactories: one call per domain makes its typed hooks
/** The contract in React: cached reads, and writes that renew what they change. */
import {
  type QueryClient,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { AuditText } from '../contract/audit.ts'
import type { ApiError, CallOptions, Client, Routes } from '../contract/client.ts'
import type { EventsAnswer, JsonOrEvents, ReceivedEvent } from '../contract/forms.ts'
import type { Answer, CallInput, Route, Rows } from '../contract/rows.ts'
import { outcomeOf } from './notices/failed-write.ts'
import { notices } from './notices/notices.ts'
import { renewalOf } from './renewal.ts'
import { useStreamed } from './streamed.ts'

interface Api {
  client: Client<Rows>
  routes: Routes
  /** Loads the texts for the entries of the audit record. */
  audit: () => Promise<AuditTexts>
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

/** Loads the route of a write with its screen, so that a failure without a network is still told in the words of its row. */
function useRoute(name: string): () => Route | undefined {
  const { routes } = useApi()
  useEffect(() => {
    routes.load(name).catch(() => undefined)
  }, [routes, name])
  return () => routes.known(name)
}

/** By the name of the entry. */
export type AuditTexts = Readonly<Record<string, AuditText>>

/** The texts for the entries of the audit record; undefined while they are being loaded. */
export function useAuditTexts(): AuditTexts | undefined {
  const { audit } = useApi()
  const { data } = useQuery({
    queryKey: ['audit texts'],
    queryFn: audit,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** Starts to read what an address needs while its screen is still being loaded; the screen handles failures. */
export type ReadAhead = (name: string, input: object) => void

export const readAheadWith =
  (client: Client<Rows>, cache: QueryClient): ReadAhead =>
  (name, input) => {
    cache.prefetchQuery({
      queryKey: [name, input],
      queryFn: ({ signal }) => client[name]?.(input, { signal }),
    })
  }

/** Options of a read whose answer stays on every screen and is renewed by events alone. Screens that read it share it. */
export const lasting = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { lasting: true },
} as const

type ReadOptions<A> = Omit<UseQueryOptions<A, ApiError>, 'queryKey' | 'queryFn' | 'retry' | 'retryDelay'>

/** The rows of a domain that answer with nothing but events: a write of them has no end that `useSend` could wait for. */
type Unending<T extends Rows> = {
  [K in keyof T]: T[K]['answer'] extends JsonOrEvents
    ? never
    : T[K]['answer'] extends EventsAnswer
      ? K
      : never
}[keyof T]
type Streaming<T extends Rows> = {
  [K in keyof T & string]: T[K]['answer'] extends EventsAnswer ? K : never
}[keyof T & string]
type EventOf<R extends Rows[string]> = R['answer'] extends EventsAnswer ? ReceivedEvent<R['answer']> : never
type OpenStream<T extends Rows, K extends keyof T> = (
  input: CallInput<T[K]>,
  options: CallOptions & { as: 'events' },
) => Promise<AsyncIterable<EventOf<T[K]>>>

/** Hooks for the rows of one domain: `const { useCall, useSend } = hooksOf<typeof researchRows>()`. */
export function hooksOf<T extends Rows>() {
  function useCall<K extends keyof T & string>(
    name: K,
    input: CallInput<T[K]>,
    options?: ReadOptions<Answer<T[K]>>,
  ) {
    const { client } = useApi()
    const result = useQuery<Answer<T[K]>, ApiError>({
      ...options,
      queryKey: [name, input],
      queryFn: ({ signal }) => (client as unknown as Client<T>)[name](input, { signal }),
    })
    // Who signs in again sees behind the question what they worked on, and not that it could not be read anew.
    const isKept = result.error?.code === 'session.expired' && result.data !== undefined
    return isKept ? ({ ...result, error: null } as typeof result) : result
  }

  /**
   * Returns a write, which reports a failure by itself if the server names no reason. `onDone` is for what must
   * happen even if the write removes the component (reporting success, closing a dialog): callbacks given to `mutate`
   * are lost when the renewed list drops their component.
   */
  function useSend<K extends Exclude<keyof T & string, Unending<T>>>(
    name: K,
    onDone?: (answer: Answer<T[K]>, input: CallInput<T[K]>) => void,
  ) {
    const { client } = useApi()
    const route = useRoute(name)
    const renewal = renewalOf(useQueryClient(), route)
    const outcome = outcomeOf(notices, name, route)
    return useMutation<Answer<T[K]>, ApiError, CallInput<T[K]>>({
      mutationFn: (input) => (client as unknown as Client<T>)[name](input),
      onSuccess: async (answer, input) => {
        outcome.done()
        await renewal.done()
        onDone?.(answer, input)
      },
      onError: (error) => {
        renewal.refused(error)
        outcome.failed(error)
      },
    })
  }

  /**
   * Returns a write that is answered event by event. `onEvent` gets each event, the last one included; `onEnd` is called
   * once the answer is complete.
   */
  function useStream<K extends Streaming<T>>(
    name: K,
    onEvent: (event: EventOf<T[K]>) => void,
    onEnd?: (input: CallInput<T[K]>) => void,
  ) {
    const { client } = useApi()
    const open: OpenStream<T, K> = (client as unknown as Record<K, OpenStream<T, K>>)[name]
    return useStreamed({ name, route: useRoute(name), open, onEvent, onEnd })
  }

  /** Returns a function that reads ahead, for what will probably be opened next. */
  function usePrefetch() {
    const { client } = useApi()
    const cache = useQueryClient()
    return <K extends keyof T & string>(name: K, input: CallInput<T[K]>): void => {
      cache.prefetchQuery({
        queryKey: [name, input],
        queryFn: ({ signal }) => (client as unknown as Client<T>)[name](input, { signal }),
        retry: false,
      })
    }
  }

  return { useCall, useSend, useStream, usePrefetch }
}
