import { useFormat } from '@mizan/platform/ui'
import { roles } from '../../roles.ts'
import type { AuditPage, Role } from '../../schemas.ts'
import { tr } from '../messages.tr.ts'
import { useText } from '../text.ts'
import classes from './AuditLog.module.css'

type Entry = AuditPage['items'][number]
type KnownAction = keyof typeof tr.audit.action

const isKnown = (action: string): action is KnownAction => action in tr.audit.action

const rolesIn = (value: unknown): Role[] =>
  Array.isArray(value) ? roles.filter((role) => value.includes(role)) : []

/** Who did what to whom, and when. */
export function AuditLine({ entry }: { entry: Entry }) {
  const t = useText()
  const format = useFormat()
  const action = entry.action.replaceAll('.', '_')
  const isAboutAnother = entry.subjectName !== null && entry.subjectId !== entry.actor?.id
  const named = (value: unknown) =>
    rolesIn(value)
      .map((role) => t(`role.${role}`))
      .join(', ')
  const { before, after } = entry.details
  return (
    <li className={classes.entry}>
      <time dateTime={entry.at}>{format.moment(entry.at)}</time>
      <p>
        <strong>{entry.actor ? entry.actor.name || t('audit.gone') : t('audit.system')}</strong>
        {' · '}
        {isKnown(action) ? t(`audit.action.${action}`) : entry.action}
        {isAboutAnother && ` · ${entry.subjectName}`}
        {rolesIn(after).length > 0 && (
          <span className={classes.change}>
            {t('audit.change', { before: named(before), after: named(after) })}
          </span>
        )}
      </p>
    </li>
  )
}
