/** The head of a column of a table. It is a button if the list can be put in the order of the column. */
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import classes from './head.module.css'

interface Props {
  label: string
  className?: string | undefined
  /** How the list is in the order of this column, if it is. */
  direction?: 'asc' | 'desc' | undefined
  onSort?: (() => void) | undefined
}

export function HeadCell({ label, className, direction, onSort }: Props) {
  const Arrow = direction === 'asc' ? IconArrowUp : IconArrowDown
  return (
    <th
      scope="col"
      className={className}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
    >
      {onSort ? (
        <button type="button" className={classes.sort} onClick={onSort}>
          {label}
          {direction && <Arrow size={14} stroke={1.7} aria-hidden />}
        </button>
      ) : (
        label
      )}
    </th>
  )
}
