/** Above the documents of a case, if the office holds its own key: whether it is open, and the way to open it. */
import { useCall } from '../data.ts'
import { KeyActions } from './KeyActions.tsx'
import { KeyStatus } from './KeyStatus.tsx'
import classes from './keys.module.css'

export function KeyNotice() {
  const { data } = useCall('documents.key', {})
  if (!data || data.custody === 'server') return null
  return (
    <div className={classes.notice} role="status">
      <KeyStatus state={{ ...data, takenAt: null }} />
      <KeyActions state={data} only={['open', 'close']} />
    </div>
  )
}
