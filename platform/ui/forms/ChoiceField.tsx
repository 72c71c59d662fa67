/** A question with few answers, all of them in sight: one press answers it. It bears the star of a required field if nothing is chosen at first. */
import { type ReactNode, useId, useState } from 'react'
import { Segmented, type SegmentedOption } from '../controls/Segmented.tsx'
import { FieldError } from './Field.tsx'
import classes from './forms.module.css'
import type { FieldState } from './use-form.ts'

interface Props extends Omit<FieldState<string>, 'name'> {
  label: string
  options: readonly SegmentedOption<string>[]
}

export function ChoiceField({ label, options, value, error, onChange }: Props): ReactNode {
  const id = useId()
  const [isAsked] = useState(value === '')
  return (
    <div className={classes.choice}>
      <span className={classes.label} data-required={isAsked || undefined} aria-hidden="true">
        {label}
      </span>
      <Segmented label={label} value={value} options={options} onChange={onChange} />
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
