/** The entries of research in the navigation. */
import type { NavigationItem } from '@mizan/platform/ui'
import { IconBooks, IconGavel, IconStar } from '@tabler/icons-react'
import { useHasFavorites } from './kept/licences.ts'
import { useSearchPlace } from './place.ts'
import { useText } from './text.ts'

export function useResearchNavigation(): NavigationItem[] {
  const t = useText()
  const { country, section } = useSearchPlace()
  const hasFavorites = useHasFavorites()
  return [
    {
      to: '/search/case',
      label: t('navigation.decisions'),
      short: t('scope.decisions'),
      icon: IconGavel,
      active: section === 'decisions',
    },
    {
      to: `/search/lawsearch/${country}`,
      label: t('navigation.laws'),
      short: t('scope.laws'),
      icon: IconBooks,
      active: section === 'laws',
      inMenu: true,
    },
    ...(hasFavorites
      ? [{ to: '/search/favorites', label: t('navigation.favorites'), icon: IconStar, inMenu: true }]
      : []),
  ]
}
