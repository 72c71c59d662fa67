import classes from './Waiting.module.css'

interface Props {
  width?: string
  height?: number
  /** Margin below in pixels. */
  below?: number
}

/** A grey bar in place of a text that is being loaded. */
export const Waiting = ({ width = '100%', height = 14, below = 0 }: Props) => (
  <span className={classes.bar} style={{ width, height, marginBottom: below }} aria-hidden />
)
