/**
 * The manifest of incoming mail in the browser: its screen, the link to it from the cases, and the code in each case.
 */
import { defineWeb, fill } from '@mizan/platform/ui'
import { lazy } from 'react'
import { mailRoutes } from './routes.tsx'

const MailLink = lazy(async () => ({ default: (await import('./list/Link.tsx')).MailLink }))
const BoxState = lazy(async () => ({ default: (await import('./staff/BoxState.tsx')).BoxState }))
const CaseMail = lazy(async () => ({ default: (await import('./case/CaseMail.tsx')).CaseMail }))

export const mailWeb = defineWeb({
  name: 'mail',
  routes: mailRoutes,
  screens: [
    {
      path: '/incoming-mail',
      access: 'private',
      records: true,
      needs: { module: 'cases', level: 'Read' },
      licences: ['case_management_readonly', 'case_management_full'],
    },
  ],
  fills: [
    fill('cases.list-tools', 'mail.waiting', MailLink),
    fill('site.server-state', 'mail.box', BoxState),
    fill('cases.rail', 'mail.of-case', CaseMail),
  ],
})
