/** Which columns the table shows; those that were chosen and have no room say so. */
import { PanelButton } from '@mizan/platform/ui/composite'
import { useText } from '../text.ts'
import { type ColumnId, columnIds } from './columns.tsx'
import classes from './list.module.css'

interface Props {
  chosen: readonly ColumnId[]
  /** Those of them that have room. */
  shown: readonly ColumnId[]
  onChange: (chosen: readonly ColumnId[]) => void
}

export function ColumnChoice({ chosen, shown, onChange }: Props) {
  const t = useText()
  return (
    <PanelButton label={t('list.columns')} face={t('list.columns')} bare>
      {() => (
        <div>
          {columnIds.map((id) => (
            <label key={id} className={classes.option}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
              {t(`column.${id}`)}
              {chosen.includes(id) && !shown.includes(id) && (
                <small className={classes.noRoom}>{t('list.noRoom')}</small>
              )}
            </label>
          ))}
        </div>
      )}
    </PanelButton>
  )
}
