/** Research in the command palette: the country, texts by their numbers, what was kept, and the search for what is typed. */
import { type Command, useAccount, useSought } from '@mizan/platform/ui'
import { IconBooks, IconGavel, IconMapPin } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useChangeCountry } from './components/search/use-change-country.ts'
import { searchCountries } from './country.ts'
import { useCall } from './data.ts'
import { useKeptCommands } from './kept-commands.ts'
import { useSearchPlace } from './place.ts'
import { decisionSearchHref, lawSearchHref, targetLink } from './targets.ts'
import { useText } from './text.ts'

export function useResearchCommands(typed: string): Command[] {
  const t = useText()
  const { country } = useSearchPlace()
  const change = useChangeCountry()
  const kept = useKeptCommands(typed)
  const named = useNamedTexts(typed)
  const search = useSearchCommands(typed)
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
  return [...countries, ...named, ...kept, ...search]
}

const licences = ['case_search_basic', 'case_search_filtered']

const useMaySearch = (): boolean =>
  useAccount().account?.licences.some((key) => licences.includes(key)) === true

const most = 4

/** An article or a decision that is typed by its number, such as "TBK 49" or "2015/36323 E.", is opened. */
function useNamedTexts(typed: string): Command[] {
  const router = useRouter()
  const { country } = useSearchPlace()
  const q = useSought(typed)
  const enabled = useMaySearch() && /\d/.test(q)
  const input = { query: { q, searchCountry: country } }
  const { data } = useCall('decisions.suggest', input, { enabled, staleTime: 60_000 })
  if (!enabled) return []
  return (data ?? [])
    .flatMap(({ kind, text, detail, target }) => (target ? [{ kind, text, detail, target }] : []))
    .slice(0, most)
    .map(({ kind, text, detail, target }) => ({
      id: `text-${target.kind}-${target.id}`,
      group: 'texts',
      // Of an article the detail is what was typed: its law and number.
      label: [kind === 'article' && detail, text, kind !== 'article' && detail].filter(Boolean).join(' – '),
      icon: kind === 'decision' ? IconGavel : IconBooks,
      run: () => void router.navigate(targetLink(target)),
    }))
}

/** Where nothing is found, the search goes on in the texts. */
function useSearchCommands(typed: string): Command[] {
  const t = useText()
  const router = useRouter()
  const { country } = useSearchPlace()
  const maySearch = useMaySearch()
  const q = typed.trim().replace(/\s+/g, ' ')
  if (!maySearch || q === '') return []
  const go = (href: string) => () => router.history.push(href)
  return [
    {
      ...{ id: 'search-decisions', group: 'search', label: t('command.decisions', { q }), icon: IconGavel },
      run: go(decisionSearchHref({ country }, { q })),
    },
    {
      ...{ id: 'search-laws', group: 'search', label: t('command.laws', { q }), icon: IconBooks },
      run: go(lawSearchHref(country, {}, { q })),
    },
  ]
}
