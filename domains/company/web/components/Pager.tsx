import { Button } from '@mantine/core'
import { useText } from '../text.ts'
import classes from './AuditLog.module.css'

interface Props {
  /** From 0. */
  index: number
  pages: number
  onChange: (index: number) => void
}

export function Pager({ index, pages, onChange }: Props) {
  const t = useText()
  if (pages <= 1) return null
  return (
    <nav className={classes.pager} aria-label={t('audit.pager')}>
      <Button variant="default" disabled={index === 0} onClick={() => onChange(index - 1)}>
        {t('audit.previous')}
      </Button>
      <span role="status">{t('audit.page', { page: index + 1, pages })}</span>
      <Button variant="default" disabled={index + 1 >= pages} onClick={() => onChange(index + 1)}>
        {t('audit.next')}
      </Button>
    </nav>
  )
}
