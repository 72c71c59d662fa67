/**
 * Shows the search of a country's decisions, or of laws, while its switch is on; otherwise why it is off and where to
 * search instead.
 */
import { Button, FeatureGate, useFeature } from '@mizan/platform/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SearchCountry } from '../../../schemas.ts'
import { otherCountry } from '../../country.ts'
import { useText } from '../../text.ts'

/** The switches of the two searches of decisions. */
export const decisionFeatures = { turkey: 'searchTr', kktc: 'searchCy' } as const

export function DecisionGate({ country, children }: { country: SearchCountry; children: ReactNode }) {
  const t = useText()
  return (
    <FeatureGate
      feature={decisionFeatures[country]}
      name={t(`feature.decisions.${country}`)}
      offer={<OtherCountry country={otherCountry(country)} />}
    >
      {children}
    </FeatureGate>
  )
}

function OtherCountry({ country }: { country: SearchCountry }) {
  const t = useText()
  if (useFeature(decisionFeatures[country]) !== 'TurnedOn') return null
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/search/case" search={{ country }} {...props} />}
    >
      {t(`empty.in.${country}.decisions`)}
    </Button>
  )
}

export function LawGate({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <FeatureGate feature="lawSearch" name={t('feature.laws')}>
      {children}
    </FeatureGate>
  )
}
