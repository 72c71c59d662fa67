/** Names the time of the figures while the server cannot be asked. */
import { useFormat } from '@mizan/platform/ui'
import { useText } from '../text.ts'
import classes from './frame.module.css'

export function OfflineLine({ at }: { at: string }) {
  const t = useText()
  const format = useFormat()
  return <p className={classes.offline}>{t('offline', { at: format.moment(at) })}</p>
}
