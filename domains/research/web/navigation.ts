/** The entries of research in the navigation and in the command palette. */
import type { Command, NavigationItem } from '@mizan/platform/ui'
import { IconBooks, IconGavel, IconMapPin, IconStar } from '@tabler/icons-react'
import { useChangeCountry } from './components/search/use-change-country.ts'
import { searchCountries } from './country.ts'
import { useHasFavorites } from './kept/licences.ts'
import { useKeptCommands } from './kept-commands.ts'
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

export function useResearchCommands(typed: string): Command[] {
  const t = useText()
  const { country } = useSearchPlace()
  const change = useChangeCountry()
  const kept = useKeptCommands(typed)
  const countries = searchCountries
    .filter((one) => one !== country)
    .map(
      (one): Command => ({
        id: `country-${one}`,
        group: 'settings',
        label: t(`country.command.${one}`),
        icon: IconMapPin,
        run: () => change(one),
      }),
    )
  return [...countries, ...kept]
}
