/** A choice among a few options that are all visible: radio buttons that look like one bar. */
import { type ReactNode, useId } from 'react'
import classes from './Segmented.module.css'

export interface SegmentedOption<V extends string> {
  value: V
  label: ReactNode
}

interface Props<V extends string> {
  label: string
  value: V
  options: readonly SegmentedOption<V>[]
  onChange: (value: V) => void
  className?: string
}

export function Segmented<V extends string>({ label, value, options, onChange, className }: Props<V>) {
  const name = useId()
  return (
    <fieldset className={`${classes.bar} ${className ?? ''}`}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={classes.face}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
