/** The field of a search, with suggestions while typing: a combobox that the keyboard can use alone. */
import { searchFieldMark } from '@mizan/platform/ui'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { SearchCountry, Suggestion } from '../../../schemas.ts'
import { longestAddressQuery } from '../../address/values.ts'
import type { Scope } from '../../place.ts'
import { useText } from '../../text.ts'
import classes from './SearchField.module.css'
import { SuggestionList } from './SuggestionList.tsx'
import { useSuggestions } from './suggestions.ts'

interface Props {
  value: string
  onChange: (value: string) => void
  scope: Scope
  country: SearchCountry
  onChoose: (suggestion: Suggestion) => void
  large?: boolean
}

export function SearchField({ value, onChange, scope, country, onChoose, large }: Props) {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
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
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = suggestions[active]
    if (step && shown)
      setActive(((active + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1)
    else if (step) return setOpen(true)
    else if (event.key === 'Enter' && shown && chosen) choose(chosen)
    else if (event.key === 'Escape' && shown) close()
    else return event.key === 'Enter' ? close() : undefined
    event.preventDefault()
  }
  return (
    <div className={classes.field} data-large={large}>
      <IconSearch size={large ? 22 : 18} className={classes.icon} aria-hidden />
      <input
        ref={input}
        {...searchFieldMark}
        role="combobox"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestAddressQuery}
        className={classes.input}
        aria-label={t('box.label')}
        aria-expanded={shown}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        aria-keyshortcuts="/"
        placeholder={t(`box.${scope}`)}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          setActive(-1)
          setOpen(true)
        }}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {value && (
        <button
          type="button"
          className={classes.clear}
          aria-label={t('box.clear')}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
      <SuggestionList id={id} suggestions={shown ? suggestions : []} active={active} onChoose={choose} />
      <span className="visually-hidden" role="status">
        {shown ? t('box.suggestionCount', { count: suggestions.length }) : ''}
      </span>
    </div>
  )
}
