/**
 * The six digits of a one-time code. It is one field that looks like six, so that pasting, the suggestion of a
 * phone's keyboard and screen readers work as with any other field.
 */
import { type ReactNode, useEffect, useRef } from 'react'
import { Field } from './Field.tsx'
import classes from './forms.module.css'
import type { FieldState } from './use-form.ts'

export const codeLength = 6
const places = Array.from({ length: codeLength }, (_, place) => place)

interface Props extends FieldState<string> {
  label: ReactNode
  /** Replaced by an error, so that only one message is shown. */
  hint?: ReactNode
  /** Called once all digits have been entered. */
  onComplete: (code: string) => void
}

export function CodeField({ label, hint, name, value, error, onChange, onComplete }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, codeLength)
    onChange(digits)
    if (digits.length === codeLength && digits !== value) onComplete(digits)
  }
  return (
    <Field label={label} hint={error ? undefined : hint} error={error} announced>
      {(control) => (
        <div className={classes.code} data-wrong={Boolean(error)}>
          <input
            {...control}
            ref={input}
            name={name}
            value={value}
            inputMode="numeric"
            autoComplete="one-time-code"
            // biome-ignore lint/a11y/noAutofocus: the code is all that this step asks for
            autoFocus
            data-autofocus
            onChange={(event) => change(event.target.value)}
          />
          <div aria-hidden className={classes.cells}>
            {places.map((place) => (
              <span
                key={place}
                data-next={place === Math.min(value.length, codeLength - 1)}
                className={classes.cell}
              >
                {value[place]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
