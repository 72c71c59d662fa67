/** How far the server is; it goes on if the page is left. */
import type { Import } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './steps.module.css'

export function Progress({ progress, said }: { progress: Import['progress']; said: string }) {
  const t = useText()
  return (
    <div className={classes.stack}>
      <p role="status" className={classes.sum}>
        {said}
      </p>
      <progress
        className={classes.progress}
        aria-label={said}
        {...(progress && { value: progress.done, max: progress.total })}
      />
      <p className={classes.muted}>{t('result.leave')}</p>
    </div>
  )
}
