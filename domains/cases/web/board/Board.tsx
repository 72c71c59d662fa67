/** The cases as columns of their states. A card is moved by dragging it, with keys, or with its menu. */
import { useListKeys, useLock, useMedia } from '@mizan/platform/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CaseLine } from '../../schemas.ts'
import { allStates, type ListAddress, type State } from '../list/address.ts'
import { useText } from '../text.ts'
import { BoardColumn } from './BoardColumn.tsx'
import classes from './board.module.css'
import { StateTabs } from './StateTabs.tsx'
import { type Lifted, useLift } from './use-lift.ts'
import { stateOf, useMove } from './use-move.ts'

export function Board({ address }: { address: ListAddress }) {
  const t = useText()
  const lock = useLock()
  const isNarrow = useMedia('(max-width: 47.99em)')
  const states = allStates.filter((state) => !address.state || address.state.includes(state))
  const [tab, setTab] = useState<State>()
  const known = useKnown()
  const { move, isMoving } = useMove()
  const { dragged, over, drag, setOver } = useDrag()
  const mayMove = (line: CaseLine) => line.may.includes('edit') && !lock.disabled
  const put = async (line: CaseLine, to: State) => {
    await move(line, to)
    focusCard(line.caseId)
  }
  const focused = () => {
    const line = known.lineOf(document.activeElement?.closest<HTMLElement>('[data-card]')?.dataset.card)
    return line && mayMove(line) ? line : undefined
  }
  const lifted = useLift({ states, focused, onDrop: ({ line, target }) => void put(line, target) })
  useListKeys(true)
  const shown = isNarrow ? [tab && states.includes(tab) ? tab : (states[0] ?? 'open')] : states
  return (
    <>
      <div role="status" className="visually-hidden">
        {lifted && placeIn(lifted, known, t)}
      </div>
      {isNarrow && (
        <StateTabs states={states} chosen={shown[0] ?? 'open'} address={address} onChoose={setTab} />
      )}
      <div className={classes.board} data-narrow={isNarrow || undefined}>
        {shown.map((state) => (
          <BoardColumn
            key={state}
            state={state}
            address={address}
            headless={isNarrow}
            isTarget={lifted ? lifted.target === state : over === state && dragged !== null}
            liftedId={lifted?.line.caseId}
            isMoving={isMoving}
            mayMove={mayMove}
            isDragging={dragged !== null}
            onDrag={drag}
            onOver={setOver}
            onDrop={(to) => {
              if (dragged) void put(dragged, to)
              drag(null)
            }}
            onMove={(line, to) => void put(line, to)}
            onKnown={known.note}
          />
        ))}
      </div>
    </>
  )
}

/** The card under the mouse, and the column that it is above. */
function useDrag() {
  const [dragged, setDragged] = useState<CaseLine | null>(null)
  const [over, setOver] = useState<State | null>(null)
  const drag = (line: CaseLine | null) => {
    setDragged(line)
    setOver(null)
  }
  return { dragged, over, drag, setOver }
}

/** The card is in its new column once that was read again. */
const focusCard = (caseId: string): void =>
  void setTimeout(
    () => document.querySelector<HTMLElement>(`[data-card="${CSS.escape(caseId)}"] a`)?.focus(),
    50,
  )

interface Known {
  lines: readonly CaseLine[]
  total: number
}

/** What the columns have shown, for the keys and for what is read out. */
function useKnown() {
  const columns = useRef(new Map<State, Known>())
  const note = useCallback((state: State, lines: readonly CaseLine[], total: number) => {
    const ids = new Set(lines.map(({ caseId }) => caseId))
    const others = columns.current.get(state)?.lines.filter(({ caseId }) => !ids.has(caseId)) ?? []
    columns.current.set(state, { lines: [...lines, ...others], total })
  }, [])
  useEffect(() => () => columns.current.clear(), [])
  const lineOf = (caseId: string | undefined): CaseLine | undefined => {
    const found = [...columns.current.values()].flatMap(({ lines }) => lines)
    return found.filter((line) => line.caseId === caseId).sort((a, b) => b.version - a.version)[0]
  }
  return { note, lineOf, of: (state: State) => columns.current.get(state) }
}

/** "İstinafta, 1/10": a card that is moved becomes the first of its column. */
function placeIn(
  { line, target }: Lifted,
  known: ReturnType<typeof useKnown>,
  t: ReturnType<typeof useText>,
) {
  const column = known.of(target)
  const isHome = stateOf(line) === target
  const at = isHome ? (column?.lines.findIndex(({ caseId }) => caseId === line.caseId) ?? 0) + 1 : 1
  const total = (column?.total ?? 0) + (isHome ? 0 : 1)
  return t('board.place', { name: t(`state.${target}`), at, total })
}
