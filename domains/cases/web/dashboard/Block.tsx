/** A part of the dashboard that is loaded, and fails, on its own. */
import { Button, Waiting } from '@mizan/platform/ui'
import type { ReactNode } from 'react'
import classes from './dashboard.module.css'
import { Fold } from './Fold.tsx'
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
  rows?: number
  /** In place of rows, what has the shape of that which comes. */
  waiting?: ReactNode
  /** It opens on request. */
  folded?: boolean
  children: () => ReactNode
}

export function Block({ title, untitled = false, folded = false, failed, children, ...loading }: Props) {
  const content = (
    <Content failed={failed} {...loading}>
      {children}
    </Content>
  )
  return (
    <section className={classes.block} aria-label={title}>
      {untitled ? (
        content
      ) : (
        <Fold title={title} begins={folded ? 'closed' : undefined}>
          {content}
        </Fold>
      )}
    </section>
  )
}

/** An answer that is already there stays when it cannot be renewed. */
export function Content({
  failed,
  read,
  rows = 0,
  waiting,
  children,
}: Omit<Props, 'title' | 'untitled' | 'folded'>) {
  const t = useText()
  if (read.data !== undefined) return children()
  if (!read.error) return waiting ?? <Skeleton rows={rows} />
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

export const Skeleton = ({ rows }: { rows: number }) => (
  <div className={classes.skeleton} aria-busy>
    {Array.from({ length: rows }, (_, at) => at + 1).map((at) => (
      <div key={at} className={classes.bar}>
        <Waiting width={`${widths[at % widths.length]}rem`} />
      </div>
    ))}
  </div>
)
