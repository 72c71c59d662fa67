import classes from './chips.module.css'

interface Props {
  /** Tells the states apart without colour: ● ◆ ▲ ■ ✓ ○. */
  shape: string
  label: string
  tone?: 'live' | 'decided' | 'appealed' | 'high' | 'good' | 'quiet'
}

/** A state as a shape and a word. */
export const StatusChip = ({ shape, label, tone = 'live' }: Props) => (
  <span className={classes.status} data-tone={tone}>
    <span aria-hidden>{shape}</span>
    <span className={classes.word} title={label}>
      {label}
    </span>
  </span>
)
