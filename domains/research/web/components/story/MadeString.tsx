/** The string and its filters, both to be changed by hand; the questions; and the search with them. */
import { Button, useLanguage } from '@mizan/platform/ui'
import { AreaField } from '@mizan/platform/ui/forms'
import { type FormEvent, useState } from 'react'
import { longestAddressQuery } from '../../../rules/limits.ts'
import type { SearchReason } from '../../../schemas.ts'
import { clearedFilters } from '../../address/decisions.ts'
import { useOptions } from '../../options.ts'
import { useText } from '../../text.ts'
import { useDecisionAddress } from '../../use-decision-address.ts'
import { ActiveFilters } from '../filters/ActiveFilters.tsx'
import { ChoiceChips } from '../filters/ChoiceChips.tsx'
import { chipsOf } from '../filters/chips.ts'
import classes from './story.module.css'
import { useStoryText } from './text.ts'
import type { StoryState } from './use-story.ts'

interface Props {
  story: StoryState
  onSearch: () => void
}

export function MadeString({ story, onSearch }: Props) {
  const t = useStoryText()
  const [address, change] = useDecisionAddress()
  const [error, setError] = useState<string>()
  const { query, filters, made } = story
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (query.trim().length < 2) return setError(t('empty'))
    const absent = Object.fromEntries(Object.keys(address).map((key) => [key, undefined]))
    change({ ...absent, ...clearedFilters(address), q: query.trim(), ...filters })
    onSearch()
  }
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate aria-busy={made.isFetching}>
      <p role="status" className="visually-hidden">
        {made.isFetching ? t('working') : t('ready')}
      </p>
      <AreaField
        label={t('string')}
        name="string"
        hint={t('stringHint')}
        value={query}
        error={error}
        announced
        rows={5}
        maxLength={longestAddressQuery}
        spellCheck={false}
        onChange={(value) => {
          story.setQuery(value)
          setError(undefined)
        }}
      />
      <Filters story={story} />
      <Button type="submit">{t('search')}</Button>
      <Questions story={story} />
      <Reasons reasons={made.data?.reasons ?? []} />
    </form>
  )
}

function Filters({ story: { filters, setFilters } }: { story: StoryState }) {
  const t = useText()
  const language = useLanguage()
  const [{ country }] = useDecisionAddress()
  const options = useOptions(country)
  const chips = chipsOf({ country, ...filters }, { t, language, options })
  return (
    <ActiveFilters
      chips={chips.map(({ id, label, without }) => ({
        id,
        label,
        onRemove: () => setFilters({ ...filters, ...without }),
      }))}
      onClear={() => setFilters({})}
    />
  )
}

function Questions({ story: { questions, answers, answer } }: { story: StoryState }) {
  const t = useStoryText()
  if (questions.length === 0) return null
  return (
    <section className={classes.questions}>
      <h3>{t('questions')}</h3>
      {questions.map(({ id, text, options }) => (
        <ChoiceChips
          key={id}
          label={text}
          stacked
          choices={options.map(({ value, label }) => ({
            id: value,
            label,
            on: answers[id] === value,
            choose: () => answer(id, value),
          }))}
        />
      ))}
    </section>
  )
}

function Reasons({ reasons }: { reasons: SearchReason[] }) {
  const t = useStoryText()
  return (
    <details className={classes.reasons}>
      <summary>{t('reasons')}</summary>
      <dl>
        {reasons.map(({ part, text }) => (
          <div key={part}>
            <dt>{part}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
