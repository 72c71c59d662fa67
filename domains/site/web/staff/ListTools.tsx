/** The controls above a list of staff: the filter, and a search field. */
import { Button, Segmented } from '@mizan/platform/ui'
import type { FormEvent, ReactNode } from 'react'
import classes from './staff.module.css'
import { useText } from './text.ts'

interface Props<State extends string> {
  label: string
  state: State
  states: readonly { value: State; label: string; count: number | undefined }[]
  query: string
  searchLabel: string
  onState: (state: State) => void
  onQuery: (query: string) => void
  children?: ReactNode
}

export function ListTools<State extends string>(props: Props<State>) {
  const { label, state, states, query, searchLabel, onState, onQuery, children } = props
  const t = useText()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onQuery(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  const options = states.map(({ value, label: name, count }) => ({
    value,
    label: count === undefined ? name : `${name} (${count})`,
  }))
  return (
    <div className={classes.tools}>
      <Segmented
        label={label}
        value={state}
        options={options}
        onChange={onState}
        className={classes.states}
      />
      {children}
      <search className={classes.search}>
        <form onSubmit={search}>
          <input
            key={query}
            type="search"
            name="q"
            defaultValue={query}
            maxLength={100}
            aria-label={searchLabel}
            placeholder={searchLabel}
          />
          <Button type="submit" variant="default">
            {t('search')}
          </Button>
        </form>
      </search>
    </div>
  )
}
