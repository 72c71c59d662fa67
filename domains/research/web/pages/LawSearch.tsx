/** `/search/lawsearch/{country}`: articles of laws by words, names and numbers. */
import { PageHead, useLanguage } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { isNumbered } from '../../rules/law-citation.ts'
import type { LawHit } from '../../schemas.ts'
import { isLawSearchable, type LawAddress, lawFiltersOf, lawRequest } from '../address/laws.ts'
import { LawFacets } from '../components/facets/LawFacets.tsx'
import { ActiveFilters } from '../components/filters/ActiveFilters.tsx'
import { LawFilterForm } from '../components/filters/LawFilterForm.tsx'
import { LawItem } from '../components/results/LawItem.tsx'
import { NearMeanings } from '../components/results/NearMeanings.tsx'
import { Results } from '../components/results/Results.tsx'
import { FilterButton, SearchLayout } from '../components/SearchLayout.tsx'
import { LawGate } from '../components/states/gates.tsx'
import { SearchHelp } from '../components/states/SearchHelp.tsx'
import { useUnreached } from '../components/states/Unreached.tsx'
import { useCall } from '../data.ts'
import { useNoteSearch } from '../kept/use-note-search.ts'
import { lawKind } from '../law-kinds.ts'
import { articleHref, lawSearchHref } from '../targets.ts'
import { useText } from '../text.ts'

const route = getRouteApi('/search/lawsearch/$country')

export function LawSearch() {
  return (
    <LawGate>
      <OpenLawSearch />
    </LawGate>
  )
}

function OpenLawSearch() {
  const t = useText()
  const { country } = route.useParams()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const change = (patch: Partial<LawAddress>) => {
    navigate({ search: (before) => ({ ...before, page: undefined, ...patch }) })
  }
  const searchable = isLawSearchable(address)
  const search = useCall('laws.search', lawRequest(address, country), {
    enabled: searchable,
    placeholderData: keepPreviousData,
    meta: { saysPreparing: true },
  })
  useNoteSearch({
    scope: 'laws',
    country,
    address,
    total: searchable && !search.isPlaceholderData ? search.data?.total : undefined,
  })
  const unreached = useUnreached(search)
  const hrefOf = useCallback(
    ({ id, law }: LawHit) => articleHref(law.country, law.id, id, address.q),
    [address.q],
  )
  const chips = useLawChips(address, change)
  const clear = () => change({ law: undefined, article: undefined, kind: undefined, mode: undefined })
  const facets = (
    <LawFacets
      facets={search.data?.facets}
      waiting={search.isPending}
      country={country}
      address={address}
      onChange={change}
    />
  )
  const head = (
    <>
      <PageHead title={t('laws.title')} tools={<SearchHelp />} />
      <LawFilterForm
        key={JSON.stringify(lawFiltersOf(address))}
        country={country}
        address={address}
        onChange={change}
      />
    </>
  )
  return (
    <SearchLayout
      head={head}
      filters={facets}
      plain={
        !searchable ||
        unreached ||
        Boolean(search.error && !search.data) ||
        search.data?.facets === null ||
        search.data?.total === 0
      }
    >
      <Results
        scope="laws"
        country={country}
        q={address.q}
        page={address.page ?? 1}
        sort={address.sort ?? 'relevance'}
        searchable={searchable}
        filtered={chips.length > 0}
        search={search}
        onSort={(sort) => change({ sort: sort === 'relevance' ? undefined : sort })}
        onClear={clear}
        hrefWith={(change) => lawSearchHref(country, address, change)}
        hrefOf={hrefOf}
        item={(hit) => <LawItem key={hit.id} hit={hit} q={address.q} />}
        tools={<FilterButton count={chips.length}>{facets}</FilterButton>}
      >
        <ActiveFilters chips={chips} onClear={clear} />
        <NearMeanings answer={unreached ? undefined : search.data} onNarrow={() => change({ mode: 'all' })} />
      </Results>
    </SearchLayout>
  )
}

function useLawChips({ law, article, kind, mode }: LawAddress, change: (patch: Partial<LawAddress>) => void) {
  const t = useText()
  const language = useLanguage()
  const chip = (id: string, label: string, without: Partial<LawAddress>) => ({
    id,
    label,
    onRemove: () => change(without),
  })
  return [
    ...(law ? [chip('law', isNumbered(law) ? t('filters.chip.law', { law }) : law, { law: undefined })] : []),
    ...(article ? [chip('article', t('filters.chip.article', { article }), { article: undefined })] : []),
    ...(kind ? [chip('kind', lawKind(kind, language), { kind: undefined })] : []),
    ...(mode ? [chip('mode', t(`filters.chip.${mode}`), { mode: undefined })] : []),
  ]
}
