/** `/features/news`: staff of the service writes news in both languages. */
import {
  Button,
  ConfirmDialog,
  Empty,
  Failure,
  hooksOf,
  useFormat,
  usePermission,
  Waiting,
} from '@mizan/platform/ui'
import { useState } from 'react'
import type { visitorRows } from '../../contract.ts'
import type { OwnNews } from '../../schemas/news.ts'
import { useText } from '../text.ts'
import { NewsForm } from './NewsForm.tsx'
import classes from './news.module.css'

const { useCall, useSend } = hooksOf<typeof visitorRows>()

export function StaffNews() {
  const t = useText()
  const allowed = usePermission('product', 'Write')
  const news = useCall('news.all', {}, { enabled: allowed === true })
  const [edited, edit] = useState<OwnNews | 'new'>()
  const [leaving, askToDelete] = useState<OwnNews>()
  const remove = useSend('news.delete', () => askToDelete(undefined))
  if (allowed === false) return <p>{t('staff.forbidden')}</p>
  const add = (
    <Button variant="default" onClick={() => edit('new')}>
      {t('staff.add')}
    </Button>
  )
  return (
    <div>
      {news.error && <Failure error={news.error} onRetry={() => news.refetch()} />}
      {news.isPending && <Waiting height={160} />}
      {news.data?.items.length === 0 ? (
        <Empty title={t('staff.none')} action={add} />
      ) : (
        <div className={classes.head}>{add}</div>
      )}
      <ul className={classes.list}>
        {news.data?.items.map((item) => (
          <Item key={item.id} item={item} onEdit={() => edit(item)} onDelete={() => askToDelete(item)} />
        ))}
      </ul>
      {edited && (
        <NewsForm
          key={edited === 'new' ? 'new' : edited.id}
          news={edited === 'new' ? undefined : edited}
          onDone={() => edit(undefined)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={t('staff.deletion')}
          confirm={t('staff.delete')}
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ params: { newsId: leaving.id } })}
          onClose={() => askToDelete(undefined)}
        >
          <p>{leaving.tr.title}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

interface ItemProps {
  item: OwnNews
  onEdit: () => void
  onDelete: () => void
}

function Item({ item, onEdit, onDelete }: ItemProps) {
  const t = useText()
  const format = useFormat()
  return (
    <li className={classes.item}>
      <strong>{item.tr.title}</strong>
      <span>
        {format.date(item.date)} · {item.isPublished ? t('staff.published') : t('staff.draft')}
      </span>
      <Button variant="default" aria-label={`${t('staff.edit')}: ${item.tr.title}`} onClick={onEdit}>
        {t('staff.edit')}
      </Button>
      <Button variant="default" aria-label={`${t('staff.delete')}: ${item.tr.title}`} onClick={onDelete}>
        {t('staff.delete')}
      </Button>
    </li>
  )
}
