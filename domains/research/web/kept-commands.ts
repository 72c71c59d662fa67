/** Favourites and past searches in the command palette. */
import { type Command, useSought } from '@mizan/platform/ui'
import { IconHistory, IconStar } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useCall } from './data.ts'
import { useHasFavorites, useHasHistory } from './kept/licences.ts'
import { pastHref } from './kept/past.ts'
import { articleHref, decisionHref } from './targets.ts'
import { useText } from './text.ts'

const most = 4

export function useKeptCommands(typed: string): Command[] {
  const t = useText()
  const router = useRouter()
  const query = useSought(typed)
  const [hasFavorites, hasHistory] = [useHasFavorites(), useHasHistory()]
  const input = { query: { query, pageSize: most } }
  const favorites = useCall('favorites.list', input, { enabled: hasFavorites && query !== '' }).data?.items
  const searches = useCall('history.list', input, { enabled: hasHistory && query !== '' }).data?.items
  const open = (href: string) => () => router.history.push(href)
  return [
    ...(favorites ?? []).map((one) => ({
      id: `favorite-${one.id}`,
      group: 'records' as const,
      label: one.detail ? `${one.title} – ${one.detail}` : one.title,
      icon: IconStar,
      run: open(
        one.lawId
          ? articleHref(one.country, one.lawId, one.targetId)
          : decisionHref(one.country, one.targetId),
      ),
    })),
    ...(searches ?? []).map((one) => ({
      id: `past-${one.id}`,
      group: 'records' as const,
      label: one.query || t('navigation.history'),
      icon: IconHistory,
      run: open(pastHref(one)),
    })),
  ]
}
