/** Label, control, hint and error of one field, connected for screen readers. */
import { type ReactNode, useId } from 'react'
import classes from './forms.module.css'

export interface FieldFrame {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Fields are required by default, and say so by a star. */
  optional?: boolean
  /** The error is announced when it appears; for a form of one field, where the focus does not move. */
  announced?: boolean
}

interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  'aria-required': boolean
}

interface Props extends FieldFrame {
  /** It always has a value, or cannot be changed, so that there is nothing to remember. */
  isChosen?: boolean | undefined
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, hint, error, optional, isChosen, announced, children }: Props) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label} data-required={!(optional || isChosen) || undefined}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': Boolean(error),
        'aria-required': !optional,
      })}
      {hint && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      {error && (
        <FieldError id={`${id}-error`} announced={announced}>
          {error}
        </FieldError>
      )}
    </div>
  )
}

interface ErrorProps {
  id: string
  announced?: boolean | undefined
  children: ReactNode
}

export const FieldError = ({ id, announced, children }: ErrorProps) => (
  <p id={id} role={announced ? 'alert' : undefined} className={classes.error}>
    {children}
  </p>
)
