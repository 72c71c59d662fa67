/** From the calendar: its private address and the reminders. The profile shows the same. */
import { Dialog } from '@mizan/platform/ui'
import classes from './connect.module.css'
import { Feed } from './Feed.tsx'
import { Reminders } from './Reminders.tsx'
import { useText } from './text.ts'

export function ConnectDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('feed.title')} form onClose={onClose}>
      <Feed />
      <h3 className={classes.heading}>{t('reminders.title')}</h3>
      <Reminders />
    </Dialog>
  )
}
