/** Shown before a form until the account is loaded that fills it in; anything typed meanwhile would be lost. */
import { Waiting } from '@mizan/platform/ui'
import classes from './contact.module.css'

export const FormWaiting = () => (
  <div className={classes.page} aria-busy>
    <Waiting width="40%" height={30} below={24} />
    <Waiting height={280} />
  </div>
)
