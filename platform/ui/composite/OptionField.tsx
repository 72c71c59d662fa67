/** The content of a field whose options are found by typing: label, input, messages and the list. */
import { type KeyboardEvent, useContext } from 'react'
import { ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import forms from '../forms/forms.module.css'
import { useUiText } from '../text.ts'
import classes from './composite.module.css'
import { Panel } from './Frame.tsx'
import { FieldLabel, FieldNotes, type FieldProps, OpenButton, OptionList } from './parts.tsx'

interface Props extends Omit<FieldProps, 'disabled'> {
  /** Where the list opens: the modal dialog around the field, if there is one. */
  home: Element | undefined
}

export function OptionField({ label, hint, error, placeholder, required = false, home }: Props) {
  const t = useUiText()
  const list = useContext(ComboBoxStateContext)
  /** Escape closes an open list and nothing around it: whoever else hears it sees that it was used. */
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && list?.isOpen && event.preventDefault()
  return (
    <>
      <FieldLabel required={required}>{label}</FieldLabel>
      <div className={classes.field} onKeyDownCapture={onKey}>
        {/* A press opens the list, as typing does; the focus alone does not. */}
        <Input
          className={forms.input}
          placeholder={placeholder}
          onClick={() => !list?.isOpen && list?.open(null, 'manual')}
        />
        <OpenButton />
      </div>
      <FieldNotes hint={hint} error={error} />
      <Panel home={home}>
        <OptionList none={t('list.none')} />
      </Panel>
    </>
  )
}
