/** Placeholder of the facets while they load. */
import { Waiting } from '@mizan/platform/ui'
import classes from './Facets.module.css'

const groups = ['a', 'b', 'c']

export function FacetSkeleton() {
  return (
    <div className={classes.facets} aria-hidden>
      <Waiting height={18} width="60%" />
      {groups.map((group) => (
        <div key={group}>
          <Waiting width="40%" below={14} />
          {[86, 72, 90, 64].map((width) => (
            <Waiting key={width} width={`${width}%`} below={18} />
          ))}
        </div>
      ))}
    </div>
  )
}
