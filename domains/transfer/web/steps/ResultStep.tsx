/** The last step: what was imported, what was not, and the way back. */
import { ApiError } from '@mizan/platform/contract/client'
import { Button, notify, useAccount, useFormat } from '@mizan/platform/ui'
import { AreaField, FormDialog, type Problems, useForm } from '@mizan/platform/ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { longestReason } from '../../data/limits.ts'
import { showImported } from '../../data/show-imported.ts'
import type { Import } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { BadRows } from './BadRows.tsx'
import { Progress } from './Progress.tsx'
import classes from './steps.module.css'

export function ResultStep({ record }: { record: Import }) {
  const t = useText()
  const { progress, state } = record
  if (state === 'running')
    return (
      <Progress
        progress={progress}
        said={
          progress
            ? t('result.working', { done: progress.done, total: progress.total })
            : t('result.starting')
        }
      />
    )
  return <Done record={record} />
}

function Done({ record }: { record: Import }) {
  const t = useText()
  const format = useFormat()
  const { account } = useAccount()
  const [isUndoing, setUndoing] = useState(false)
  const { kind, found, undone } = record
  const skipped = undone ? 0 : (found?.skipped ?? 0)
  useFreshLists(record)
  const list = kind === 'clients' ? '/client' : '/case-management'
  return (
    <div className={classes.stack}>
      <p role="status" className={classes.sum}>
        <span>
          {undone
            ? t('result.undone', { name: undone.by.name, date: format.moment(undone.at) })
            : t('result.done', { count: found?.ready ?? 0 })}
        </span>
        {skipped > 0 && <span className={classes.skipped}>{t('result.skipped', { count: skipped })}</span>}
      </p>
      {undone && <p className={classes.muted}>{t('result.reason', { reason: undone.reason })}</p>}
      <div className={classes.actions}>
        {!undone && <Button renderRoot={(props) => <Link to={list} {...props} />}>{t('result.show')}</Button>}
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/case-management/import" search={{ kind }} {...props} />}
        >
          {t('again')}
        </Button>
        {!undone && !account?.readOnly && (
          <Button variant="subtle" color="var(--bad)" onClick={() => setUndoing(true)}>
            {t('result.undo')}
          </Button>
        )}
      </div>
      {skipped > 0 && <BadRows record={record} />}
      {isUndoing && <UndoDialog record={record} onClose={() => setUndoing(false)} />}
    </div>
  )
}

/** Events renew them as well, a moment later or, while none reaches this page, not at all. */
function useFreshLists({ state }: Import) {
  const cache = useQueryClient()
  useEffect(() => {
    if (state !== 'done') return
    for (const row of showImported) void cache.invalidateQueries({ queryKey: [row] })
  }, [cache, state])
}

function UndoDialog({ record, onClose }: { record: Import; onClose: () => void }) {
  const t = useText()
  const { importId, found } = record
  const undo = useSend('imports.undo')
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }): Problems<{ reason: string }> =>
      reason.trim() ? {} : { reason: t('result.undoRequired') },
    submit: async ({ reason }) => {
      await undo.mutateAsync({ params: { importId }, body: { reason: reason.trim() } })
      notify('success', t('result.undoDone'))
      onClose()
    },
  })
  const rows = undo.error instanceof ApiError ? (undo.error.details.rows as number[] | undefined) : undefined
  return (
    <FormDialog
      title={t('result.undoTitle')}
      form={form}
      submit={t('result.undoSubmit')}
      harmful
      onClose={onClose}
    >
      <p>{t('result.undoBody', { count: found?.ready ?? 0 })}</p>
      {rows && <p className={classes.bad}>{t('result.usedRows', { rows: rows.join(', ') })}</p>}
      <AreaField
        label={t('result.undoReason')}
        hint={`${form.values.reason.length}/${longestReason}`}
        rows={3}
        maxLength={longestReason}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
