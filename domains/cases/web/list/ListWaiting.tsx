import { Waiting } from '@mizan/platform/ui'
import classes from './list.module.css'

/** Grey bars at the height of the rows, while the list is being loaded. */
export const ListWaiting = () => (
  <div className={`${classes.frame} ${classes.waiting}`} aria-busy>
    {[14, 9, 12, 16, 10, 13].map((width) => (
      <div key={width} className={classes.bar}>
        <Waiting width={`${width}rem`} />
      </div>
    ))}
  </div>
)
