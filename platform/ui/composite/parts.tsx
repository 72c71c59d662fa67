/** Label, hint and error, like those of every other field. */
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Text } from 'react-aria-components/Text'
import forms from '../forms/forms.module.css'
import classes from './composite.module.css'
import type { Option } from './options.ts'

export interface FieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean
  /** It must be chosen, and says so by a star. */
  required?: boolean
}

export const FieldLabel = ({ required, children }: { required: boolean; children: ReactNode }) => (
  <Label className={forms.label} data-required={required || undefined}>
    {children}
  </Label>
)

export const FieldNotes = ({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) => (
  <>
    {hint && (
      <Text slot="description" className={forms.hint}>
        {hint}
      </Text>
    )}
    {error && (
      <Text slot="errorMessage" className={forms.error}>
        {error}
      </Text>
    )}
  </>
)

export const OpenButton = () => (
  <Button className={classes.open}>
    <IconChevronDown size={16} stroke={1.7} aria-hidden />
  </Button>
)

/** The options that match what was typed; `none` is shown if there are none. */
export const OptionList = ({ none }: { none: string }) => (
  <ListBox<Option>
    className={classes.list}
    renderEmptyState={() => <div className={classes.none}>{none}</div>}
  >
    {({ value, label, detail, detailLang, disabled }) => (
      <ListBoxItem id={value} textValue={label} className={classes.option} isDisabled={disabled === true}>
        {detail ? (
          <span className={classes.lines}>
            <Text slot="label">{label}</Text>
            <Text slot="description" className={classes.detail} lang={detailLang}>
              {detail}
            </Text>
          </span>
        ) : (
          label
        )}
      </ListBoxItem>
    )}
  </ListBox>
)
