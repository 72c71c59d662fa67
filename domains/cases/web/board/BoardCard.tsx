/** A case on the board: its name, its client, what is overdue in it, its day and its person. */
import { afterDrag, PlainLink } from '@mizan/platform/ui'
import { DateChip, PersonChip } from '@mizan/platform/ui/chips'
import { ChoiceMenu } from '@mizan/platform/ui/composite'
import { IconArrowsMoveHorizontal } from '@tabler/icons-react'
import type { DragEvent } from 'react'
import type { CaseLine, ListedCase } from '../../schemas.ts'
import type { State } from '../list/address.ts'
import { isOverdue, Next } from '../list/Next.tsx'
import { useStateChoices } from '../states.tsx'
import { caseAddress } from '../tabs/address.ts'
import { useText } from '../text.ts'
import classes from './board.module.css'
import { stateOf } from './use-move.ts'

export interface CardProps {
  line: ListedCase
  isLifted: boolean
  isMoving: boolean
  mayMove: boolean
  onDrag: (line: CaseLine | null) => void
  onMove: (line: CaseLine, to: State) => void
}

export function BoardCard({ line, isLifted, isMoving, mayMove, onDrag, onMove }: CardProps) {
  const { caseId, displayTitle, client, deadline, assignee, next } = line
  const late = next && isOverdue(next) && (
    <span className={classes.overdue}>
      <Next thing={next} />
    </span>
  )
  const start = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', displayTitle)
    event.dataTransfer.effectAllowed = 'move'
    onDrag(line)
    afterDrag(() => onDrag(null))
  }
  return (
    <li
      className={classes.card}
      data-card={caseId}
      data-lifted={isLifted || undefined}
      data-moving={isMoving || undefined}
      draggable={mayMove}
      onDragStart={start}
    >
      <PlainLink data-result draggable={false} href={caseAddress(caseId)} className={classes.name}>
        {displayTitle}
      </PlainLink>
      <span className={classes.client}>{client?.name}</span>
      {deadline && late}
      <span className={classes.chips}>
        {/* Without a day its place stays, so that people stand in one line at the right. */}
        {deadline ? <DateChip day={deadline} /> : late || <span />}
        {assignee && <PersonChip name={assignee.name} narrow />}
        {mayMove && <MoveMenu line={line} onMove={onMove} />}
      </span>
    </li>
  )
}

/**
 * For whoever cannot drag a card: on a touched screen, and with a screen reader, which keeps letters such as m to itself.
 * With a mouse it is seen while it has the focus.
 */
function MoveMenu({ line, onMove }: { line: CaseLine } & Pick<CardProps, 'onMove'>) {
  const t = useText()
  const choices = useStateChoices()
  return (
    <span className={classes.menu}>
      <ChoiceMenu
        label={t('board.move', { name: line.displayTitle })}
        choices={choices}
        chosen={stateOf(line)}
        seen={line}
        onChoose={(id, seen) => onMove(seen, id as State)}
      >
        <IconArrowsMoveHorizontal size={18} stroke={1.7} aria-hidden />
      </ChoiceMenu>
    </span>
  )
}
