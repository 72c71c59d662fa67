/** A question with few answers, all of them in sight: one press answers it. */
import { Segmented } from '@mizan/platform/ui'
import { FieldError, type FieldState } from '@mizan/platform/ui/forms'
import { useId } from 'react'
import classes from './dialog.module.css'

interface Props extends Omit<FieldState<string>, 'name'> {
  label: string
  options: readonly { value: string; label: string }[]
}

export function ChoiceField({ label, options, value, error, onChange }: Props) {
  const id = useId()
  return (
    <div className={classes.choice}>
      <span className={classes.label} aria-hidden="true">
        {label}
      </span>
      <Segmented label={label} value={value} options={options} onChange={onChange} />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
