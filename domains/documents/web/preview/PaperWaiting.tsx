/** In place of a document that is being loaded. */
import { Waiting } from '@mizan/platform/ui'
import classes from './preview.module.css'

export const PaperWaiting = () => (
  <div className={classes.waiting} aria-busy>
    <Waiting width="60%" height={22} below={24} />
    {[1, 2, 3, 4, 5, 6].map((line) => (
      <Waiting key={line} height={16} below={12} />
    ))}
  </div>
)
