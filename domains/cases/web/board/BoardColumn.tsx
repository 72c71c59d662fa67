/** The cases in one state, the latest changed first. */
import { Button, Failure, type Total, useTotal, Waiting } from '@mizan/platform/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { type DragEvent, useEffect, useState } from 'react'
import type { CaseLine } from '../../schemas.ts'
import { useCall } from '../data.ts'
import { type ListAddress, questionOf, type State } from '../list/address.ts'
import { StateChip } from '../states.tsx'
import { useText } from '../text.ts'
import { BoardCard, type CardProps } from './BoardCard.tsx'
import classes from './board.module.css'

const pageSize = 30

export interface ColumnProps extends Pick<CardProps, 'onDrag' | 'onMove'> {
  state: State
  address: ListAddress
  /** A card is above this column, or would be dropped in it. */
  isTarget: boolean
  /** A card is dragged; anything else that is, such as a file, has no place here. */
  isDragging: boolean
  liftedId: string | undefined
  isMoving: (caseId: string) => boolean
  mayMove: (line: CaseLine) => boolean
  onOver: (state: State | null) => void
  onDrop: (state: State) => void
  /** Tells the board which cases are here, and how many there are in all. */
  onKnown: (state: State, lines: readonly CaseLine[], total: number) => void
  /** On phones the name is in the tabs. */
  headless: boolean
}

const none: Total = { total: 0, isCut: false }

export function BoardColumn(props: ColumnProps) {
  const { state, isTarget, isDragging, onOver, onDrop, headless } = props
  const t = useText()
  const shown = useTotal()
  const [pages, setPages] = useState(1)
  const [counted, setCounted] = useState<Total>()
  const rest = (counted?.total ?? 0) - pages * pageSize
  const over = (event: DragEvent) => {
    if (!isDragging) return
    event.preventDefault()
    onOver(state)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) onOver(null)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    onDrop(state)
  }
  return (
    <section
      className={classes.column}
      aria-label={t('board.column', {
        name: t(`state.${state}`),
        count: counted?.total ?? 0,
        shown: shown(counted ?? none),
      })}
      data-target={isTarget || undefined}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      {!headless && (
        <h2 className={classes.head}>
          <StateChip state={state === 'none' ? null : state} />
          <span>{counted && shown(counted)}</span>
        </h2>
      )}
      <ul className={classes.cards}>
        {Array.from({ length: pages }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          <Page key={index} index={index} onCounted={setCounted} {...props} />
        ))}
      </ul>
      {counted?.total === 0 && <p className={classes.none}>{t('board.empty')}</p>}
      {rest > 0 && (
        <Button variant="default" onClick={() => setPages(pages + 1)}>
          {counted?.isCut ? t('board.moreThan', { count: rest }) : t('board.more', { count: rest })}
        </Button>
      )}
    </section>
  )
}

interface PageProps extends ColumnProps {
  index: number
  onCounted: (counted: Total) => void
}

function Page({ index, onCounted, ...column }: PageProps) {
  const { state, address, liftedId, isMoving, mayMove, onDrag, onMove, onKnown } = column
  const { sort, direction, ...filters } = address
  const query = { ...questionOf({ ...filters, state: [state] }, pageSize), pageIndex: index }
  const cases = useCall('cases.list', { query }, { placeholderData: keepPreviousData })
  const { data } = cases
  useEffect(() => {
    if (!data) return
    onCounted({ total: data.total, isCut: data.isCut })
    onKnown(state, data.items, data.total)
  }, [data, state, onCounted, onKnown])
  if (cases.error)
    return (
      <li>
        <Failure error={cases.error} onRetry={() => cases.refetch()} />
      </li>
    )
  if (!data)
    return (
      <li aria-busy>
        <Waiting height={88} />
      </li>
    )
  return data.items.map((line) => (
    <BoardCard
      key={line.caseId}
      line={line}
      isLifted={line.caseId === liftedId}
      isMoving={isMoving(line.caseId)}
      mayMove={mayMove(line)}
      onDrag={onDrag}
      onMove={onMove}
    />
  ))
}
