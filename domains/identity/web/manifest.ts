import { defineWeb, fill } from '@mizan/platform/ui'
import { AccountMenu } from './account/AccountMenu.tsx'
import { OfficeNotice } from './account/OfficeNotice.tsx'
import { SignedInAccount } from './account/SignedInAccount.tsx'
import { profileTabs } from './profile/tabs.ts'
import { identityRoutes } from './routes.tsx'
import { SessionWatch } from './session/SessionWatch.tsx'
import type {} from './slots.ts'

export const identityWeb = defineWeb({
  name: 'identity',
  routes: identityRoutes,
  screens: [
    { path: '/verify', access: 'public' },
    { path: '/verify/code', access: 'public' },
    { path: '/verify/success', access: 'public' },
    { path: '/login', access: 'public' },
    { path: '/signup', access: 'public' },
    { path: '/forgot-password', access: 'public' },
    { path: '/reset-password', access: 'public' },
    { path: '/user-profile', access: 'private' },
  ],
  fills: [
    fill('frame.account', 'identity.account', AccountMenu),
    fill('frame.notice', 'identity.office-notice', OfficeNotice),
    fill('frame.around', 'identity.session-watch', SessionWatch),
  ],
  tabs: profileTabs,
  commands: async () => (await import('./commands.ts')).useIdentityCommands,
  provider: SignedInAccount,
})
