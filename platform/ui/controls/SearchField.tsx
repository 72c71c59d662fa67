/** The search of a list. What is typed goes into the address once it has settled. */
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSettled } from '../settled.ts'
import classes from './SearchField.module.css'

/** Moves to the search of the list, as the key `f` does. */
export const focusListSearch = (): void =>
  document.querySelector<HTMLInputElement>('[data-list-search]')?.focus()

interface Props {
  name: string
  label: string
  placeholder: string
  className?: string | undefined
  query: string
  onChange: (query: string) => void
}

export function SearchField({ name, label, placeholder, className, query, onChange }: Props) {
  const [typed, setTyped] = useState(query)
  const settled = useSettled(typed, 250)
  /** The query that this field has put into the address; any other one came from elsewhere. */
  const own = useRef(query)
  const change = useRef(onChange)
  change.current = onChange
  const { history } = useRouter()
  /** The screen on which it was typed. */
  const screen = useRef('')
  useEffect(() => {
    // Whoever has followed a link meanwhile is not called back, even if the next screen is still being loaded.
    if (settled === own.current || history.location.pathname !== screen.current) return
    own.current = settled
    change.current(settled)
  }, [settled, history])
  useEffect(() => {
    if (query === own.current) return
    own.current = query
    setTyped(query)
  }, [query])
  return (
    <div className={`${classes.search} ${className ?? ''}`}>
      <IconSearch size={17} stroke={1.7} aria-hidden />
      <input
        type="search"
        name={name}
        data-list-search
        value={typed}
        maxLength={200}
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        onChange={(event) => {
          screen.current = history.location.pathname
          setTyped(event.target.value)
        }}
      />
    </div>
  )
}
