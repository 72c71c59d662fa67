/** Addresses of the audio of a recording with a ticket, for players, which send no token. */
import { addressOf } from '@mizan/platform/contract/client'
import { useApi } from '@mizan/platform/ui'
import { useCallback } from 'react'
import { useCall } from '../data.ts'

/** Shorter than a ticket lasts, so that a screen never begins with one that is about to end. */
const freshMs = 5 * 60_000

export function useAddress(caseId: string, recordingId: string) {
  const { routes } = useApi()
  const { data, error, refetch } = useCall(
    'recordings.ticket',
    { params: { caseId, recordingId } },
    { staleTime: freshMs, gcTime: freshMs, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  const path = routes.known('recordings.audio')?.path ?? ''
  const ticket = data?.ticket
  const addressOfPart = useCallback(
    (part: number) =>
      ticket === undefined
        ? undefined
        : addressOf(path, { params: { caseId }, query: { recordingId, part, ticket } }),
    [path, caseId, recordingId, ticket],
  )
  return { addressOfPart, isReady: ticket !== undefined, error, renew: () => void refetch() }
}
