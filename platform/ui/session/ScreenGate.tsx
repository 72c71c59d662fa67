/** Stands between the frame and every screen: shows it only to offices whose plan covers it. */
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LicenceGate } from './LicenceGate.tsx'
import { findScreen, type Screen } from './screens.ts'

export function ScreenGate({ screens, children }: { screens: readonly Screen[]; children: ReactNode }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const licences = findScreen(screens, path)?.licences
  return licences ? <LicenceGate licences={licences}>{children}</LicenceGate> : children
}
