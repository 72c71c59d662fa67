/** A search field with suggestions: a combobox that works with the keyboard alone. */
import { searchFieldMark } from '@mizan/platform/ui'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { longestAddressQuery } from '../../../rules/limits.ts'
import type { SearchCountry } from '../../../schemas.ts'
import type { Scope } from '../../place.ts'
import { useText } from '../../text.ts'
import type { Offer } from './past-searches.ts'
import classes from './SearchField.module.css'
import { SuggestionList } from './SuggestionList.tsx'
import { useCombobox } from './use-combobox.ts'

interface Props {
  value: string
  onChange: (value: string) => void
  scope: Scope
  country: SearchCountry
  onChoose: (suggestion: Offer) => void
  large?: boolean
}

export function SearchField({ value, onChange, scope, country, onChoose, large }: Props) {
  const t = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const box = useCombobox({ value, scope, country, onChoose })
  const clear = () => {
    onChange('')
    input.current?.focus()
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
        aria-expanded={box.shown}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={box.shown && box.active >= 0 ? `${id}-${box.active}` : undefined}
        aria-keyshortcuts="/"
        placeholder={t(`box.${scope}`)}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          box.begin()
        }}
        onClick={() => value === '' && box.begin()}
        onBlur={box.close}
        onKeyDown={box.onKeyDown}
      />
      {value && (
        <button type="button" className={classes.clear} aria-label={t('box.clear')} onClick={clear}>
          <IconX size={16} aria-hidden />
        </button>
      )}
      <SuggestionList id={id} suggestions={box.suggestions} active={box.active} onChoose={box.choose} />
      <span className="visually-hidden" role="status">
        {box.shown ? t('box.suggestionCount', { count: box.suggestions.length }) : ''}
      </span>
    </div>
  )
}
