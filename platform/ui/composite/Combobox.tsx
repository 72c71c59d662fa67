import { useMemo } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import forms from '../forms/forms.module.css'
import { Localized, useHome } from './Frame.tsx'
import { OptionField } from './OptionField.tsx'
import { hasWords, type Option } from './options.ts'
import type { FieldProps } from './parts.tsx'

interface Props extends FieldProps {
  options: readonly Option[]
  /** Null if nothing is chosen. */
  value: string | null
  onChange: (value: string | null) => void
}

/** A choice of one among many options, which are found by typing. */
export function Combobox({ label, hint, error, placeholder, disabled, options, value, onChange }: Props) {
  const { home, ref } = useHome()
  const items = useMemo(() => options.map((one) => ({ ...one, id: one.value })), [options])
  return (
    <Localized>
      <ComboBox
        ref={ref}
        className={forms.field}
        defaultItems={items}
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        defaultFilter={hasWords}
        menuTrigger="focus"
        allowsEmptyCollection
        isDisabled={disabled}
        isInvalid={Boolean(error)}
      >
        <OptionField label={label} hint={hint} error={error} placeholder={placeholder} home={home} />
      </ComboBox>
    </Localized>
  )
}
