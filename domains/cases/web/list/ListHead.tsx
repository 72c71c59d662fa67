/** Title, number of cases, the choice of the view, and the button for a new case. */
import { Button, PageHead, Segmented, Slot, type Total, useLock, useTotal } from '@mizan/platform/ui'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '../text.ts'
import type { ViewMode } from './address.ts'
import classes from './list.module.css'

interface Props {
  counted: Total | undefined
  /** There are no cases at all, and the empty list offers the import itself. */
  isEmpty: boolean
  mode: ViewMode
  onMode: (mode: ViewMode) => void
  /** Undefined for those who may not. */
  onAdd: (() => void) | undefined
}

export function ListHead({ counted, isEmpty, mode, onMode, onAdd }: Props) {
  const t = useText()
  const shown = useTotal()
  const lock = useLock()
  const navigate = useNavigate()
  return (
    <PageHead
      title={t('title')}
      count={counted && shown(counted)}
      beside={
        <span role="status" className="visually-hidden">
          {counted?.isCut === false && t('list.count', { count: counted.total })}
          {counted?.isCut && t('list.countOver', { count: counted.total })}
        </span>
      }
      tools={
        <>
          <Segmented<ViewMode | 'calendar'>
            label={t('mode.label')}
            value={mode}
            options={[
              { value: 'table', label: t('mode.table') },
              { value: 'board', label: t('mode.board') },
              { value: 'calendar', label: t('mode.calendar') },
            ]}
            onChange={(next) => (next === 'calendar' ? void navigate({ to: '/calendar' }) : onMode(next))}
          />
          <span className={classes.links}>
            <Slot name="cases.list-tools" />
            {onAdd && !isEmpty && !lock.disabled && (
              <span className={counted ? undefined : classes.reserved}>
                <Slot name="cases.list-actions" place="head" />
              </span>
            )}
          </span>
        </>
      }
      action={
        onAdd ? (
          <Button onClick={onAdd} {...lock}>
            {t('list.add')}
          </Button>
        ) : (
          counted && <p>{t('readOnly')}</p>
        )
      }
    />
  )
}
