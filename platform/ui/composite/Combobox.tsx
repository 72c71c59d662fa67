import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import forms from '../forms/forms.module.css'
import { Localized, useHome } from './Frame.tsx'
import { OptionField } from './OptionField.tsx'
import { filterOf, finderOf, hasWords, inOrder, type Option, shownOf } from './options.ts'
import type { FieldProps } from './parts.tsx'

interface Props extends FieldProps {
  options: readonly Option[]
  /** Null if nothing is chosen. */
  value: string | null
  onChange: (value: string | null) => void
  /** Told what is typed, where further options are found by it. */
  onTyped?: ((typed: string) => void) | undefined
  /** The values of the options that a text finds, the best first; without it they are found by their words and stay in their order. */
  find?: ((typed: string) => readonly string[]) | undefined
  /** For a text that is no option: what the option that creates it says, and what happens. */
  unknown?: { label: (typed: string) => string; create: (typed: string) => void } | undefined
}

/** Value of the option that stands for a text that is none. */
const creating = '\u0000'

/** A choice of one among many options, which are found by typing. */
export function Combobox(props: Props) {
  const { label, hint, error, placeholder, disabled, required = false } = props
  const { options, value, onChange, onTyped, find, unknown } = props
  const { home, ref } = useHome()
  const [typed, setTyped] = useState('')
  const created = unknown && !options.some((one) => one.label === typed.trim()) ? typed.trim() : ''
  const createLabel = created && unknown ? unknown.label(created) : ''
  const ordered = useMemo(() => (find ? inOrder(options, find(typed)) : options), [options, find, typed])
  const filter = useMemo(() => (find ? finderOf(options, find) : filterOf(options)), [options, find])
  const items = useMemo(() => {
    const shown = shownOf(ordered, { typed, filter, chosen: value })
    const known = shown.map((one) => ({ ...one, id: one.value }))
    return createLabel ? [...known, { value: creating, id: creating, label: createLabel }] : known
  }, [ordered, typed, filter, value, createLabel])
  // A value that comes together with its option is handed on after it: the library looks it up among the options that it
  // has already built.
  const [given, setGiven] = useState(value)
  useEffect(() => setGiven(value), [value])
  const choose = (key: string | null) => (key === creating ? unknown?.create(created) : onChange(key))
  /** Enter creates what no option matches, without a way through the list. */
  const createOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !created || !unknown) return
    if (options.some((one) => hasWords(one.label, created))) return
    event.preventDefault()
    event.stopPropagation()
    unknown.create(created)
  }
  return (
    <Localized>
      <div onKeyDownCapture={createOnEnter}>
        <ComboBox
          ref={ref}
          className={forms.field}
          defaultItems={items}
          value={given}
          onChange={(key) => choose(key === null ? null : String(key))}
          onInputChange={(text) => {
            setTyped(text)
            onTyped?.(text)
          }}
          defaultFilter={filter}
          menuTrigger="input"
          allowsEmptyCollection
          isDisabled={disabled}
          isRequired={required}
          validationBehavior="aria"
          isInvalid={Boolean(error)}
        >
          <OptionField {...{ label, hint, error, placeholder, required, home }} />
        </ComboBox>
      </div>
    </Localized>
  )
}
