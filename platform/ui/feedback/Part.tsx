/** A part of a screen that is loaded when it is shown. If it fails, or cannot be loaded, the rest stays in use. */
import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { PartCrash } from './Crash.tsx'
import { Waiting } from './Waiting.tsx'

interface Props {
  /** What is shown; another one is tried anew. */
  of: string
  children: ReactNode
}

export const Part = ({ of, children }: Props) => (
  <CatchBoundary getResetKey={() => of} errorComponent={PartCrash}>
    <Suspense fallback={<Waiting height={200} />}>{children}</Suspense>
  </CatchBoundary>
)
