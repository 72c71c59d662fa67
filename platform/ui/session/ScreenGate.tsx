/**
 * Surrounds every screen. It shows a screen only to offices whose plan includes it, and tells users who may only
 * read that they cannot write there.
 */
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '../language.tsx'
import { LicenceGate } from './LicenceGate.tsx'
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx'
import { askedAt, findScreen, type Screen } from './screens.ts'

interface Props {
  screens: readonly Screen[]
  children: ReactNode
}

export function ScreenGate({ screens, children }: Props) {
  const { pathname, href } = useRouterState({ select: (state) => state.location })
  const screen = findScreen(screens, pathname)
  const language = useLanguage()
  return (
    <>
      {screen?.records && <ReadOnlyNotice />}
      {screen?.licences ? (
        <LicenceGate
          licences={screen.licences}
          visitorsAt={askedAt(screen, href, language) ?? screen.visitorsAt}
        >
          {children}
        </LicenceGate>
      ) : (
        children
      )}
    </>
  )
}
