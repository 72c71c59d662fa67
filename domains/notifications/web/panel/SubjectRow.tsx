/** One subject in the list of the bell: its last change or next date, and the number of further ones. */

import { PlainLink, useFormat, useLanguage } from '@mizan/platform/ui'
import { DateChip } from '@mizan/platform/ui/chips'
import type { AboutSubject, Notification } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './panel.module.css'

export function SubjectRow({ item, onOpen }: { item: AboutSubject; onOpen: () => void }) {
  const t = useText()
  const format = useFormat()
  const describe = useDescription()
  const [newest] = item.latest
  if (!newest) return null
  const { due } = newest
  const count = item.total - 1
  return (
    <li>
      <PlainLink
        href={item.path}
        className={classes.row}
        data-unread={item.unread > 0 || undefined}
        onClick={onOpen}
      >
        <span className={classes.title}>
          <strong title={`${item.number} ${item.title}`}>{item.title}</strong>
          {item.unread > 0 && <span className="visually-hidden">{t('row.isUnread')}</span>}
          {/* A reminder shows its due day, and not the time of the notification. */}
          {due ? <DateChip day={due.date} /> : <time dateTime={newest.at}>{format.moment(newest.at)}</time>}
        </span>
        <span className={classes.what}>
          <span title={describe(newest)}>{describe(newest)}</span>
          {count > 0 && (
            <small>{due ? t('row.otherReminders', { count }) : t('row.others', { count })}</small>
          )}
        </span>
      </PlainLink>
    </li>
  )
}

/** The actor and the change, or the due thing with its hour. */
function useDescription(): (change: Notification) => string {
  const t = useText()
  const language = useLanguage()
  return ({ actor, says, due }) => {
    const what = [says[language], due?.time].filter(Boolean).join(' ')
    return [due ? t('row.reminder') : actor?.name, what].filter(Boolean).join(' · ')
  }
}
