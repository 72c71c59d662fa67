/** What the product adds to the frame: its screens, the navigation and the commands. */
import type { Icon } from '@tabler/icons-react'
import { type ComponentType, createContext, useContext } from 'react'
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

/**
 * `records` and `texts` are found by the server for what was typed, and are shown whatever their names are; `search` is
 * offered where nothing else is found.
 */
export const commandGroups = ['actions', 'screens', 'settings', 'texts', 'records', 'search'] as const

interface NamedCommand {
  id: string
  group: (typeof commandGroups)[number]
  label: string
  /** Other words by which it is found, such as its name in the other language. */
  words?: string
  icon: Icon
}

/** A dialog over the screen that is open; one function of a module, not made anew at each render. */
export type LoadDialog = () => Promise<ComponentType<{ onClose: () => void }>>

/** What it does, or the dialog that it opens. */
export type Command = NamedCommand &
  ({ run: () => void; opens?: undefined } | { opens: LoadDialog; run?: undefined })

/** All commands of a domain, and the records that are found by the typed text. */
export type UseCommands = (typed: string) => Command[]
export type LoadCommands = () => Promise<UseCommands>

export interface ShellConfig {
  useNavigation: () => NavigationItem[]
  /** Loaded when the palette is opened; the list never changes. */
  commands: readonly LoadCommands[]
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
