import { Skeleton } from '@mantine/core'
import classes from './ResultItem.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

/** The shape of a result list while it is on its way. */
export function ResultSkeleton() {
  return (
    <div aria-hidden>
      {rows.map((row) => (
        <div key={row} className={classes.item}>
          <Skeleton height={18} width="46%" radius={5} />
          <Skeleton height={20} width="68%" mt={10} />
          <Skeleton height={14} mt={12} />
          <Skeleton height={14} width="92%" mt={10} />
          <Skeleton height={24} width="30%" mt={14} mb={6} />
        </div>
      ))}
    </div>
  )
}
