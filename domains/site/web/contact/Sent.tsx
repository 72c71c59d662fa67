import { PlainLink } from '@mizan/platform/ui'
import classes from './contact.module.css'
import { useText } from './text.ts'

/** Replaces a form once it has been sent. */
export function Sent({ kind }: { kind: 'contact' | 'demo' }) {
  const t = useText()
  return (
    <div className={classes.page}>
      <div className={classes.sent} role="status">
        <h1>{t(`${kind}.sentTitle`)}</h1>
        <p className={classes.lead}>{t(`${kind}.sentBody`)}</p>
        <PlainLink href="/">{t('home')}</PlainLink>
      </div>
    </div>
  )
}
