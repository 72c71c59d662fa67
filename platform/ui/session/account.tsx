/**
 * What every screen may ask about the person who is signed in. The program says where it comes from, because the
 * frame knows none of the product's calls.
 */
import { createContext, useContext } from 'react'

export interface Account {
  id: string
  name: string
  surname: string
  email: string
  company: { id: string; name: string }
  roles: readonly string[]
  /** Module to level, from the roles. */
  permissions: Readonly<Record<string, 'None' | 'Read' | 'Write'>>
  licences: readonly string[]
  /** Without a full subscription the office may only read. */
  readOnly: boolean
  /** When the trial licences end, or when they ended; null when there was no trial. */
  trialEndsAt: string | null
}

export interface AccountState {
  /** Undefined for a visitor, and until it is loaded. */
  account: Account | undefined
  /** Somebody is signed in, and who it is and what they may do is on its way. */
  awaited: boolean
  /** The load failed; what is shown may be old, or missing. */
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

/** Whether the roles of the person grant this; undefined while it is not known. */
export function usePermission(module: string, level: 'Read' | 'Write'): boolean | undefined {
  const granted = useAccount().account?.permissions
  if (!granted) return undefined
  const own = granted[module] ?? 'None'
  return own === 'Write' || own === level
}
