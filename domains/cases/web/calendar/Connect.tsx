/** From the calendar: its private address, and the way to the reminders. The profile shows the same address. */
import { Dialog, PlainLink } from '@mizan/platform/ui'
import classes from './connect.module.css'
import { Feed } from './Feed.tsx'
import { useText } from './text.ts'

export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('feed.title')} form onClose={onClose}>
      <Feed />
      <p className={classes.reminders}>
        {t('feed.reminders')}{' '}
        <PlainLink href="/user-profile?tab=notifications" onClick={onClose}>
          {t('feed.settings')}
        </PlainLink>
      </p>
    </Dialog>
  )
}
