import { IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import forms from '../forms/forms.module.css'
import { useUiText } from '../text.ts'
import classes from './composite.module.css'
import { Localized, useHome } from './Frame.tsx'
import { OptionField } from './OptionField.tsx'
import { hasWords, type Option } from './options.ts'
import type { FieldProps } from './parts.tsx'

interface Props extends FieldProps {
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
  className?: string | undefined
}

/**
 * A choice of several among many options, found by typing. The chosen ones are shown below as buttons that remove
 * them.
 */
export function MultiSelect(props: Props) {
  const { label, hint, error, placeholder, disabled, options, value, onChange, className = '' } = props
  const t = useUiText()
  const { home, ref } = useHome()
  const items = useMemo(() => options.map((one) => ({ ...one, id: one.value })), [options])
  const chosen = value.map(
    (one) => options.find((option) => option.value === one) ?? { value: one, label: one },
  )
  return (
    <Localized>
      <div className={className}>
        <ComboBox
          ref={ref}
          className={forms.field}
          selectionMode="multiple"
          defaultItems={items}
          value={value}
          onChange={(keys) => onChange(keys.map(String))}
          defaultFilter={hasWords}
          menuTrigger="input"
          allowsEmptyCollection
          isDisabled={disabled}
          isInvalid={Boolean(error)}
        >
          <OptionField
            label={label}
            hint={hint}
            error={error}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            home={home}
          />
        </ComboBox>
        {chosen.length > 0 && (
          <ul className={classes.chosen} aria-label={t('list.chosen', { label })}>
            {chosen.map((one) => (
              <li key={one.value}>
                <button
                  type="button"
                  className={classes.chip}
                  disabled={disabled}
                  aria-label={t('list.remove', { name: one.label })}
                  onClick={() => onChange(value.filter((other) => other !== one.value))}
                >
                  {one.label}
                  <IconX size={14} stroke={1.7} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Localized>
  )
}
