import { PlainLink } from '@mizan/platform/ui'
import classes from './contact.module.css'
import { useText } from './text.ts'

/** Replaces a form once it has been sent. */
export function Sent() {
  const t = useText()
  return (
    <div className={classes.page}>
      <div className={classes.sent} role="status">
        <h1>{t('contact.sentTitle')}</h1>
        <p className={classes.lead}>{t('contact.sentBody')}</p>
        <PlainLink href="/">{t('home')}</PlainLink>
      </div>
    </div>
  )
}
