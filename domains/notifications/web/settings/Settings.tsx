/** The kinds of notification for the person, and their ways. */
import { useText } from '../text.ts'
import { Choices } from './Choices.tsx'
import classes from './settings.module.css'

export function Settings() {
  const t = useText()
  return (
    <section className={classes.card} aria-labelledby="notification-settings">
      <h2 id="notification-settings">{t('settings.title')}</h2>
      <Choices />
    </section>
  )
}
