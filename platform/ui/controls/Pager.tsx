/**
 * Moves between the pages of a list; shows nothing if there is only one. Whoever stands behind the last page, because what
 * was there has been deleted, goes back to it.
 */
import { useUiText } from '../text.ts'
import { Button } from './Button.tsx'
import classes from './Pager.module.css'

interface Props {
  /** Names the landmark. */
  label: string
  /** From 0. */
  index: number
  pages: number
  onChange: (index: number) => void
}

export function Pager({ label, index, pages, onChange }: Props) {
  const t = useUiText()
  const isBehind = pages > 0 && index >= pages
  if (pages <= 1 && !isBehind) return null
  return (
    <nav className={classes.pager} aria-label={label}>
      <Button variant="default" disabled={index === 0} onClick={() => onChange(Math.min(index, pages) - 1)}>
        {t('pager.previous')}
      </Button>
      <span role="status">{t('pager.page', { page: index + 1, pages })}</span>
      <Button variant="default" disabled={index + 1 >= pages} onClick={() => onChange(index + 1)}>
        {t('pager.next')}
      </Button>
    </nav>
  )
}
