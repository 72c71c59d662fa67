/** The third step: what would be imported, and what is wrong with the rest. */
import { Button, useAccount } from '@mizan/platform/ui'
import { CheckField, FormFailure } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import type { Import } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { useKeep } from '../use-keep.ts'
import { AlikeNames } from './AlikeNames.tsx'
import { BadRows } from './BadRows.tsx'
import { Progress } from './Progress.tsx'
import classes from './steps.module.css'

interface Props {
  record: Import
  onBack: () => void
}

export function CheckStep({ record, onBack }: Props) {
  const t = useText()
  if (record.state === 'checking')
    return (
      <Progress
        progress={record.progress}
        said={
          record.progress
            ? t('check.names', { done: record.progress.done, total: record.progress.total })
            : t('check.working')
        }
      />
    )
  return <Found record={record} onBack={onBack} />
}

function Found({ record, onBack }: Props) {
  const t = useText()
  const { account } = useAccount()
  const { importId, found, trouble } = record
  const [isSeen, setSeen] = useState(false)
  const keep = useKeep()
  const run = useSend('imports.run', keep)
  const recheck = useSend('imports.check', keep)
  const again = () => recheck.mutate({ params: { importId }, body: { mapping: record.mapping } })
  if (!found) return null
  const { ready, skipped, alike, newClients } = found
  const isLocked = account?.readOnly === true || (alike > 0 && !isSeen)
  return (
    <div className={classes.stack}>
      <p role="status" className={classes.sum}>
        <span>{t('check.ready', { count: ready })}</span>
        {skipped > 0 && <span className={classes.skipped}>{t('check.skipped', { count: skipped })}</span>}
        {newClients > 0 && <span>{t('check.newClients', { count: newClients })}</span>}
      </p>
      {trouble && (
        <p role="alert" className={classes.bad}>
          {t(`check.${trouble}`)}
        </p>
      )}
      {ready === 0 && <p className={classes.bad}>{t('check.none')}</p>}
      {skipped === 0 && ready > 0 && <p className={classes.muted}>{t('check.clean')}</p>}
      {alike > 0 && (
        <AlikeNames importId={importId} count={alike}>
          <CheckField
            name="seen"
            label={t('check.seen')}
            value={isSeen}
            onChange={setSeen}
            error={undefined}
          />
        </AlikeNames>
      )}
      <FormFailure form={{ failure: run.error ?? recheck.error, wrong: 0 }} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        {trouble === 'changed' ? (
          <Button loading={recheck.isPending} onClick={again}>
            {t('check.retry')}
          </Button>
        ) : (
          ready > 0 && (
            <Button
              loading={run.isPending}
              disabled={isLocked}
              onClick={() => run.mutate({ params: { importId }, body: { ready, conflictsSeen: isSeen } })}
            >
              {t('check.submit', { count: ready })}
            </Button>
          )
        )}
        <span className={classes.muted}>{alike > 0 && !isSeen ? t('check.unseen') : t('check.promise')}</span>
      </div>
      {skipped > 0 && <BadRows record={record} />}
    </div>
  )
}
