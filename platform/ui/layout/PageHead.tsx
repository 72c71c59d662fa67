import type { ReactNode } from 'react'
import { PlainLink } from '../controls/PlainLink.tsx'
import { Waiting } from '../feedback/Waiting.tsx'
import classes from './page.module.css'

/** The way to the screen that this one was opened from. */
type WayBack = { label: ReactNode } & ({ href: string } | { onClick: () => void })

interface Props {
  title: ReactNode
  /** Of the title, where it is not the language of the screen. */
  lang?: string
  /** How many there are. */
  count?: ReactNode
  /** Beside the title: what state it is in. */
  beside?: ReactNode
  /** Ways to look at it, and actions that are not the main one. */
  tools?: ReactNode
  /** The one main action, at the right end. */
  action?: ReactNode
  /** One sentence beneath. */
  line?: ReactNode
  back?: WayBack | undefined
  /** It stays in view while the screen is scrolled. */
  sticky?: boolean
}

/** The head of every screen. Its title has one size and one place, whatever else the head holds. */
export const PageHead = ({ title, lang, count, beside, tools, action, line, back, sticky }: Props) => (
  <header className={classes.head} data-sticky={sticky || undefined}>
    <div className={classes.above}>{back && <Back {...back} />}</div>
    <div className={classes.name}>
      <h1 lang={lang}>
        {title}
        {count !== undefined && count !== '' && <span className={classes.count}> {count}</span>}
      </h1>
      {beside && <div className={classes.beside}>{beside}</div>}
    </div>
    {(tools || action) && (
      <div className={classes.end}>
        {tools && <div className={classes.tools}>{tools}</div>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
    )}
    {line && <div className={classes.line}>{line}</div>}
  </header>
)

/** In its place while the name of what is opened is loaded. */
export const PageHeadWaiting = ({ width = '18rem' }: { width?: string }) => (
  <div className={classes.head} aria-hidden>
    <div className={classes.above} />
    <div className={classes.name}>
      <div className={classes.bar} style={{ width }}>
        <Waiting height={26} />
      </div>
    </div>
  </div>
)

const Back = ({ label, ...way }: WayBack) =>
  'href' in way ? (
    <PlainLink className={classes.back} href={way.href}>
      {label}
    </PlainLink>
  ) : (
    <button type="button" className={classes.back} onClick={way.onClick}>
      {label}
    </button>
  )
