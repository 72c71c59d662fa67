/** Cases on a phone: a card each. A long press selects. */
import { PlainLink } from '@mizan/platform/ui'
import { DateChip, PersonChip } from '@mizan/platform/ui/chips'
import { type PointerEvent, useRef } from 'react'
import type { ListedCase } from '../../schemas.ts'
import { StateChip } from '../states.tsx'
import { caseAddress } from '../tabs/address.ts'
import { useText } from '../text.ts'
import type { ListProps } from './CaseTable.tsx'
import { Next } from './Next.tsx'
import classes from './table.module.css'

export function CaseCards({ lines, selection, tinted }: ListProps) {
  const t = useText()
  return (
    <ul className={classes.cards} aria-label={t('title')}>
      {lines.map((line) => (
        <Card key={line.caseId} line={line} selection={selection} isTinted={tinted.has(line.caseId)} />
      ))}
    </ul>
  )
}

const longPressMs = 500

interface CardProps extends Pick<ListProps, 'selection'> {
  line: ListedCase
  isTinted: boolean
}

function Card({ line, selection, isTinted }: CardProps) {
  const { caseId, displayTitle, client, docketNumber, caseNumber, state, deadline, next, assignee } = line
  const press = useLongPress(() => selection.toggle(caseId))
  const isSelecting = selection.lines.length > 0
  return (
    <li
      data-case={caseId}
      className={classes.card}
      data-chosen={selection.has(caseId) || undefined}
      data-tinted={isTinted || undefined}
      {...press.handlers}
      onClickCapture={(event) => {
        if (!isSelecting && !press.wasLong()) return
        event.preventDefault()
        event.stopPropagation()
        if (!press.wasLong()) selection.toggle(caseId)
      }}
    >
      <PlainLink data-result href={caseAddress(caseId)} className={classes.name}>
        {displayTitle}
      </PlainLink>
      <span className={classes.line}>
        {[client?.name, docketNumber ?? caseNumber].filter(Boolean).join(' · ')}
      </span>
      {next && (
        <span className={classes.line}>
          <Next thing={next} />
        </span>
      )}
      <span className={classes.chips}>
        <StateChip state={state} />
        {deadline && <DateChip day={deadline} />}
        {assignee && <PersonChip name={assignee.name} narrow />}
      </span>
    </li>
  )
}

/** A press that is held; the click at its end is not one. */
function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  const start = ({ pointerType }: PointerEvent) => {
    isLong.current = false
    if (pointerType === 'mouse') return
    timer.current = setTimeout(() => {
      isLong.current = true
      onLong()
    }, longPressMs)
  }
  return {
    wasLong: () => isLong.current,
    handlers: {
      onPointerDown: start,
      onPointerUp: stop,
      onPointerMove: stop,
      onPointerCancel: stop,
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (isLong.current) event.preventDefault()
      },
    },
  }
}
