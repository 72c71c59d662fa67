/** `/search/case`: decisions by words and filters. The whole state of the screen is in its address. */

import { Button, Later, PageHead, Segmented, useLanguage } from '@mizan/platform/ui'
import { IconChevronDown } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { DecisionHit } from '../../schemas.ts'
import { clearedFilters, decisionRequest, isReversed, isSearchable } from '../address/decisions.ts'
import { FacetSkeleton } from '../components/facets/FacetSkeleton.tsx'
import { useExactTotal } from '../components/facets/use-exact-total.ts'
import { ActiveFilters } from '../components/filters/ActiveFilters.tsx'
import { chipsOf } from '../components/filters/chips.ts'
import { GuidedFilters } from '../components/filters/GuidedFilters.tsx'
import { ArticlesLine } from '../components/results/articles/ArticlesLine.tsx'
import { DecisionItem } from '../components/results/DecisionItem.tsx'
import { Results } from '../components/results/Results.tsx'
import { UndatedNotice } from '../components/results/UndatedNotice.tsx'
import { FilterButton, SearchLayout } from '../components/SearchLayout.tsx'
import { DecisionGate } from '../components/states/gates.tsx'
import { SearchHelp } from '../components/states/SearchHelp.tsx'
import { useUnreached } from '../components/states/Unreached.tsx'
import { StoryButton } from '../components/story/StoryButton.tsx'
import { useCall } from '../data.ts'
import { useNoteSearch } from '../kept/use-note-search.ts'
import { useOptions } from '../options.ts'
import { decisionHref, decisionSearchHref } from '../targets.ts'
import { useText } from '../text.ts'
import { useDecisionAddress } from '../use-decision-address.ts'
import classes from './pages.module.css'

/** The list does not wait for the counts beside it. */
const facets = async () => (await import('../components/facets/DecisionFacets.tsx')).DecisionFacets
const DecisionFacets = () => <Later load={facets} meanwhile={<FacetSkeleton />} />
const reversedRange = async () => (await import('../components/results/later.ts')).ReversedRange
const expertForm = async () => (await import('../components/filters/ExpertForm.tsx')).default

export function DecisionSearch() {
  const [{ country }] = useDecisionAddress()
  return (
    <DecisionGate country={country}>
      <OpenDecisionSearch />
    </DecisionGate>
  )
}

function OpenDecisionSearch() {
  const [address, change] = useDecisionAddress()
  const searchable = isSearchable(address)
  const reversed = isReversed(address)
  const search = useCall('decisions.search', decisionRequest(address), {
    enabled: searchable && !reversed,
    placeholderData: keepPreviousData,
    meta: { saysPreparing: true },
  })
  useNoteSearch({
    scope: 'decisions',
    country: address.country,
    address,
    total: searchable && !search.isPlaceholderData ? search.data?.total : undefined,
  })
  const unreached = useUnreached(search)
  // While the list of the previous search is still shown, its total is shown with it.
  const counted = useExactTotal(
    address,
    !search.isPlaceholderData && (search.data?.totalIsLowerBound ?? false),
  )
  const hrefOf = useCallback(
    ({ country, id }: DecisionHit) => decisionHref(country, id, address.q),
    [address.q],
  )
  const chips = useChips()
  const clear = () =>
    change({
      ...Object.fromEntries(Object.keys(address).map((key) => [key, undefined])),
      ...clearedFilters(address),
    })
  return (
    <SearchLayout
      head={<Head />}
      filters={<DecisionFacets />}
      plain={
        !searchable ||
        reversed ||
        unreached ||
        Boolean(search.error && !search.data) ||
        (search.data?.total === 0 && !search.isPlaceholderData)
      }
    >
      <Results
        scope="decisions"
        country={address.country}
        q={address.q}
        page={address.page ?? 1}
        sort={address.sort ?? 'relevance'}
        searchable={searchable}
        anyAsked={address.mode === 'either'}
        filtered={chips.length > 0}
        search={search}
        counted={counted}
        mistake={
          reversed && (
            <Later
              load={reversedRange}
              onSwap={() => change({ from: address.to, to: address.from })}
              onClear={() => change({ from: undefined, to: undefined })}
            />
          )
        }
        onSort={(sort) => change({ sort: sort === 'relevance' ? undefined : sort })}
        onClear={clear}
        onEither={address.mode === 'either' ? undefined : () => change({ mode: 'either' })}
        hrefWith={(change) => decisionSearchHref(address, change)}
        hrefOf={hrefOf}
        item={(hit) => <DecisionItem key={hit.id} hit={hit} q={address.q} />}
        tools={
          <FilterButton count={chips.length}>
            <div className={classes.onPhone}>
              <GuidedFilters withoutCourts={address.country === 'turkey'} />
            </div>
            <DecisionFacets />
          </FilterButton>
        }
      >
        <ActiveFilters chips={chips} onClear={clear} />
        {searchable && <ArticlesLine q={address.q} country={address.country} page={address.page} />}
        <UndatedNotice address={address} onShow={() => change({ undated: 1 })} />
      </Results>
    </SearchLayout>
  )
}

function useChips() {
  const t = useText()
  const language = useLanguage()
  const [address, change] = useDecisionAddress()
  const options = useOptions(address.country)
  return chipsOf(address, { t, language, options }).map(({ id, label, without }) => ({
    id,
    label,
    onRemove: () => change(without),
  }))
}

function Head() {
  const t = useText()
  const [address, change] = useDecisionAddress()
  const expert = address.view === 'expert'
  const [folded, setFolded] = useState(false)
  return (
    <>
      <PageHead
        title={t('decisions.title')}
        tools={
          <>
            <SearchHelp />
            {!expert && <StoryButton />}
            <Segmented
              label={t('decisions.view.label')}
              value={address.view ?? 'normal'}
              onChange={(view) => {
                setFolded(false)
                change({ view: view === 'expert' ? view : undefined, page: address.page })
              }}
              options={[
                { value: 'normal', label: t('decisions.view.normal') },
                { value: 'expert', label: t('decisions.view.expert') },
              ]}
            />
          </>
        }
      />
      {expert && folded && isSearchable(address) ? (
        <Button
          variant="default"
          className={classes.unfold}
          leftSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
          onClick={() => setFolded(false)}
        >
          {t('expert.unfold')}
        </Button>
      ) : expert ? (
        <Later
          load={expertForm}
          meanwhile={<div className={classes.expertWaiting} />}
          key={JSON.stringify({ ...address, page: 1, q: '' })}
          onApplied={() => setFolded(true)}
        />
      ) : (
        <div className={isSearchable(address) ? classes.notOnPhone : undefined}>
          <GuidedFilters withoutCourts={isSearchable(address) && address.country === 'turkey'} />
        </div>
      )}
    </>
  )
}
