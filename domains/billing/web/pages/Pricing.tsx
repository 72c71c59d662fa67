/** `/pricing`: the plans of a region with their prices of today, for anybody. */
import { Failure, FeatureGate, Page, Segmented, useTitle, Waiting } from '@mizan/platform/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall } from '../data.ts'
import { PlanCards } from '../plans/PlanCards.tsx'
import { keepSelected } from '../selected-plan.ts'
import { useText } from '../text.ts'
import classes from './pages.module.css'

export function Pricing() {
  const t = useText()
  useTitle(t('pricing.title'))
  return (
    <FeatureGate feature="pricingSection" name={t('pricing.title')}>
      <Page>
        <h1 className={classes.title}>{t('pricing.title')}</h1>
        <p className={classes.lead}>{t('pricing.lead')}</p>
        <Listed />
      </Page>
    </FeatureGate>
  )
}

function Listed() {
  const t = useText()
  const navigate = useNavigate()
  const [region, setRegion] = useState<'turkey' | 'kktc'>('turkey')
  const plans = useCall('billing.plans', { query: { region } })
  return (
    <>
      <div className={classes.tools}>
        <Segmented
          label={t('pricing.region')}
          value={region}
          options={[
            { value: 'turkey', label: t('region.turkey') },
            { value: 'kktc', label: t('region.kktc') },
          ]}
          onChange={setRegion}
        />
      </div>
      {plans.error && <Failure error={plans.error} onRetry={() => plans.refetch()} />}
      {!plans.data && !plans.error && <Waiting height={420} />}
      {plans.data && (
        <PlanCards
          plans={plans.data.plans}
          choose={t('pricing.choose')}
          onChoose={(plan) => {
            keepSelected(plan)
            void navigate({ to: '/subscription' })
          }}
        />
      )}
    </>
  )
}
