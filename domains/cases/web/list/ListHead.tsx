/** Title, number of cases, the choice of the view, and the button for a new case. */
import { Button, Segmented, Slot, useFormat, useLock } from '@mizan/platform/ui'
import { useText } from '../text.ts'
import classes from './list.module.css'
import type { ViewMode } from './view-mode.ts'

interface Props {
  total: number | undefined
  mode: ViewMode
  onMode: (mode: ViewMode) => void
  /** Undefined for those who may not. */
  onAdd: (() => void) | undefined
}

export function ListHead({ total, mode, onMode, onAdd }: Props) {
  const t = useText()
  const format = useFormat()
  const lock = useLock()
  return (
    <div className={classes.head}>
      <h1>
        {t('title')} {total !== undefined && <span className={classes.total}>{format.number(total)}</span>}
      </h1>
      <span role="status" className="visually-hidden">
        {total !== undefined && t('list.count', { count: total })}
      </span>
      <Segmented
        label={t('mode.label')}
        value={mode}
        options={[
          { value: 'table', label: t('mode.table') },
          { value: 'board', label: t('mode.board') },
          { value: 'calendar', label: t('mode.calendar') },
        ]}
        onChange={onMode}
      />
      <span className={classes.links}>
        <Slot name="cases.list-tools" />
        {onAdd && total !== undefined && total > 0 && !lock.disabled && (
          <Slot name="cases.list-actions" place="head" />
        )}
      </span>
      {onAdd ? (
        <Button onClick={onAdd} {...lock}>
          {t('list.add')}
        </Button>
      ) : (
        total !== undefined && <p className={classes.reading}>{t('readOnly')}</p>
      )}
    </div>
  )
}
