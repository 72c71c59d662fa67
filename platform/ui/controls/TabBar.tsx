/** The tabs of a screen, each with an address of its own. */
import { PlainLink } from './PlainLink.tsx'
import classes from './TabBar.module.css'

interface Props {
  label: string
  tabs: readonly { href: string; label: string; current: boolean }[]
}

export const TabBar = ({ label, tabs }: Props) => (
  <nav className={classes.tabs} aria-label={label}>
    {tabs.map((tab) => (
      <PlainLink
        key={tab.href}
        href={tab.href}
        className={classes.tab}
        aria-current={tab.current ? 'page' : undefined}
      >
        {tab.label}
      </PlainLink>
    ))}
  </nav>
)
