import { Button, Empty, Slot } from '@mizan/platform/ui'
import { useText } from '../text.ts'
import classes from './list.module.css'

interface Props {
  mayAdd?: boolean
  /** Filters leave nothing; this takes them away. */
  onClear?: () => void
}

/** In place of a list without cases. */
export function NoCases({ mayAdd = false, onClear }: Props) {
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
      <Empty title={t('list.empty')} action={mayAdd && <Slot name="cases.list-actions" place="empty" />}>
        {t('list.emptyBody')}
      </Empty>
    </div>
  )
}
