/** The tabs of a screen, each with an address of its own. */
import { useEffect, useRef } from 'react'
import { PlainLink } from './PlainLink.tsx'
import classes from './TabBar.module.css'

interface Props {
  label: string
  tabs: readonly { href: string; label: string; current: boolean }[]
}

export function TabBar({ label, tabs }: Props) {
  const bar = useCurrentInSight(tabs.find(({ current }) => current)?.href)
  return (
    <nav ref={bar} className={classes.tabs} aria-label={label}>
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
}

/** On a narrow screen the bar is scrolled, and only the bar, until the current tab is not cut off at its end. */
function useCurrentInSight(current: string | undefined) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const tab = current !== undefined && bar.current?.querySelector('[aria-current="page"]')
    if (!bar.current || !tab) return
    const hidden = tab.getBoundingClientRect().right - bar.current.getBoundingClientRect().right
    if (hidden > 0) bar.current.scrollLeft += hidden
  }, [current])
  return bar
}
