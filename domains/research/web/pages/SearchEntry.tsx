/** `/search`: the start of a search. One box, a country, and the choice between decisions and laws. */
import { Button, Page, PageHead, Segmented, useTitle } from '@mizan/platform/ui'
import { type FormEvent, useState } from 'react'
import { CountrySwitch } from '../components/search/CountrySwitch.tsx'
import { SearchField } from '../components/search/SearchField.tsx'
import { useSubmitSearch } from '../components/search/use-submit-search.ts'
import { OperatorList } from '../components/states/HelpText.tsx'
import { Recent } from '../components/states/Recent.tsx'
import { SampleBanner } from '../components/states/SampleBanner.tsx'
import { Examples } from '../components/states/Start.tsx'
import { useStoredCountry } from '../country.ts'
import type { Scope } from '../place.ts'
import { useText } from '../text.ts'
import classes from './pages.module.css'

export function SearchEntry() {
  const t = useText()
  const country = useStoredCountry()
  const { submit, choose } = useSubmitSearch()
  const [scope, setScope] = useState<Scope>('decisions')
  const [typed, setTyped] = useState('')
  useTitle(t('box.label'))
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(scope, country, typed)
  }
  return (
    <Page width="text">
      <PageHead title={t('entry.title')} line={<p>{t('entry.lead')}</p>} />
      <div className={classes.switches}>
        <Segmented
          label={t('scope.label')}
          value={scope}
          onChange={setScope}
          options={[
            { value: 'decisions', label: t('scope.decisions') },
            { value: 'laws', label: t('scope.laws') },
          ]}
        />
        <CountrySwitch full />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a form with the role has wider support than <search> */}
      <form role="search" className={classes.form} onSubmit={onSubmit}>
        <div className={classes.box}>
          <SearchField
            large
            value={typed}
            onChange={setTyped}
            scope={scope}
            country={country}
            onChoose={(suggestion) => choose(suggestion, scope, country)}
          />
        </div>
        <Button type="submit" className={classes.submit}>
          {t('box.submit')}
        </Button>
      </form>
      <div className={classes.section}>
        <Recent scope={scope} />
      </div>
      <div className={classes.section}>
        <Examples scope={scope} country={country} title={<h2>{t('entry.examples')}</h2>} />
      </div>
      <div className={classes.section}>
        <h2>{t('entry.learn')}</h2>
        <OperatorList />
      </div>
      <SampleBanner country={country} />
    </Page>
  )
}
