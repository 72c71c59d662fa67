/** The private calendar address as a card of the profile, for those whose roles open cases. */
import { useFeature, usePermission } from '@mizan/platform/ui'
import classes from './connect.module.css'
import { Feed } from './Feed.tsx'
import { useText } from './text.ts'

export function InProfile() {
  const t = useText()
  const isOn = useFeature('caseManagement') === 'TurnedOn'
  const mayRead = usePermission('cases', 'Read') === true
  if (!isOn || !mayRead) return null
  return (
    <section className={classes.card}>
      <h2>{t('feed.title')}</h2>
      <Feed />
    </section>
  )
}
