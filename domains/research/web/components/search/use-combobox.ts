/** The state of a field with suggestions: whether they are open, which one is active, and what the keys do. */
import { type KeyboardEvent, useState } from 'react'
import type { SearchCountry, Suggestion } from '../../../schemas.ts'
import { useSuggestions } from './suggestions.ts'

/** The next of `count` entries, with "none" (-1) between the last and the first. */
export const stepThrough = (active: number, step: 1 | -1, count: number): number =>
  ((active + 1 + step + count + 1) % (count + 1)) - 1

export function useCombobox(value: string, country: SearchCountry, onChoose: (chosen: Suggestion) => void) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(value, country, open)
  const shown = open && suggestions.length > 0
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (suggestion: Suggestion) => {
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
