/** The entries of research in the navigation and in the command palette. */
import type { Command, NavigationItem } from '@mizan/platform/ui'
import { IconBooks, IconGavel, IconMapPin } from '@tabler/icons-react'
import { useChangeCountry } from './components/search/use-change-country.ts'
import { searchCountries } from './country.ts'
import { useSearchPlace } from './place.ts'
import { useText } from './text.ts'

export function useResearchNavigation(): NavigationItem[] {
  const t = useText()
  const { country, section } = useSearchPlace()
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
  ]
}

export function useResearchCommands(): Command[] {
  const t = useText()
  const { country } = useSearchPlace()
  const change = useChangeCountry()
  return searchCountries
    .filter((one) => one !== country)
    .map((one) => ({
      id: `country-${one}`,
      group: 'settings',
      label: t(`country.command.${one}`),
      icon: IconMapPin,
      run: () => change(one),
    }))
}
