/**
 * What every screen may know about the signed-in person. The program provides it, because the frame knows no call of
 * the product.
 */
import type { Country } from '@mizan/platform/contract'
import { createContext, useContext } from 'react'

export interface Account {
  id: string
  name: string
  surname: string
  email: string
  /** Where they practise. */
  country: Country
  company: { id: string; name: string }
  roles: readonly string[]
  /** The level for each module, from the roles. */
  permissions: Readonly<Record<string, 'None' | 'Read' | 'Write'>>
  licences: readonly string[]
  /** Without a full subscription the office may only read. */
  readOnly: boolean
  /** When the trial licences end or ended; null if there was no trial. */
  trialEndsAt: string | null
}

export interface AccountState {
  /** Undefined for a visitor, and while it is being loaded. */
  account: Account | undefined
  /** Somebody is signed in, and their account is being loaded. */
  awaited: boolean
  /** Loading failed; the account may be outdated or missing. */
  failed: boolean
  retry: () => void
}

const AccountContext = createContext<AccountState | null>(null)
export const AccountProvider = AccountContext.Provider

export function useAccount(): AccountState {
  const state = useContext(AccountContext)
  if (!state) throw new Error('AccountProvider is missing')
  return state
}

/** Whether the roles of the person grant this; undefined while that is not known. */
export function usePermission(module: string, level: 'Read' | 'Write'): boolean | undefined {
  const granted = useAccount().account?.permissions
  if (!granted) return undefined
  const own = granted[module] ?? 'None'
  return own === 'Write' || own === level
}
