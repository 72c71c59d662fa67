/** Which columns the table shows. */
import { PanelButton } from '@mizan/platform/ui/composite'
import { useText } from '../text.ts'
import { type ColumnId, columnIds } from './columns.tsx'
import classes from './list.module.css'

interface Props {
  shown: readonly ColumnId[]
  onChange: (shown: readonly ColumnId[]) => void
}

export function ColumnChoice({ shown, onChange }: Props) {
  const t = useText()
  return (
    <PanelButton label={t('list.columns')} face={t('list.columns')} bare>
      {() => (
        <div>
          {columnIds.map((id) => (
            <label key={id} className={classes.option}>
              <input
                type="checkbox"
                checked={shown.includes(id)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...shown, id] : shown.filter((one) => one !== id))
                }
              />
              {t(`column.${id}`)}
            </label>
          ))}
        </div>
      )}
    </PanelButton>
  )
}
