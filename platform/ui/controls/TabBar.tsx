/** The tabs of a screen, each with an address of its own. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormat } from '../format.ts'
import { PlainLink } from './PlainLink.tsx'
import classes from './TabBar.module.css'

interface Tab {
  href: string
  label: string
  /** How much the tab has: a `TabCount`. */
  count?: ReactNode
  current: boolean
}

export function TabBar({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const bar = useCurrentInSight(tabs.find(({ current }) => current)?.href)
  return (
    <nav ref={bar} className={classes.tabs} aria-label={label}>
      {tabs.map(({ href, label: name, count, current }) => (
        <PlainLink key={href} href={href} className={classes.tab} aria-current={current ? 'page' : undefined}>
          {name} {count}
        </PlainLink>
      ))}
    </nav>
  )
}

/** Nothing is shown for 0. */
export function TabCount({ count }: { count: number | undefined }) {
  const format = useFormat()
  return count ? <span className={classes.count}>{format.number(count)}</span> : null
}

/** On a narrow screen the bar is scrolled, and only the bar, until the current tab is not cut off, also once counts come. */
function useCurrentInSight(current: string | undefined) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element || current === undefined) return
    const watch = new ResizeObserver(() => showCurrent(element))
    for (const tab of element.children) watch.observe(tab)
    showCurrent(element)
    return () => watch.disconnect()
  }, [current])
  return bar
}

function showCurrent(bar: HTMLElement): void {
  const tab = bar.querySelector('[aria-current="page"]')?.getBoundingClientRect()
  if (!tab) return
  const { left, right } = bar.getBoundingClientRect()
  if (tab.right > right) bar.scrollLeft += tab.right - right
  if (tab.left < left) bar.scrollLeft += tab.left - left
}
