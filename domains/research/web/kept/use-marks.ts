/** Which texts are favourites of the person: read once for all stars, and anew after each change. */
import type { FavoriteKind, FavoriteMark } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useHasFavorites } from './licences.ts'

/** Undefined until it is known. */
export function useMarks(): readonly FavoriteMark[] | undefined {
  const enabled = useHasFavorites()
  return useCall('favorites.marks', {}, { enabled, staleTime: 300_000 }).data
}

export const markOf = (
  marks: readonly FavoriteMark[] | undefined,
  kind: FavoriteKind,
  targetId: string,
): FavoriteMark | undefined => marks?.find((one) => one.kind === kind && one.targetId === targetId)
