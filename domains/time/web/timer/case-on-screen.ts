/** The case whose page is open: a new timer is most likely for it. */
import { useLocation } from '@tanstack/react-router'
import type { KnownCase } from '../CaseField.tsx'
import { caseCalls } from '../data.ts'

const page = /^\/case-management\/([^/]+)$/

export function useCaseOnScreen(): KnownCase | undefined {
  const caseId = useLocation({ select: ({ pathname }) => page.exec(pathname)?.[1] })
  // The page has read it already.
  const { data } = caseCalls.useCall(
    'cases.read',
    { params: { caseId: caseId ?? '' } },
    { enabled: caseId !== undefined, staleTime: Number.POSITIVE_INFINITY },
  )
  return data && { caseId: data.caseId, caseTitle: data.displayTitle }
}
