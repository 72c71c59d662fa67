/** The controls of forms: text, password, select, checkbox. */
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Field, FieldError, type FieldFrame } from './Field.tsx'
import classes from './forms.module.css'
import { useFormText } from './text.ts'
import type { FieldState } from './use-form.ts'

type InputProps = Omit<ComponentProps<'input'>, keyof FieldState<string> | keyof FieldFrame>
type TextProps = FieldFrame & FieldState<string> & InputProps

export function TextField({ label, hint, error, optional, onChange, ...input }: TextProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} isChosen={input.readOnly}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={classes.input}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

/** A text field for an e-mail address, with the browser's keyboard and autofill for it. */
export const EmailField = (props: TextProps) => (
  <TextField
    type="email"
    inputMode="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={255}
    {...props}
  />
)

export function PasswordField({ label, hint, error, onChange, ...input }: TextProps) {
  const t = useFormText()
  const [shown, setShown] = useState(false)
  const Icon = shown ? IconEyeOff : IconEye
  const name = shown ? t('hide') : t('show')
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={classes.password}>
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={255}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classes.input}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={classes.reveal}
            aria-label={name}
            title={name}
            onClick={() => setShown(!shown)}
          >
            <Icon size={18} stroke={1.7} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  )
}

interface SelectProps extends FieldFrame, FieldState<string> {
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  disabled?: boolean
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  onChange,
  ...select
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} isChosen={placeholder === undefined}>
      {(control) => (
        <select
          {...select}
          {...control}
          className={classes.input}
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

export function CheckField({
  label,
  error,
  name,
  value,
  onChange,
}: FieldState<boolean> & { label: ReactNode }) {
  const id = useId()
  return (
    <div className={classes.field}>
      <div className={classes.check}>
        <input
          type="checkbox"
          id={id}
          name={name}
          checked={value}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
