/** The time limits of a case: open ones in the order of their dates, those done folded below. */
import { Button, Empty, Failure, useLock, Waiting } from '@mizan/platform/ui'
import { lazy, Suspense, useState } from 'react'
import type { Limit } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { useItem } from '../tabs/address.ts'
import classes from './dates.module.css'
import { LimitRow } from './LimitRow.tsx'
import { useText } from './text.ts'

const Added = lazy(async () => ({ default: (await import('./NewLimitDialog.tsx')).NewLimitDialog }))
const Dialog = lazy(async () => ({ default: (await import('./LimitDialog.tsx')).LimitDialog }))
const Rejection = lazy(async () => ({ default: (await import('./RejectionDialog.tsx')).RejectionDialog }))

/** Id of the one that is edited or sent back. */
type Opened = { edit: string | 'new' } | { reject: string } | null

export function Limits({ caseId }: { caseId: string }) {
  const t = useText()
  const lock = useLock()
  const found = useCall('limits.list', { params: { caseId } })
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const items = found.data?.items ?? []
  const add = found.data?.may.includes('add') && (
    <Button variant="default" onClick={() => setOpened({ edit: 'new' })} {...lock}>
      {t('limits.add')}
    </Button>
  )
  const edited = opened && 'edit' in opened ? opened.edit : undefined
  const rejected = opened && 'reject' in opened ? opened.reject : undefined
  const one = (id: string | undefined) => items.find(({ limitId }) => limitId === id)
  const refused = one(rejected)
  const changed = one(edited)
  return (
    <section className={classes.section} aria-labelledby="limits-title">
      <div className={classes.head}>
        <h2 id="limits-title">{t('limits.title')}</h2>
        {items.length > 0 && add}
      </div>
      {found.error && <Failure error={found.error} onRetry={() => found.refetch()} />}
      {!found.data && !found.error && <Waiting height={120} />}
      {found.data && items.length === 0 && (
        <Empty title={t('limits.empty')} action={add}>
          {t('limits.emptyBody')}
        </Empty>
      )}
      <Lists items={items} onOpen={setOpened} />
      <Suspense>
        {edited === 'new' && <Added caseId={caseId} onClose={close} />}
        {changed && <Dialog caseId={caseId} limit={changed} onClose={close} />}
        {refused && <Rejection limit={refused} onClose={close} />}
      </Suspense>
    </section>
  )
}

function Lists({ items, onOpen }: { items: readonly Limit[]; onOpen: (opened: Opened) => void }) {
  const t = useText()
  const shown = useItem()
  const open = items.filter(({ state }) => state !== 'done')
  const done = items.filter(({ state }) => state === 'done')
  const rowOf = (limit: Limit) => (
    <LimitRow
      key={limit.limitId}
      limit={limit}
      isShown={limit.limitId === shown}
      onEdit={() => onOpen({ edit: limit.limitId })}
      onReject={() => onOpen({ reject: limit.limitId })}
    />
  )
  return (
    <>
      {open.length > 0 && <ol className={classes.list}>{open.map(rowOf)}</ol>}
      {done.length > 0 && (
        <details className={classes.done} open={done.some(({ limitId }) => limitId === shown) || undefined}>
          <summary>{t('limits.done', { count: done.length })}</summary>
          <ol className={classes.list}>{done.map(rowOf)}</ol>
        </details>
      )}
    </>
  )
}
