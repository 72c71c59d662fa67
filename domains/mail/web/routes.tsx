/** The screen of incoming mail, which is loaded when it is first opened. */
import { rootRoute } from '@mizan/platform/ui'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

export interface MailAddress {
  /** The number of the page, from 1. */
  page?: number | undefined
  /** Only mails that are offered for this case. */
  caseId?: string | undefined
}

const mail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/incoming-mail',
  validateSearch: ({ page, caseId }: Record<string, unknown>): MailAddress => ({
    ...(typeof page === 'number' && page > 1 && { page: Math.floor(page) }),
    ...(typeof caseId === 'string' && caseId !== '' && { caseId }),
  }),
  component: lazyRouteComponent(() => import('./list/IncomingMail.tsx'), 'IncomingMail'),
  staticData: { title: { tr: 'Gelen e-posta', en: 'Incoming mail' } },
})

export const mailRoutes = [mail] as const
