/** A write that is answered event by event: what it makes stale is read again when it has ended, and not before. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { ApiError, CallOptions } from '../contract/client.ts'
import type { Route } from '../contract/rows.ts'
import { outcomeOf } from './notices/failed-write.ts'
import { notices } from './notices/notices.ts'
import { renewalOf } from './renewal.ts'

type StreamOptions = CallOptions & { as: 'events' }

export interface Streamed<Input, Event> {
  name: string
  route: Route | undefined
  open: (input: Input, options: StreamOptions) => Promise<AsyncIterable<Event>>
  onEvent: (event: Event) => void
  onEnd?: ((input: Input) => void) | undefined
}

/** A second start stops the first one, and so does the component when it is removed. */
export function useStreamed<Input, Event>({ name, route, open, onEvent, onEnd }: Streamed<Input, Event>) {
  const running = useRef<{ stop: AbortController; hasBegun: boolean }>(undefined)
  const renewal = renewalOf(useQueryClient(), route?.renews ?? [])
  const outcome = outcomeOf(notices, name, route?.fails)
  const stop = useCallback(() => running.current?.stop.abort(), [])
  useEffect(() => stop, [stop])
  const { mutate, isPending, error } = useMutation<void, ApiError, Input>({
    mutationFn: async (input) => {
      stop()
      const own = { stop: new AbortController(), hasBegun: false }
      running.current = own
      const { signal } = own.stop
      for await (const event of await open(input, { as: 'events', signal })) {
        own.hasBegun = true
        signal.throwIfAborted()
        onEvent(event)
      }
    },
    onSuccess: async (_, input) => {
      outcome.done()
      await renewal.done()
      onEnd?.(input)
    },
    onError: async (failure) => {
      outcome.failed(failure)
      // One that has begun has done a part of its work, whatever then happened to it.
      if (running.current?.hasBegun) await renewal.done()
      else renewal.refused(failure)
    },
  })
  return { start: (input: Input) => mutate(input), stop, isRunning: isPending, error }
}
