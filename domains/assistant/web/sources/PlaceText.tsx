/** The text around a quote, which scrolls by itself, so that its name and the link to the whole text stay in sight. */
import type { ReactNode } from 'react'
import { useText } from '../text.ts'
import classes from './sources.module.css'

export function PlaceText({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={classes.text} lang="tr" aria-label={t('sources.text')} tabIndex={0}>
      {children}
    </section>
  )
}
