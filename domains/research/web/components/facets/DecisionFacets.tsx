/**
 * Counts of the found decisions by court, chamber, outcome, year and cited law. Requested in parallel with the list, so that
 * the list never waits for them.
 */
import { keepPreviousData } from '@tanstack/react-query'
import { memo, useDeferredValue } from 'react'
import { isOutcome } from '../../../rules/naming/outcomes.ts'
import type { FacetValue } from '../../../schemas.ts'
import { facetRequest, isReversed, isSearchable } from '../../address/decisions.ts'
import { useCall } from '../../data.ts'
import { lawFacet } from '../../law-names.ts'
import { useOptions } from '../../options.ts'
import { outcomeName } from '../../outcome-names.ts'
import { chosenWithRegional, toggledCourts, withRegional } from '../../regional.ts'
import { useText } from '../../text.ts'
import { useDecisionAddress } from '../../use-decision-address.ts'
import { FacetGroup } from './FacetGroup.tsx'
import { FacetSkeleton } from './FacetSkeleton.tsx'
import classes from './Facets.module.css'
import { withChosen } from './open-counts.ts'
import { useOpenCounts } from './use-open-counts.ts'
import { YearBars } from './YearBars.tsx'

const toggled = <T extends string>(list: readonly T[] = [], value: T): T[] | undefined => {
  const next = list.includes(value) ? list.filter((one) => one !== value) : [...list, value]
  return next.length > 0 ? next : undefined
}

export const DecisionFacets = memo(function DecisionFacets() {
  const t = useText()
  const [address, change] = useDecisionAddress()
  const {
    data: latest,
    isPlaceholderData,
    error,
    refetch,
  } = useCall('decisions.facets', facetRequest(address), {
    enabled: isSearchable(address) && !isReversed(address),
    placeholderData: keepPreviousData,
  })
  const data = useDeferredValue(latest)
  const courts = useOpenCounts(address, 'court')
  const chambers = useOpenCounts(address, 'chamber')
  const outcomes = useOpenCounts(address, 'outcome')
  const options = useOptions(address.country)
  if (error)
    return (
      <p className={classes.note}>
        {t('facet.failed')}{' '}
        <button type="button" className={classes.more} onClick={() => refetch()}>
          {t('facet.retry')}
        </button>
      </p>
    )
  if (!data) return <FacetSkeleton />
  const { facets } = data
  const common = { approximate: facets.approximate }
  const known = (options?.courts ?? facets.courts).map(({ value }) => value)
  const { court = [], chamber = [], outcome = [] } = address
  const named = (value: FacetValue) => ({ ...value, label: outcomeName(value.value, t) })
  return (
    <div className={classes.facets} data-waiting={isPlaceholderData}>
      <h2>{t('facet.title')}</h2>
      {facets.approximate && <p className={classes.note}>{t('facet.approximate')}</p>}
      <FacetGroup
        {...common}
        title={t('facet.courts')}
        complete={!isPlaceholderData}
        values={withRegional(
          courts ? withChosen(courts, facets.courts, court) : facets.courts,
          t('facet.regional'),
        )}
        chosen={chosenWithRegional(court)}
        onToggle={(value) => change({ court: toggledCourts(court, value, known) })}
      />
      <YearBars
        values={facets.years}
        from={address.from}
        to={address.to}
        undated={facets.undated}
        onlyUndated={Boolean(address.undated)}
        onToggle={change}
      />
      <FacetGroup
        {...common}
        title={t('facet.chambers')}
        complete={!isPlaceholderData}
        values={chambers ? withChosen(chambers, facets.chambers, chamber) : facets.chambers}
        chosen={chamber}
        onToggle={(value) => change({ chamber: toggled(address.chamber, value) })}
      />
      <FacetGroup
        {...common}
        title={t('facet.outcomes')}
        complete={!isPlaceholderData}
        values={(outcomes ? withChosen(outcomes, facets.outcomes, outcome) : facets.outcomes).map(named)}
        chosen={outcome}
        onToggle={(value) => isOutcome(value) && change({ outcome: toggled(address.outcome, value) })}
      />
      <FacetGroup
        {...common}
        title={t('facet.laws')}
        values={facets.laws.map((law) => lawFacet(law, address.country))}
        chosen={address.law ? [address.law] : []}
        onToggle={(value) => change({ law: value === address.law ? undefined : value, article: undefined })}
      />
    </div>
  )
})
