/** Placeholder of a result list while it loads. */
import { Waiting } from '@mizan/platform/ui'
import classes from './ResultItem.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

export function ResultSkeleton() {
  return (
    <div aria-hidden>
      {rows.map((row) => (
        <div key={row} className={classes.item}>
          <Waiting height={20} width="46%" below={10} />
          <Waiting height={20} width="68%" below={12} />
          <Waiting below={10} />
          <Waiting width="92%" below={16} />
          <Waiting height={26} width="30%" below={10} />
        </div>
      ))}
    </div>
  )
}
