/** Short name of a court ("Y. 3. HD"); its full name is read out and shown on hover. */
import classes from './badges.module.css'

export function CourtBadge({ badge, title }: { badge: string; title: string }) {
  return (
    <abbr className={classes.court} title={title}>
      {badge}
    </abbr>
  )
}
