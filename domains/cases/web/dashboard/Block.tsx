/** A part of the dashboard that is loaded, and fails, on its own. */
import { Button, Waiting } from '@mizan/platform/ui'
import type { ReactNode } from 'react'
import classes from './dashboard.module.css'
import { useText } from './text.ts'

interface Read {
  error: { message: string } | null
  data?: unknown
  refetch: () => unknown
}

interface Props {
  title: string
  /** The title is only for screen readers. */
  untitled?: boolean
  /** What is said if it could not be loaded. */
  failed: string
  read: Read
  /** Rows of the skeleton. */
  rows: number
  children: () => ReactNode
}

export function Block({ title, untitled = false, failed, read, rows, children }: Props) {
  return (
    <section className={classes.block} aria-label={title}>
      {!untitled && <h2>{title}</h2>}
      <Content failed={failed} read={read} rows={rows}>
        {children}
      </Content>
    </section>
  )
}

/** An answer that is already there stays when it cannot be renewed. */
export function Content({ failed, read, rows, children }: Omit<Props, 'title' | 'untitled'>) {
  const t = useText()
  if (read.data !== undefined) return children()
  if (!read.error) return <Skeleton rows={rows} />
  return (
    <div role="alert" className={classes.failed}>
      <p>
        {failed} {read.error.message}
      </p>
      <Button variant="default" onClick={() => void read.refetch()}>
        {t('retry')}
      </Button>
    </div>
  )
}

/** Widths of the bars, in rem. */
const widths = [14, 9, 12, 16, 10, 13, 11, 15]

const Skeleton = ({ rows }: { rows: number }) => (
  <div className={classes.skeleton} aria-busy>
    {widths.slice(0, rows).map((width) => (
      <div key={width} className={classes.bar}>
        <Waiting width={`${width}rem`} />
      </div>
    ))}
  </div>
)
