/** What a domain brings to the browser: one value, which is all that the program knows of it. */
import type { AnyRoute } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { Screen } from './session/screens.ts'
import type { LoadCommands, NavigationItem } from './shell/config.ts'
import type { Fill } from './slots/index.ts'
import type { Tab } from './tabs/index.ts'

export interface WebManifest {
  /** The name of the domain's folder. */
  name: string
  /** Its addresses; their pages and texts are loaded when they are opened. */
  routes: readonly AnyRoute[]
  /** Who may open them. */
  screens: readonly Screen[]
  /** Its items of the main navigation, for signed-in users. */
  useNavigation?: () => NavigationItem[]
  /**
   * The hook that gives what it adds to the command palette, besides its screens; records are found by the typed text. It
   * is loaded with the palette.
   */
  commands?: LoadCommands
  /** What it adds to slots of the frame and of earlier domains. */
  fills?: readonly Fill[]
  /** The tabs of its own screens, and those that it adds to screens of earlier domains. */
  tabs?: readonly Tab[]
  /** Wraps the whole program, such as the provider of the signed-in account. */
  provider?: ComponentType<{ children: ReactNode }>
}

export const defineWeb = <const M extends WebManifest>(manifest: M): M => manifest
