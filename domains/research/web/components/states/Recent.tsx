/** The last searches of the person, where the plan of the office has a history; loaded after the screen itself. */
import { lazy, Suspense } from 'react'
import { useHasHistory } from '../../kept/licences.ts'
import type { Scope } from '../../place.ts'

const RecentSearches = lazy(() => import('../../kept/RecentSearches.tsx'))

export function Recent({ scope }: { scope: Scope }) {
  if (!useHasHistory()) return null
  return (
    <Suspense>
      <RecentSearches scope={scope} />
    </Suspense>
  )
}
