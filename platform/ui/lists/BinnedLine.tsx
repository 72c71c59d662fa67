/** One of those that were deleted: by whom and when, the days that it has left, and its way back. */
import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { CutName } from '../controls/CutName.tsx'
import { useFormat } from '../format.ts'
import { useLock } from '../session/lock.ts'
import classes from './lists.module.css'
import { useListText } from './text.ts'

interface Props {
  icon?: ReactNode
  name: string
  deleted: { by: { name: string }; at: string; daysLeft: number } | null
  mayRestore: boolean
  isRestoring: boolean
  onRestore: () => void
}

export function BinnedLine({ icon, name, deleted, mayRestore, isRestoring, onRestore }: Props) {
  const t = useListText()
  const format = useFormat()
  const lock = useLock()
  return (
    <li>
      {icon}
      <span className={classes.gone}>
        <strong>
          <CutName name={name} />
        </strong>
        {deleted && (
          <span>
            {t('by', { name: deleted.by.name, date: format.day(deleted.at) })} ·{' '}
            {t('left', { count: deleted.daysLeft })}
          </span>
        )}
      </span>
      {mayRestore && (
        <Button
          variant="default"
          aria-label={t('restoreOf', { name })}
          loading={isRestoring}
          onClick={onRestore}
          {...lock}
        >
          {t('restore')}
        </Button>
      )}
    </li>
  )
}
