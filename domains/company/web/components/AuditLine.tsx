import { type AuditTexts, useFormat, useLanguage } from '@mizan/platform/ui'
import { detailsOf } from '@mizan/platform/ui/audit'
import type { AuditPage } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './AuditLog.module.css'

type Entry = AuditPage['items'][number]

/**
 * One entry: the actor, the action, the subject and the time. An old entry without a description is shown by its
 * name.
 */
export function AuditLine({ entry, texts }: { entry: Entry; texts: AuditTexts }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const text = Object.hasOwn(texts, entry.action) ? texts[entry.action] : undefined
  // The person who accepts an invitation is the invited one, however the invitation wrote the name.
  const isOwn = entry.subjectId === entry.actor?.id || entry.action === 'invitation.accepted'
  const isAboutAnother = entry.subjectName !== null && !isOwn
  const parts = detailsOf(text, entry, language)
  return (
    <li className={classes.entry}>
      <time dateTime={entry.at}>{format.moment(entry.at)}</time>
      <p>
        <strong>{entry.actor ? entry.actor.name || t('audit.gone') : t('audit.system')}</strong>
        {' · '}
        {text?.says[language] ?? entry.action}
        {isAboutAnother && ` · ${entry.subjectName}`}
        {parts.length > 0 && <span className={classes.change}>{parts.join(' · ')}</span>}
      </p>
    </li>
  )
}
