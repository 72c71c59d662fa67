/** What was deleted and can still be restored. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../controls/Button.tsx'
import { Pager } from '../controls/Pager.tsx'
import { Empty } from '../feedback/Empty.tsx'
import { Waiting } from '../feedback/Waiting.tsx'
import { Found, type FoundPage, listPage } from './Found.tsx'
import classes from './lists.module.css'
import { useListText } from './text.ts'

interface Props<Item> {
  /** What only this list can say. */
  says: { back: string; emptyBody: string; pager: string }
  found: FoundPage<{ items: readonly Item[]; pageIndex: number; total: number }>
  onTurn: (pageIndex: number) => void
  onBack: () => void
  /** A `BinnedLine` for each. */
  children: (item: Item) => ReactNode
}

export function Bin<Item>({ says, found, onTurn, onBack, children }: Props<Item>) {
  const t = useListText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className={classes.tools}>
        <h2 ref={heading} tabIndex={-1}>
          {t('bin')}
        </h2>
        <span className={classes.room} />
        <Button variant="default" onClick={onBack}>
          {says.back}
        </Button>
      </div>
      <Found found={found} failed={t('failed')} waiting={<Waiting height={120} />}>
        {({ items, pageIndex, total }) =>
          total === 0 ? (
            <Empty title={t('empty')}>{says.emptyBody}</Empty>
          ) : (
            <>
              <ul className={classes.binned} aria-label={t('bin')}>
                {items.map(children)}
              </ul>
              <Pager
                label={says.pager}
                index={pageIndex}
                pages={Math.ceil(total / listPage)}
                onChange={onTurn}
              />
            </>
          )
        }
      </Found>
    </>
  )
}

/** Leads to the bin; absent while nothing is in it. */
export function BinButton({ count, onOpen }: { count: number; onOpen: () => void }) {
  const t = useListText()
  if (count === 0) return null
  return (
    <Button variant="subtle" onClick={onOpen}>
      {t('bin')} {count}
    </Button>
  )
}
