/** How far the server is, by kind; it goes on if the page is left. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Button, useFormat } from '@mizan/platform/ui'
import { FormFailure } from '@mizan/platform/ui/forms'
import type { OfficeExport } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './exports.module.css'
import { writtenIn } from './written.ts'

export function Running({ one }: { one: OfficeExport }) {
  const t = useText()
  const { number } = useFormat()
  const cancel = useSend('exports.cancel')
  const { exportId, format, kinds } = one
  const total = kinds.reduce((sum, { expected }) => sum + expected, 0)
  const done = writtenIn(kinds)
  const said =
    kinds.length > 0
      ? t(format === 'zip' ? 'exports.progressFiles' : 'exports.progress', {
          done: number(done),
          total: number(total),
        })
      : t('exports.waiting')
  return (
    <div className={classes.stack}>
      <p className={classes.sum}>{said}</p>
      <progress
        className={classes.progress}
        aria-label={said}
        {...(kinds.length > 0 && { value: done, max: Math.max(total, 1) })}
      />
      <p className={classes.muted}>{t('exports.leave')}</p>
      <Button
        variant="default"
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ params: { exportId } })}
      >
        {t('exports.cancel')}
      </Button>
      <FormFailure form={{ failure: cancel.error as ApiError | null, wrong: 0 }} />
      {kinds.length > 0 && (
        <ul className={classes.kinds} aria-label={t('exports.kinds')}>
          {kinds.map(({ name, title, written, expected }) => (
            <li key={name} data-done={written === expected || undefined}>
              <span>{title}</span>
              <span className={classes.figures}>
                {number(written)} / {number(expected)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
