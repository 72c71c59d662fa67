import { Skeleton } from '@mantine/core'
import classes from './Facets.module.css'

const groups = ['a', 'b', 'c']

/** The shape of the counts while they are on their way. */
export function FacetSkeleton() {
  return (
    <div className={classes.facets} aria-hidden>
      <Skeleton height={18} width="60%" />
      {groups.map((group) => (
        <div key={group}>
          <Skeleton height={14} width="40%" mb={12} />
          {[86, 72, 90, 64].map((width) => (
            <Skeleton key={width} height={14} width={`${width}%`} mb={14} />
          ))}
        </div>
      ))}
    </div>
  )
}
