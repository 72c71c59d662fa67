/** A row of choices, one of which is selected, as toggle buttons. */
import { useId } from 'react'
import classes from './ChoiceChips.module.css'

export interface Choice {
  id: string
  label: string
  on: boolean
  choose: () => void
}

interface Props {
  label: string
  choices: Choice[]
  /** How many more are loading; room is reserved for them. */
  waiting?: number
  /** The label above, and the choices in as many lines as they need. */
  stacked?: boolean
}

export function ChoiceChips({ label, choices, waiting = 0, stacked }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a labelled row of buttons is not a fieldset
    <div role="group" aria-labelledby={id} className={classes.row} data-stacked={stacked}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <button
            key={choice.id}
            type="button"
            className={classes.choice}
            aria-pressed={choice.on}
            onClick={choice.choose}
          >
            {choice.label}
          </button>
        ))}
        {Array.from({ length: waiting }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <span key={index} className={classes.waiting} />
        ))}
      </div>
    </div>
  )
}
