/** One case in the list of the bell: what happened last, and how much more. */
import { PlainLink, useFormat, useLanguage } from '@mizan/platform/ui'
import { useEntryText } from '@mizan/platform/ui/audit'
import { wordsFor } from '../../data/kinds.ts'
import type { AboutSubject, Notification } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './panel.module.css'

export function SubjectRow({ item, onOpen }: { item: AboutSubject; onOpen: () => void }) {
  const t = useText()
  const format = useFormat()
  const describe = useDescription()
  const [newest] = item.latest
  if (!newest) return null
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
          <time dateTime={newest.at}>{format.moment(newest.at)}</time>
        </span>
        <span className={classes.what}>
          <span title={describe(newest)}>{describe(newest)}</span>
          {count > 0 && <small>{t('row.others', { count })}</small>}
        </span>
      </PlainLink>
    </li>
  )
}

/** Who did what, in the words of the record of the office or of the kind. */
function useDescription(): (change: Notification) => string {
  const language = useLanguage()
  const entryText = useEntryText()
  return ({ kind, actor, action, details }) => {
    const entry = entryText({ action, details })
    const says = wordsFor(kind, entry.says, language)
    return [actor?.name, says, entry.details].filter(Boolean).join(' · ')
  }
}
