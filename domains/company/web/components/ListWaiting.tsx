import { Waiting } from '@mizan/platform/ui'
import classes from './list.module.css'

/** Grey bars in the form of a list of people, while it is being loaded. */
export const ListWaiting = () => (
  <div className={classes.list} aria-busy>
    {[0, 1, 2].map((row) => (
      <div key={row} className={classes.item}>
        <div>
          <Waiting width="10rem" below={8} />
          <Waiting width="14rem" height={11} />
        </div>
        <Waiting width="9rem" />
        <Waiting width="6rem" />
      </div>
    ))}
  </div>
)
