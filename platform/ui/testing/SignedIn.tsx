/** A member of an office around a part of a screen. */
import type { ReactNode } from 'react'
import { type Account, AccountProvider } from '../index.tsx'

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

interface Props {
  /** The office may only read. */
  readOnly?: boolean
  children: ReactNode
}

export const SignedIn = ({ readOnly = false, children }: Props) => (
  <AccountProvider
    value={{ account: { ...account, readOnly }, awaited: false, failed: false, retry: () => undefined }}
  >
    {children}
  </AccountProvider>
)
