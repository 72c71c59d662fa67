/** The search of the list. What is typed goes into the address once it has settled. */
import { useSettled } from '@mizan/platform/ui'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../text.ts'
import classes from './filters.module.css'

const fieldName = 'case-query'

/** Moves to the field, as the key `f` does. */
export const focusSearch = (): void =>
  document.querySelector<HTMLInputElement>(`input[name=${fieldName}]`)?.focus()

interface Props {
  query: string
  onChange: (query: string) => void
}

export function SearchField({ query, onChange }: Props) {
  const t = useText()
  const [typed, setTyped] = useState(query)
  const settled = useSettled(typed, 250)
  /** The query that this field has put into the address; any other one came from elsewhere. */
  const own = useRef(query)
  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => {
    if (settled === own.current) return
    own.current = settled
    change.current(settled)
  }, [settled])
  useEffect(() => {
    if (query === own.current) return
    own.current = query
    setTyped(query)
  }, [query])
  return (
    <div className={classes.search}>
      <IconSearch size={17} stroke={1.7} aria-hidden />
      <input
        type="search"
        name={fieldName}
        value={typed}
        maxLength={200}
        autoComplete="off"
        aria-label={t('list.search')}
        placeholder={t('list.placeholder')}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
