/** A write that is answered event by event: what it makes stale is read again when it has ended, and not before. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { ApiError, type CallOptions } from '../contract/client.ts'
import type { Route } from '../contract/rows.ts'
import { outcomeOf } from './notices/failed-write.ts'
import { notices } from './notices/notices.ts'
import { renewalOf } from './renewal.ts'

type StreamOptions = CallOptions & { as: 'events' }

export interface Streamed<Input, Event> {
  name: string
  route: () => Route | undefined
  open: (input: Input, options: StreamOptions) => Promise<AsyncIterable<Event>>
  onEvent: (event: Event) => void
  onEnd?: ((input: Input) => void) | undefined
}

interface Run<Input> {
  input: Input
  stop: AbortController
  hasBegun: boolean
}

/** A refusal before any event has changed nothing; after any other failure, the server may have done a part of it. */
const mayHaveWritten = ({ hasBegun }: Run<unknown>, failure: unknown): boolean =>
  hasBegun || !(failure instanceof ApiError) || failure.status === 0

/** A second start stops the first one, and so does the component when it is removed. */
export function useStreamed<Input, Event>({ name, route, open, onEvent, onEnd }: Streamed<Input, Event>) {
  const running = useRef<AbortController>(undefined)
  const renewal = renewalOf(useQueryClient(), route)
  const outcome = outcomeOf(notices, name, route)
  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])
  const { mutate, isPending, error } = useMutation<'ended' | 'stopped', ApiError, Run<Input>>({
    mutationFn: async (run) => {
      const { signal } = run.stop
      try {
        for await (const event of await open(run.input, { as: 'events', signal })) {
          if (signal.aborted) return 'stopped'
          run.hasBegun = true
          onEvent(event)
        }
        return 'ended'
      } catch (failure) {
        if (signal.aborted) return 'stopped'
        throw failure
      }
    },
    onSuccess: async (how, { input }) => {
      if (how === 'ended') outcome.done()
      await renewal.done()
      if (how === 'ended') onEnd?.(input)
    },
    onError: (failure, run) => {
      outcome.failed(failure)
      if (mayHaveWritten(run, failure)) void renewal.done()
      else renewal.refused(failure)
    },
  })
  const start = (input: Input) => {
    stop()
    running.current = new AbortController()
    mutate({ input, stop: running.current, hasBegun: false })
  }
  return { start, stop, isRunning: isPending, error }
}
