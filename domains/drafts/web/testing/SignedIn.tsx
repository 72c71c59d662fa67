/** A member of an office around a screen of a test. */
import { type Account, AccountProvider } from '@mizan/platform/ui'
import type { ReactNode } from 'react'

const account: Account = {
  id: 'user-1',
  name: 'Deniz',
  surname: 'Örnek',
  email: 'deniz@ornek.test',
  country: 'turkey',
  company: { id: 'office-1', name: 'Örnek Hukuk' },
  roles: ['USER'],
  permissions: { cases: 'Write' },
  licences: ['case_search_basic'],
  readOnly: false,
  trialEndsAt: null,
}

export const SignedIn = ({ children }: { children: ReactNode }) => (
  <AccountProvider value={{ account, awaited: false, failed: false, retry: () => undefined }}>
    {children}
  </AccountProvider>
)
