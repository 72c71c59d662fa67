import type { ComponentProps } from 'react'
import { Field, type FieldFrame } from './Field.tsx'
import classes from './forms.module.css'
import type { FieldState } from './use-form.ts'

type Props = FieldFrame &
  FieldState<string> &
  Omit<ComponentProps<'textarea'>, keyof FieldState<string> | keyof FieldFrame>

/** A field for several lines of text. */
export function AreaField({ label, hint, error, optional, announced, onChange, ...area }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} announced={announced}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={`${classes.input} ${classes.area}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
