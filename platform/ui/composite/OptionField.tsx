/** The content of a field whose options are found by typing: label, input, messages and the list. */
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

export function OptionField({ label, hint, error, placeholder, home }: Props) {
  const t = useUiText()
  return (
    <>
      <FieldLabel>{label}</FieldLabel>
      <div className={classes.field}>
        <Input className={forms.input} placeholder={placeholder} />
        <OpenButton />
      </div>
      <FieldNotes hint={hint} error={error} />
      <Panel home={home}>
        <OptionList none={t('list.none')} />
      </Panel>
    </>
  )
}
