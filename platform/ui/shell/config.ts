/** What the product hangs into the frame: its screens, the navigation and the commands. */
import type { Icon } from '@tabler/icons-react'
import { createContext, useContext } from 'react'
import type { Screen } from '../session/screens.ts'

export interface NavigationItem {
  /** Address of the screen, such as `/search/case`. */
  to: string
  label: string
  /** Its name where there is little room. */
  short?: string
  icon: Icon
  /** Active at this address alone, not at those below it. */
  exact?: boolean
  /** Active here, although the address of the screen does not say so. */
  active?: boolean
}

export interface Command {
  id: string
  group: 'screens' | 'settings'
  label: string
  icon: Icon
  run: () => void
}

export interface ShellConfig {
  useNavigation: () => NavigationItem[]
  useCommands: () => Command[]
  screens: readonly Screen[]
}

const ShellContext = createContext<ShellConfig | null>(null)
export const ShellProvider = ShellContext.Provider

export function useShell(): ShellConfig {
  const config = useContext(ShellContext)
  if (!config) throw new Error('ShellProvider is missing')
  return config
}

/** Marks the field that `/` moves to. */
export const searchFieldMark = { 'data-search-field': '' }

/** What a link carries that is active without leading to the address of the screen. */
export const activeMark = ({ active }: NavigationItem) =>
  active ? ({ 'data-status': 'active', 'aria-current': 'page' } as const) : {}
