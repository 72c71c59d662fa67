/** The search of the top bar. On a result screen it is the search of that screen. */
import { Button } from '@mizan/platform/ui'
import { IconChevronDown } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { type Scope, useSearchPlace } from '../../place.ts'
import { useText } from '../../text.ts'
import classes from './GlobalSearch.module.css'
import { SearchField } from './SearchField.tsx'
import { useSubmitSearch } from './use-submit-search.ts'

export function GlobalSearch() {
  const t = useText()
  const place = useSearchPlace()
  const { submit, choose } = useSubmitSearch()
  const [typed, setTyped] = useFollowing(place.q)
  const [scope, setScope] = useFollowing<Scope>(place.scope)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit(scope, place.country, typed)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form with the role has wider support than <search>
    <form role="search" className={classes.form} onSubmit={onSubmit} id="search">
      <div className={classes.box}>
        <div className={classes.scope}>
          <select
            aria-label={t('scope.label')}
            value={scope}
            onChange={(event) => setScope(event.target.value as Scope)}
          >
            <option value="decisions">{t('scope.decisions')}</option>
            <option value="laws">{t('scope.laws')}</option>
          </select>
          <IconChevronDown size={14} aria-hidden />
        </div>
        <SearchField
          value={typed}
          onChange={setTyped}
          scope={scope}
          country={place.country}
          onChoose={(suggestion) => {
            if (suggestion.kind !== 'past' && !suggestion.target) setTyped(suggestion.text)
            choose(suggestion, scope, place.country)
          }}
        />
      </div>
      <Button type="submit" className={classes.submit}>
        {t('box.submit')}
      </Button>
    </form>
  )
}

/** A draft that is reset whenever its initial value changes. */
function useFollowing<T>(source: T): [T, (value: T) => void] {
  const [draft, setDraft] = useState({ source, value: source })
  if (draft.source !== source) setDraft({ source, value: source })
  return [draft.source === source ? draft.value : source, (value) => setDraft({ source, value })]
}
