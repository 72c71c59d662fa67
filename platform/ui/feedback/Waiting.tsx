import classes from './Waiting.module.css'

interface Props {
  width?: string
  height?: number
  /** Space below in pixels. */
  below?: number
}

/** A grey bar in the place of a text that is on its way. */
export const Waiting = ({ width = '100%', height = 14, below = 0 }: Props) => (
  <span className={classes.bar} style={{ width, height, marginBottom: below }} aria-hidden />
)
