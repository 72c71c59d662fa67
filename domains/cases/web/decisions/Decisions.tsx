/** The decisions that a case collects. */
import {
  Button,
  Empty,
  Failure,
  IconButton,
  notify,
  PlainLink,
  useFormat,
  useLock,
  Waiting,
} from '@mizan/platform/ui'
import { IconFolderMinus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Case, LinkedDecision } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import classes from './decisions.module.css'
import { useText } from './text.ts'

const Dialog = lazy(async () => ({ default: (await import('./NumberDialog.tsx')).NumberDialog }))

export function Decisions({ record: { caseId, may } }: { record: Case }) {
  const t = useText()
  const lock = useLock()
  const [isAdding, setAdding] = useState(false)
  const found = useCall('cases.decisions', { params: { caseId } })
  if (found.error)
    return (
      <>
        <p className={classes.failed}>{t('decision.failed')}</p>
        <Failure error={found.error} onRetry={() => found.refetch()} />
      </>
    )
  if (!found.data) return <Waiting height={240} />
  const { items } = found.data
  const mayEdit = may.includes('edit')
  const tools = (
    <div className={classes.tools}>
      <Button variant="default" renderRoot={(props) => <PlainLink {...props} href="/search/case" />}>
        {t('decision.search')}
      </Button>
      {mayEdit && (
        <Button variant="default" onClick={() => setAdding(true)} {...lock}>
          {t('decision.byNumber')}
        </Button>
      )}
    </div>
  )
  return (
    <>
      {tools}
      {items.length === 0 ? (
        <Empty title={t('decision.empty')}>{t('decision.emptyBody')}</Empty>
      ) : (
        <ul className={classes.list}>
          {items.map((one) => (
            <Item key={one.courtCaseId} caseId={caseId} link={one} mayEdit={mayEdit} />
          ))}
        </ul>
      )}
      <Suspense>{isAdding && <Dialog caseId={caseId} onClose={() => setAdding(false)} />}</Suspense>
    </>
  )
}

interface ItemProps {
  caseId: string
  link: LinkedDecision
  mayEdit: boolean
}

function Item({ caseId, link, mayEdit }: ItemProps) {
  const t = useText()
  const format = useFormat()
  const { citation, decision, linkedBy, linkedAt } = link
  const href = decision && `/search/case/${decision.country}/${encodeURIComponent(decision.id)}`
  return (
    <li className={classes.item}>
      <span className={classes.text}>
        {href ? <PlainLink href={href}>{citation}</PlainLink> : <span>{citation}</span>}
        <span className={classes.facts}>
          {decision ? decision.subject && <span>{decision.subject}</span> : <span>{t('decision.gone')}</span>}
          <span>{t('decision.by', { name: linkedBy.name, date: format.day(linkedAt) })}</span>
        </span>
      </span>
      {mayEdit && <Remove caseId={caseId} link={link} />}
    </li>
  )
}

function Remove({ caseId, link: { courtCaseId, citation, decision } }: Omit<ItemProps, 'mayEdit'>) {
  const t = useText()
  const lock = useLock()
  const restore = useSend('cases.linkDecision')
  const undo = {
    label: t('decision.undo'),
    run: () => restore.mutate({ params: { caseId }, body: { courtCaseId } }),
    undoes: true as const,
  }
  const remove = useSend('cases.unlinkDecision', () =>
    // What the archive no longer has cannot be added again.
    notify('success', t('decision.removed'), decision ? { action: undo } : {}),
  )
  return (
    <IconButton
      icon={IconFolderMinus}
      label={t('decision.remove', { name: citation })}
      onClick={() => remove.mutate({ params: { caseId, courtCaseId } })}
      {...lock}
      disabled={lock.disabled || remove.isPending}
    />
  )
}
