/** What a domain brings to the browser: the one value by which the program knows it. */
import type { AnyRoute } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { Screen } from './session/screens.ts'
import type { Command, NavigationItem } from './shell/config.ts'
import type { Fill } from './slots/index.ts'

export interface WebManifest {
  /** As the folder of the domain. */
  name: string
  /** Addresses; their pages are loaded when they are opened, each with its texts. */
  routes: readonly AnyRoute[]
  /** Who may open them. Addresses that are announced and not there yet stand here without a route. */
  screens: readonly Screen[]
  /** Its items of the main navigation, for whoever is signed in. */
  useNavigation?: () => NavigationItem[]
  /** What it adds to the command palette, beside the screens of the navigation. */
  useCommands?: () => Command[]
  /** What it puts into places of the frame and of earlier domains. */
  fills?: readonly Fill[]
  /** Stands around the whole program, such as what tells every screen who is signed in. */
  provider?: ComponentType<{ children: ReactNode }>
}

export const defineWeb = <const M extends WebManifest>(manifest: M): M => manifest
