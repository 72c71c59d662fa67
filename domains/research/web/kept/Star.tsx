/** The star beside a text, where the plan of the office has favourites; loaded after the screen itself. */
import { Later } from '@mizan/platform/ui'
import type { FavoriteKind } from '../../schemas.ts'
import { useHasFavorites } from './licences.ts'

const favoriteButton = async () => (await import('./FavoriteButton.tsx')).default

interface Props {
  kind: FavoriteKind
  targetId: string
  wide?: boolean
}

export function Star({ kind, targetId, wide = false }: Props) {
  return useHasFavorites() ? (
    <Later load={favoriteButton} kind={kind} targetId={targetId} wide={wide} />
  ) : null
}
