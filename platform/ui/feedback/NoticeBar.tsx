/** A message that concerns the whole office or account, above a screen until it is closed. */
import { type Icon, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { useUiText } from '../text.ts'
import classes from './NoticeBar.module.css'

interface Props {
  /** Names the region for screen readers. */
  label: string
  icon: Icon
  onClose: () => void
  children: ReactNode
}

export function NoticeBar({ label, icon: NoticeIcon, onClose, children }: Props) {
  const t = useUiText()
  return (
    <section className={classes.bar} aria-label={label}>
      <NoticeIcon size={18} stroke={1.7} aria-hidden />
      <p>{children}</p>
      <IconButton icon={IconX} label={t('close')} onClick={onClose} />
    </section>
  )
}
