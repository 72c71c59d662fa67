import { Button, Empty, Slot } from '@mizan/platform/ui'
import { useText } from '../text.ts'
import classes from './list.module.css'

interface Props {
  onAdd?: (() => void) | undefined
  /** Filters leave nothing; this takes them away. */
  onClear?: () => void
}

/** In place of a list without cases. */
export function NoCases({ onAdd, onClear }: Props) {
  const t = useText()
  if (onClear)
    return (
      <Empty
        title={t('list.noMatch')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('list.clear')}
          </Button>
        }
      />
    )
  return (
    <div className={classes.none}>
      <Empty
        title={t('list.empty')}
        action={
          onAdd && (
            <div className={classes.actions}>
              <Button variant="default" onClick={onAdd}>
                {t('list.add')}
              </Button>
              <Slot name="cases.list-actions" place="empty" />
            </div>
          )
        }
      >
        {t('list.emptyBody')}
      </Empty>
    </div>
  )
}
