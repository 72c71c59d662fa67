/** Facets on the left and the list on the right; without room for both, the facets are in a side panel. */
import { Button, Dialog, useMedia } from '@mizan/platform/ui'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../text.ts'
import classes from './SearchLayout.module.css'

interface Props {
  head: ReactNode
  filters: ReactNode
  /** No facets beside the list, because there is nothing to count. */
  plain: boolean
  children: ReactNode
}

export function SearchLayout({ head, filters, plain, children }: Props) {
  const t = useText()
  const wide = useMedia('(min-width: 64em)')
  return (
    <div className={classes.page}>
      {head}
      <div className={classes.columns} data-plain={plain || !wide}>
        {!plain && wide && (
          <aside className={classes.side} aria-label={t('filters.title')}>
            {filters}
          </aside>
        )}
        {children}
      </div>
    </div>
  )
}

/** Opens the facets on narrow screens; hidden when they are beside the list. */
export function FilterButton({ count, children }: { count: number; children: ReactNode }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        className={classes.button}
        leftSection={<IconAdjustmentsHorizontal size={17} stroke={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? t('filters.show', { count }) : t('filters.title')}
      </Button>
      {open && (
        <Dialog title={t('filters.title')} side onClose={() => setOpen(false)} done={t('filters.done')}>
          {children}
        </Dialog>
      )}
    </>
  )
}
