/** The state of a field with suggestions: whether they are open, which one is active, and what the keys do. */
import { type KeyboardEvent, useState } from 'react'
import type { SearchCountry } from '../../../schemas.ts'
import type { Scope } from '../../place.ts'
import { type Offer, usePastSearches } from './past-searches.ts'
import { useSuggestions } from './suggestions.ts'

/** The next of `count` entries, with "none" (-1) between the last and the first. */
export const stepThrough = (active: number, step: 1 | -1, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1

interface Field {
  value: string
  scope: Scope
  country: SearchCountry
  onChoose: (chosen: Offer) => void
}

export function useCombobox({ value, scope, country, onChoose }: Field) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isEmpty = value.trim() === ''
  const past = usePastSearches(scope, open && isEmpty)
  const typed: Offer[] = useSuggestions(value, country, open)
  const suggestions = isEmpty ? past : typed
  const shown = open && suggestions.length > 0
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (suggestion: Offer) => {
    close()
    onChoose(suggestion)
  }
  const begin = () => {
    setActive(-1)
    setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowDown: 1, ArrowUp: -1 } as const)[event.key]
    const chosen = suggestions[active]
    if (step && shown) setActive(stepThrough(active, step, suggestions.length))
    else if (step) return setOpen(true)
    else if (event.key === 'Enter' && shown && chosen) choose(chosen)
    else if (event.key === 'Escape' && shown) close()
    else return event.key === 'Enter' ? close() : undefined
    event.preventDefault()
  }
  return { suggestions: shown ? suggestions : [], active, shown, begin, close, choose, onKeyDown }
}
