/** The star beside a text: keeps it as a favourite, and opens its folder and note. */
import { PanelButton } from '@mizan/platform/ui/composite'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import type { FavoriteKind } from '../../schemas.ts'
import { FavoriteForm } from './FavoriteForm.tsx'
import classes from './kept.module.css'
import { useKeptText } from './text.ts'
import { markOf, useMarks } from './use-marks.ts'

interface Props {
  kind: FavoriteKind
  targetId: string
  /** There is room for words. */
  wide: boolean
}

export default function FavoriteButton({ kind, targetId, wide }: Props) {
  const t = useKeptText()
  const isKept = markOf(useMarks(), kind, targetId) !== undefined
  const Icon = isKept ? IconStarFilled : IconStar
  const label = isKept ? t('star.kept') : t('star.add')
  const icon = (
    <Icon key="icon" size={17} stroke={1.7} className={isKept ? classes.kept : undefined} aria-hidden />
  )
  return (
    <PanelButton label={label} face={wide ? [icon, ' ', label] : icon} bare>
      {(close) => <FavoriteForm kind={kind} targetId={targetId} onDone={close} />}
    </PanelButton>
  )
}
