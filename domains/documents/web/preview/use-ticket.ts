/** The address of a file with its ticket, for elements that send no token. */
import { addressOf } from '@mizan/platform/contract/client'
import { useApi } from '@mizan/platform/ui'
import { useCall } from '../data.ts'

/** Shorter than a ticket lasts, so that a screen never begins with one that is about to end. */
const freshMs = 5 * 60_000

export function useTicket(
  caseId: string,
  { documentId, versionId }: { documentId: string; versionId: string },
) {
  const { routes } = useApi()
  const found = useCall(
    'documents.ticket',
    { params: { caseId, documentId }, query: { versionId } },
    { staleTime: freshMs, gcTime: freshMs, refetchOnWindowFocus: false, refetchOnReconnect: false },
  )
  const path = routes.known('documents.download')?.path ?? ''
  const address =
    found.data &&
    addressOf(path, { params: { caseId }, query: { documentId, versionId, ticket: found.data.ticket } })
  return { address, error: found.error, renew: () => found.refetch() }
}
