import { useFormat } from '@mizan/platform/ui'
import { roles } from '../../roles.ts'
import type { AuditPage } from '../../schemas.ts'
import { detailsOf } from '../audit/details.ts'
import { useText as useDetailText } from '../audit/text.ts'
import { tr } from '../messages.tr.ts'
import { useText } from '../text.ts'
import classes from './AuditLog.module.css'

type Entry = AuditPage['items'][number]
type KnownAction = keyof typeof tr.audit.action

const isKnown = (action: string): action is KnownAction => action in tr.audit.action

/** Who did what to whom, and when. */
export function AuditLine({ entry }: { entry: Entry }) {
  const t = useText()
  const format = useFormat()
  const action = entry.action.replaceAll('.', '_')
  // Who accepts an invitation is the one who was invited, however the invitation wrote the name.
  const isOwn = entry.subjectId === entry.actor?.id || entry.action === 'invitation.accepted'
  const isAboutAnother = entry.subjectName !== null && !isOwn
  return (
    <li className={classes.entry}>
      <time dateTime={entry.at}>{format.moment(entry.at)}</time>
      <p>
        <strong>{entry.actor ? entry.actor.name || t('audit.gone') : t('audit.system')}</strong>
        {' · '}
        {isKnown(action) ? t(`audit.action.${action}`) : entry.action}
        {isAboutAnother && ` · ${entry.subjectName}`}
        <More entry={entry} />
      </p>
    </li>
  )
}

function More({ entry }: { entry: Entry }) {
  const t = useText()
  const say = useDetailText()
  const roleNames = (value: unknown) =>
    roles
      .filter((role) => Array.isArray(value) && value.includes(role))
      .map((role) => t(`role.${role}`))
      .join(', ')
  const parts = detailsOf(entry, say, roleNames)
  return parts.length > 0 && <span className={classes.change}>{parts.join(' · ')}</span>
}
