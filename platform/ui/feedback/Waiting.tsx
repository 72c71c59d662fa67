import classes from './Waiting.module.css'

interface Props {
  width?: string
  height?: number
  /** Margin below in pixels. */
  below?: number
}

/** Pixels from which on a list or a text is awaited, not a control. */
const leastRows = 96

/** A grey bar in place of a control or a line that is being loaded; a tall one has the rows of a list. */
export const Waiting = ({ width = '100%', height = 14, below = 0 }: Props) => (
  <span
    className={classes.bar}
    data-rows={height >= leastRows || undefined}
    style={{ width, height, marginBottom: below }}
    aria-hidden
  />
)
