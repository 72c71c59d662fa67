import { useFormat } from '@mizan/platform/ui'
import { roles } from '../../roles.ts'
import type { AuditPage } from '../../schemas.ts'
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
        <More details={entry.details} />
      </p>
    </li>
  )
}

const namesIn = <Name extends string>(known: readonly Name[], value: unknown): Name[] =>
  Array.isArray(value) ? known.filter((name) => value.includes(name)) : []

const reasons = ['password', 'code', 'factor'] as const
const fields = ['name', 'surname', 'occupation', 'barAssociation', 'barRegistrationNumber'] as const

/** What the entry tells beside the action: roles before and after, changed fields, why and from where it was refused. */
function More({ details }: Pick<Entry, 'details'>) {
  const t = useText()
  const { before, after, reason, device, network, invitedBy } = details
  const named = (value: unknown) =>
    namesIn(roles, value)
      .map((role) => t(`role.${role}`))
      .join(', ')
  const changed = namesIn(fields, details.fields).map((field) => t(`audit.field.${field}`))
  const why = reasons.find((known) => known === reason)
  const parts = [
    named(after) && t('audit.change', { before: named(before), after: named(after) }),
    changed.join(', '),
    why && t(`audit.reason.${why}`),
    typeof invitedBy === 'string' && t('audit.invitedBy', { name: invitedBy }),
    ...[device, network].filter((part) => typeof part === 'string'),
  ].filter(Boolean)
  return parts.length > 0 && <span className={classes.change}>{parts.join(' · ')}</span>
}
