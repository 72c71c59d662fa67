/** The mails that wait, newest first. */
import { Empty, Failure, Pager, Waiting } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { MailCard } from './MailCard.tsx'
import classes from './mail.module.css'

const pageSize = 20

interface Props {
  caseId: string | undefined
  page: number
  onTurn: (page: number) => void
}

export function MailList({ caseId, page, onTurn }: Props) {
  const t = useText()
  const query = { pageIndex: page - 1, pageSize, ...(caseId && { caseId }) }
  const found = useCall('mail.list', { query }, { placeholderData: keepPreviousData })
  if (found.error)
    return (
      <>
        <p className={classes.failed}>
          {found.error.code === 'document.keys_locked' ? t('list.locked') : t('list.failed')}
        </p>
        <Failure error={found.error} onRetry={() => found.refetch()} />
      </>
    )
  if (!found.data) return <ListWaiting />
  const { items, total } = found.data
  if (total === 0) return <Empty title={t('list.empty')}>{t('list.emptyBody')}</Empty>
  return (
    <>
      <p className={classes.hint}>{t('dropHint')}</p>
      <ul className={classes.list} aria-label={t('list.label')} aria-busy={found.isPlaceholderData}>
        {items.map((mail) => (
          <li key={mail.mailId}>
            <MailCard mail={mail} />
          </li>
        ))}
      </ul>
      <Pager
        label={t('list.pager')}
        index={page - 1}
        pages={Math.ceil(total / pageSize)}
        onChange={(index) => onTurn(index + 1)}
      />
    </>
  )
}

const ListWaiting = () => (
  <div aria-busy>
    {[1, 2, 3].map((row) => (
      <Waiting key={row} height={150} below={12} />
    ))}
  </div>
)
