/** What the product adds to the frame: its screens, the navigation and the commands. */
import type { Icon } from '@tabler/icons-react'
import { createContext, useContext } from 'react'
import type { Screen } from '../session/screens.ts'

export interface NavigationItem {
  /** Address of the screen, such as `/search/case`. */
  to: string
  label: string
  /** A shorter name for narrow places. */
  short?: string
  icon: Icon
  /** Active only at this address, not at those below it. */
  exact?: boolean
  /** Active although the address of the screen is another one. */
  active?: boolean
  /** On a phone it stands in the menu if there is no room for all. */
  inMenu?: boolean
}

export interface Command {
  id: string
  /** `records`: found by the server for what was typed, and shown whatever their names are. */
  group: 'actions' | 'screens' | 'settings' | 'records'
  label: string
  icon: Icon
  run: () => void
}

export interface ShellConfig {
  useNavigation: () => NavigationItem[]
  /** All commands, and the records that are found by the typed text. */
  useCommands: (typed: string) => Command[]
  screens: readonly Screen[]
}

const ShellContext = createContext<ShellConfig | null>(null)
export const ShellProvider = ShellContext.Provider

export function useShell(): ShellConfig {
  const config = useContext(ShellContext)
  if (!config) throw new Error('ShellProvider is missing')
  return config
}

/** Marks the field to which `/` moves the focus. */
export const searchFieldMark = { 'data-search-field': '' }

/** Attributes of a link that is active although it leads to another address. */
export const activeMark = ({ active }: NavigationItem) =>
  active ? ({ 'data-status': 'active', 'aria-current': 'page' } as const) : {}
