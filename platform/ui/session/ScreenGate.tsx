/**
 * Surrounds every screen. It shows a screen only to offices whose plan includes it, tells users who may only read
 * that they cannot write there, and replaces a screen that is not available yet by its announcement.
 */
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Slot } from '../slots/Slot.tsx'
import { LicenceGate } from './LicenceGate.tsx'
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx'
import { findScreen, type Screen } from './screens.ts'

interface Props {
  screens: readonly Screen[]
  children: ReactNode
}

export function ScreenGate({ screens, children }: Props) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const screen = findScreen(screens, path)
  // Nobody is asked to buy a screen that does not exist yet.
  if (screen?.announced) return <Slot name="frame.announcement" feature={screen.announced} />
  return (
    <>
      {screen?.records && <ReadOnlyNotice />}
      {screen?.licences ? <LicenceGate licences={screen.licences}>{children}</LicenceGate> : children}
    </>
  )
}
