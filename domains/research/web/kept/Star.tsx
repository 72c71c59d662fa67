/** The star beside a text, where the plan of the office has favourites; loaded after the screen itself. */
import { lazy, Suspense } from 'react'
import type { FavoriteKind } from '../../schemas.ts'
import { useHasFavorites } from './licences.ts'

const FavoriteButton = lazy(() => import('./FavoriteButton.tsx'))

interface Props {
  kind: FavoriteKind
  targetId: string
  wide?: boolean
}

export function Star({ kind, targetId, wide = false }: Props) {
  if (!useHasFavorites()) return null
  return (
    <Suspense>
      <FavoriteButton kind={kind} targetId={targetId} wide={wide} />
    </Suspense>
  )
}
