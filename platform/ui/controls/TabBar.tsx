/** The tabs of a screen, each with an address of its own. */
import { useFormat } from '../format.ts'
import { PlainLink } from './PlainLink.tsx'
import classes from './TabBar.module.css'

interface Tab {
  href: string
  label: string
  /** How much the tab has; nothing is shown for 0. */
  count?: number | undefined
  current: boolean
}

export function TabBar({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const format = useFormat()
  return (
    <nav className={classes.tabs} aria-label={label}>
      {tabs.map(({ href, label: name, count, current }) => (
        <PlainLink key={href} href={href} className={classes.tab} aria-current={current ? 'page' : undefined}>
          {name} {count ? <span className={classes.count}>{format.number(count)}</span> : null}
        </PlainLink>
      ))}
    </nav>
  )
}
