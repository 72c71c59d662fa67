/** The list that the bell opens: one row for each subject, the latest first. */
import { Empty, Failure, PlainLink, Segmented, Waiting } from '@mizan/platform/ui'
import { type ComponentProps, useState } from 'react'
import type { AboutSubject } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './panel.module.css'
import { SubjectRow } from './SubjectRow.tsx'

type PanelFilter = 'unread' | 'all'

const step = 20
const most = 100

export function Panel({ unread, onClose }: { unread: number; onClose: () => void }) {
  const [which, setWhich] = useState<PanelFilter>(unread > 0 ? 'unread' : 'all')
  const [pageSize, setPageSize] = useState(step)
  const query = { pageSize, unread: String(which === 'unread') }
  const list = useCall('notifications.list', { query }, { placeholderData: (kept) => kept })
  const read = useSend('notifications.markRead')
  const { items = [], total = 0 } = list.data ?? {}
  const newest = items[0]?.latest[0]?.id
  const canRead = newest !== undefined && unread > 0 && !read.isPending
  const readAll = () => canRead && read.mutate({ body: { upTo: newest } })
  const open = ({ subjectKind, subjectId, unread: count, latest: [last] }: AboutSubject) => {
    if (last && count > 0) read.mutate({ body: { subjectKind, subjectId, upTo: last.id } })
    onClose()
  }
  const more = total > items.length && pageSize < most ? () => setPageSize(pageSize + step) : undefined
  return (
    <>
      <Head {...{ which, setWhich, unread, canRead, readAll }} />
      {list.error && <Failed error={list.error} onRetry={() => list.refetch()} />}
      {list.isPending && <Skeleton />}
      {list.data && <Rows items={items} which={which} onOpen={open} />}
      <Foot more={more} onClose={onClose} />
    </>
  )
}

interface HeadProps {
  which: PanelFilter
  setWhich: (which: PanelFilter) => void
  unread: number
  canRead: boolean
  readAll: () => void
}

function Head({ which, setWhich, unread, canRead, readAll }: HeadProps) {
  const t = useText()
  const label = unread > 0 ? t('panel.unread', { count: unread }) : t('panel.noUnread')
  const options = [
    { value: 'unread' as const, label },
    { value: 'all' as const, label: t('panel.all') },
  ]
  return (
    <div className={classes.head}>
      <Segmented label={t('panel.which')} value={which} options={options} onChange={setWhich} />
      {/* It keeps the focus when nothing is left to read. */}
      <button type="button" aria-disabled={!canRead} onClick={readAll}>
        {t('panel.readAll')}
      </button>
    </div>
  )
}

function Foot({ more, onClose }: { more: (() => void) | undefined; onClose: () => void }) {
  const t = useText()
  return (
    <div className={classes.foot}>
      {more && (
        <button type="button" onClick={more}>
          {t('panel.more')}
        </button>
      )}
      <PlainLink href="/user-profile?tab=notifications" onClick={onClose}>
        {t('panel.settings')}
      </PlainLink>
    </div>
  )
}

function Failed(failure: ComponentProps<typeof Failure>) {
  const t = useText()
  return (
    <div className={classes.state}>
      <p>{t('panel.failed')}</p>
      <Failure {...failure} />
    </div>
  )
}

interface RowsProps {
  items: readonly AboutSubject[]
  which: PanelFilter
  onOpen: (item: AboutSubject) => void
}

function Rows({ items, which, onOpen }: RowsProps) {
  const t = useText()
  if (items.length > 0)
    return (
      <ul className={classes.list}>
        {items.map((item) => (
          <SubjectRow key={`${item.subjectKind} ${item.subjectId}`} item={item} onOpen={() => onOpen(item)} />
        ))}
      </ul>
    )
  if (which === 'unread') return <p className={classes.nothing}>{t('panel.nothingUnread')}</p>
  return <Empty title={t('panel.nothing')}>{t('panel.nothingHint')}</Empty>
}

const Skeleton = () => (
  <div className={classes.list} aria-busy>
    {[1, 2, 3].map((row) => (
      <div key={row} className={classes.skeleton}>
        <Waiting width="60%" below={8} />
        <Waiting width="85%" height={12} />
      </div>
    ))}
  </div>
)
