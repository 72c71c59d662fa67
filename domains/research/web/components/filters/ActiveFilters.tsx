/** The active filters; they can be removed one by one, or all at once. */
import { IconX } from '@tabler/icons-react'
import { useText } from '../../text.ts'
import classes from './ActiveFilters.module.css'

interface Props {
  chips: { id: string; label: string; onRemove: () => void }[]
  onClear: () => void
}

export function ActiveFilters({ chips, onClear }: Props) {
  const t = useText()
  if (chips.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t('filters.active')}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <button
            type="button"
            className={classes.chip}
            aria-label={t('filters.remove', { label: chip.label })}
            onClick={chip.onRemove}
          >
            <span>{chip.label}</span>
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes.clear} onClick={onClear}>
          {t('filters.clear')}
        </button>
      </li>
    </ul>
  )
}
