import { IconWifiOff } from '@tabler/icons-react'
import { useReachable } from '../connection.ts'
import { useUiText } from '../text.ts'
import classes from './feedback.module.css'

/** Appears while calls do not reach the server. The region itself always stands, so that it is read out. */
export function OfflineNotice() {
  const t = useUiText()
  const reachable = useReachable()
  return (
    <div role="status">
      {!reachable && (
        <div className={classes.offline}>
          <IconWifiOff size={20} aria-hidden />
          <p>
            <strong>{t('offline.title')}</strong> {t('offline.body')}
          </p>
        </div>
      )}
    </div>
  )
}
